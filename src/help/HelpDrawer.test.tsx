import { isCompanySide, listRoleRights, type Role } from '@domain/accounts/roles';
import { findProgramByRoute } from '@domain/programs/find';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { forgetUsedAnswer, noteUsedControl } from '@/filling/form/usedAnswer';
import { changeLanguage } from '@/utils/language';
import { withPortal } from '../../tests/support/portal/with-portal';
import HelpDrawer from './HelpDrawer';

const openOn = (at: string, role: Role | null, onClose = vi.fn(), name = '帮助') => {
  const company = role && isCompanySide(role) ? { id: 'c1' } : null;
  const user = role && { id: 'u1', role, permissions: listRoleRights(role), company };
  render(withPortal(user as never, <HelpDrawer open onClose={onClose} />, { at }));
  return screen.findByRole('dialog', { name });
};

describe('HelpDrawer', () => {
  it('shows help for the open page, limited to what the user may do', async () => {
    const auditor = within(await openOn('/review/filing', 'auditor'));
    expect(auditor.getByRole('heading', { name: '审核一件申报' })).toBeVisible();
    expect(auditor.getByText(/系统核对/)).toBeVisible();
    expect(auditor.queryByText(/提交办理/)).toBeNull();
  });

  it('links to the pages that it names, and closes on a click', async () => {
    const onClose = vi.fn();
    const drawer = within(await openOn('/index', 'owner', onClose));
    const link = drawer.getByRole('link', { name: '“项目目录”' });
    expect(link).toHaveAttribute('href', '/forms/programs');
    fireEvent.click(link);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('opens a related topic in place, with an address of its own', async () => {
    const drawer = within(await openOn('/system/webhooks', 'administrator'));
    fireEvent.click(drawer.getByRole('button', { name: '推送消息的格式和验签' }));
    expect(drawer.getByRole('heading', { name: '推送消息的格式和验签' })).toBeVisible();
    expect(drawer.getByText(/webhook-signature: v1/)).toBeVisible();
    expect(drawer.getByRole('link', { name: '在帮助页面打开' })).toHaveAttribute(
      'href',
      '/help?topic=webhookFormat',
    );
  });

  it('names the laws that the open form follows, with its conditions, and quotes no text that the portal does not have', async () => {
    const drawer = within(await openOn('/forms/declareForm', 'owner'));
    const basis = within(await drawer.findByRole('region', { name: '政策依据' }, { timeout: 10_000 }));
    expect(basis.getByText('高新技术企业认定管理办法（国科发火〔2016〕32号）')).toBeVisible();
    expect(basis.getByText('国科发火〔2016〕32号，第九条：有效期三年')).toBeVisible();
    expect(basis.getByText(/未收录/)).toBeVisible();
    expect(basis.getByRole('heading', { name: '申报条件' })).toBeVisible();
    expect(basis.getAllByRole('listitem').length).toBeGreaterThan(6);
  });

  it('shows alternative conditions under a line that says that one of them is enough', async () => {
    const drawer = within(await openOn('/forms/gazelleForm', 'owner'));
    const basis = within(await drawer.findByRole('region', { name: '政策依据' }, { timeout: 10_000 }));
    const [alternatives] = basis.getAllByText('满足以下其中一项即可：');
    expect(within(alternatives as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it('follows the field in use: what it counts in every form, and the conditions on it', async () => {
    onTestFinished(() => act(forgetUsedAnswer));
    const drawer = within(await openOn('/forms/declareForm', 'owner'));
    expect(drawer.queryByRole('region', { name: /^当前填写项/ })).toBeNull();
    act(() => noteUsedControl('finance[2].total_assets'));
    const figure = within(
      await drawer.findByRole('region', { name: '当前填写项：年末资产总额' }, { timeout: 10_000 }),
    );
    expect(figure.getByText(/^口径：年末资产总计/)).toBeVisible();
    act(() => noteUsedControl('registration.registered_date'));
    const date = within(await drawer.findByRole('region', { name: '当前填写项：注册时间' }));
    expect(date.getAllByRole('listitem')[0]).toHaveTextContent('企业注册成立一年');
    act(() => noteUsedControl('rc-tabs-0'));
    expect(drawer.getByRole('region', { name: '当前填写项：注册时间' })).toBeVisible();
  });

  it('quotes the law behind a condition on the field in use, where the office gave its words', async () => {
    onTestFinished(() => act(forgetUsedAnswer));
    const words = '《高新技术企业认定管理办法》第十一条：企业申请认定时须注册成立一年以上';
    const program = findProgramByRoute('/forms/declareForm');
    if (!program) throw new Error('no program');
    const form = await program.load();
    const rules = form.rules.map((rule) => ({ ...rule, lawText: { zh: words, en: words } }));
    const load = vi.spyOn(program, 'load').mockResolvedValue({ ...form, rules });
    onTestFinished(() => load.mockRestore());
    const drawer = within(await openOn('/forms/declareForm', 'owner'));
    act(() => noteUsedControl('registration.registered_date'));
    const date = within(await drawer.findByRole('region', { name: '当前填写项：注册时间' }));
    fireEvent.click(date.getAllByText('条文原文')[0] as HTMLElement);
    expect(date.getAllByText(words)[0]).toBeVisible();
  });

  it('shows help without a session, but no pages that need one', async () => {
    const drawer = within(await openOn('/login/register', null));
    expect(drawer.getByRole('heading', { name: '企业注册' })).toBeVisible();
    expect(drawer.queryByRole('link', { name: '在帮助页面打开' })).toBeNull();
  });

  it('is in Arabic for who fills in a declaration', async () => {
    await act(() => changeLanguage('ar'));
    onTestFinished(() => act(() => changeLanguage('zh-CN')));
    const drawer = within(await openOn('/forms/declareForm', 'owner', vi.fn(), 'المساعدة'));
    expect(drawer.getByRole('heading', { name: 'تعبئة تصريح' })).toBeVisible();
    expect(drawer.getAllByRole('link', { name: '“تصاريحي”' })[0]).toHaveAttribute(
      'href',
      '/enterpriseCenter/declare',
    );
  });
});
