import { listRoleRights } from '@domain/accounts/roles';
import type { CompanyInfo } from '@domain/company/calls';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listDraftEntries } from '@/filling/draft/localStore';
import { feedback } from '@/utils/feedback';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { mockFeedback } from '../../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import ProfileEditor from './ProfileEditor';

mockFeedback();

const owner = { id: 'profile-owner', name: '王敏', permissions: listRoleRights('owner') };
const info = {
  id: 'c1',
  version: 3,
  data: { name: '示例科技有限公司', mailing_address: '科技路一号' },
  updated_at: '2026-06-10T02:00:00.000Z',
} as unknown as CompanyInfo;

const address = () => screen.findByLabelText(/^通信地址/) as Promise<HTMLInputElement>;
const keptTexts = async () =>
  (await listDraftEntries<{ answers: { company: object } }>({ user: owner.id, place: 'profile/c1' })).map(
    ({ answers }) => answers.company,
  );

async function open() {
  const onCancel = vi.fn();
  const editor = <ProfileEditor info={info} onSaved={() => {}} onCancel={onCancel} />;
  const { unmount } = render(withPortal(owner, editor));
  await address();
  return { onCancel, unmount };
}

async function moveTo(street: string): Promise<void> {
  const field = await address();
  fireEvent.change(field, { target: { value: street } });
  fireEvent.blur(field);
  await waitFor(async () => expect(await keptTexts()).toMatchObject([{ mailing_address: street }]));
}

describe('ProfileEditor', () => {
  it('discards changes when the user agrees, so that they do not return', async () => {
    const confirm = vi.spyOn(feedback, 'confirm').mockResolvedValue(false);
    const first = await open();
    await moveTo('高新路二号');

    fireEvent.click(screen.getByText('取 消'));
    await waitFor(() => expect(confirm).toHaveBeenCalledOnce());
    expect(first.onCancel).not.toHaveBeenCalled();
    expect((await address()).value).toBe('高新路二号');

    confirm.mockResolvedValue(true);
    fireEvent.click(screen.getByText('取 消'));
    await waitFor(() => expect(first.onCancel).toHaveBeenCalledOnce());
    expect(await keptTexts()).toEqual([]);
    first.unmount();

    await open();
    expect((await address()).value).toBe('科技路一号');
  });

  it('offers what a filing said of the company since, and takes it back', async () => {
    const undoable = vi.spyOn(feedback, 'undoable').mockImplementation(() => {});
    const source = {
      id: 'f1',
      program: 'hightech',
      title: { zh: '高新技术企业认定申请', en: 'High-tech' },
      no: '',
    };
    const given = { year: null, source, batchYear: 2026, at: '2026-06-12T02:00:00.000Z', path: '' };
    const known = [{ key: 'mailing_address', value: '高新路二号', ...given }];
    mockCall('companyFigures').mockResolvedValue({ code: 200, msg: '', data: { known } } as never);
    const { unmount } = await open();
    const facts = within(await screen.findByRole('region', { name: '申报和填报中的数据与企业信息不同' }));
    expect(facts.getByRole('listitem')).toHaveTextContent(
      /通信地址 高新路二号 .*高新技术企业认定申请.*2026-06-12.* · 现为科技路一号/,
    );
    fireEvent.click(facts.getByRole('button', { name: '采用：通信地址' }));
    expect((await address()).value).toBe('高新路二号');
    expect(screen.queryByRole('region', { name: /^申报和填报中的数据/ })).toBeNull();
    act(() => undoable.mock.calls[0]?.[0].undo());
    await waitFor(async () => expect((await address()).value).toBe('科技路一号'));
    unmount();
    undoable.mockRestore();
  });

  it('names what is missing, counts it while it is filled in, and links to each field', async () => {
    await open();
    const missing = () => screen.getByText(/还有\d+项必填信息未填写/).textContent;
    const before = Number(missing()?.match(/\d+/)?.[0]);
    const link = screen.getByRole('link', { name: '联系人' });
    expect(link).toHaveAttribute('href', '/enterpriseCenter/information?mode=edit#company.contact_name');
    fireEvent.click(link);
    const field = await screen.findByLabelText(/^联系人(?!手机|邮箱|电话|职务)/);
    await waitFor(() => expect(field).toHaveFocus());
    fireEvent.change(field, { target: { value: '陈工' } });
    fireEvent.blur(field);
    await waitFor(() => expect(Number(missing()?.match(/\d+/)?.[0])).toBe(before - 1));
    expect(screen.queryByRole('link', { name: '联系人' })).toBeNull();
    expect(await screen.findByText('修改已存于本机，保存后生效')).toBeInTheDocument();
  });
});
