import { listRoleRights } from '@domain/accounts/roles';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../../../tests/support/portal/mock-call';
import { withPortal } from '../../../../../tests/support/portal/with-portal';
import AboutProgram from '.';

const answer = (data: unknown) => ({ code: 200, msg: '', data }) as never;

const owner = {
  id: 'u1',
  name: '林晓燕',
  role: 'owner',
  company: { id: 'c1', name: '海拓' },
  programs: [],
  permissions: listRoleRights('owner'),
};

const gazelle = {
  program: 'gazelle',
  batch_year: 2026,
  batch_no: 1,
  status: 'open',
  opens_at: '2026-06-01T01:00:00Z',
  closes_at: '2026-06-30T09:00:00Z',
  server_time: '2026-06-10T01:00:00Z',
  days_left: 20,
  used: 0,
  quota: 1,
};

beforeEach(() => {
  mockCall('declareDay').mockResolvedValue(answer([gazelle]));
  mockCall('companyInfo').mockResolvedValue(
    answer({ id: 'c1', version: 1, data: { district: '210102', is_listed: true } }),
  );
  mockCall('reportInfo').mockResolvedValue(answer({ list: [], total: 0 }));
  recognitions.mockResolvedValue(answer({ list: [], total: 0 }));
  mockCall('publicAnswers').mockResolvedValue(
    answer({
      list: [{ id: 'q1', title: '收入口径', question: '怎么算？', answer: '按审计报告。' }],
      total: 1,
    }),
  );
});

const recognitions = mockCall('ownRecognitions');
const certificate = { id: 'f1', filing: 'f1', no: 'GZR20260001', valid_to: '2029-06-09', state: 'valid' };

const panel = (name: string) => screen.findByRole('region', { name });

describe('AboutProgram', () => {
  it('shows a certificate of the program that is still valid', async () => {
    recognitions.mockResolvedValue(answer({ list: [certificate], total: 1 }));
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/gazelle' }));
    expect(await screen.findByText('本企业已持有有效证书（GZR20260001），有效期至2029-06-09')).toBeVisible();
  });

  it("shows who may apply, judged by the company's profile", async () => {
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/gazelle' }));
    const who = await panel('申报条件');
    const line = (text: string) =>
      within(who).getByText(
        (_, element) => element?.tagName === 'LI' && !!element.textContent?.startsWith(text),
      );
    expect(line('在本市登记注册')).toHaveTextContent('企业信息显示符合');
    expect(line('未上市')).toHaveTextContent('企业信息显示不符');
    expect(line('注册成立时间')).not.toHaveTextContent('企业信息显示');
    expect(who).toHaveTextContent('未标注的条件无法由企业信息判断');
  });

  it('shows that anybody may apply where the profile excludes nobody', async () => {
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/foreignproject' }));
    expect(await panel('申报条件')).toHaveTextContent('凡符合上列条件的单位均可申报');
  });

  it('shows benefits, attachments, dates, legal basis and frequent questions', async () => {
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/gazelle' }));
    expect(await panel('支持内容')).toHaveTextContent('以当批次申报通知为准');
    expect(await panel('政策依据')).toHaveTextContent('GB/T 41464-2022');
    expect(await panel('申报时间')).toHaveTextContent(/企业提交区县审核市级审核.*专家评审.*公示.*认定/);
    expect(await panel('常见问题')).toHaveTextContent('按审计报告。');
    expect(within(await panel('需要准备的附件')).getAllByRole('listitem').length).toBeGreaterThan(2);
    const start = screen.getByRole('link', { name: '开始申报 瞪羚企业申报' });
    expect(start).toHaveAttribute('href', '/forms/gazelleForm');
  });

  it('shows since when and why the window is suspended, and that drafts are kept', async () => {
    const suspended = { since: '2026-06-09T01:00:00Z', reason: '政策调整' };
    const window = { ...gazelle, status: 'suspended', days_left: null, suspended };
    mockCall('declareDay').mockResolvedValue(answer([window]));
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/gazelle' }));
    const dates = await panel('申报时间');
    expect(dates).toHaveTextContent('自 2026-06-09 09:00 起暂停受理');
    expect(dates).toHaveTextContent('原因：政策调整。草稿均已保留');
    expect(dates).not.toHaveTextContent('暂无申报安排');
  });

  it('shows an amount once, among the benefits instead of the conditions', async () => {
    render(withPortal(owner, <AboutProgram />, { at: '/forms/programs/scientistadvisor' }));
    expect(await panel('支持内容')).toHaveTextContent('每人每年最高10万元');
    expect(await panel('申报条件')).not.toHaveTextContent('每人每年最高10万元');
  });
});
