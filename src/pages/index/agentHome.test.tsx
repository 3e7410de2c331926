/** Home page of a person who acts for other companies, and of a person who was offered a mandate. */
import { listRoleRights } from '@domain/accounts/roles';
import type { Mandate } from '@domain/mandates/calls';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Home from '.';

const answer = <T,>(data: T) => ({ code: 200, msg: '', data }) as never;
const fetchHeldMandates = mockCall('heldMandates');

const window = (program: string) => ({
  program,
  title: program,
  batch_year: 2026,
  batch_no: 1,
  status: 'open',
  opens_at: '2026-06-01T01:00:00Z',
  closes_at: '2026-06-30T09:00:00Z',
  server_time: '2026-06-10T01:00:00Z',
  days_left: 20,
  used: 0,
  quota: 1,
});

const OFFER = {
  id: 'm1',
  company: { id: 'c2', name: '海拓' },
  programs: ['gazelle'],
  first_day: '2026-06-01',
  last_day: '2026-12-31',
} as Mandate;

beforeEach(() => {
  mockCall('declareDay').mockResolvedValue(answer(['gazelle', 'hightech'].map(window)));
  mockCall('glint').mockResolvedValue(answer({ unread: 0, items: [], unread_by_category: {} }));
  mockCall('companyInfo').mockResolvedValue(answer({ id: 'c1', version: 1, data: {} }));
  const none = { list: [], total: 0, totals: { by_group: {}, by_program: {} }, reports_due: [] };
  mockCall('reportInfo').mockResolvedValue(answer(none));
  fetchHeldMandates.mockReset().mockResolvedValue(answer({ list: [OFFER], total: 1 }));
});

function open(more: object = {}) {
  const user = {
    id: 'u1',
    name: '王敏',
    role: 'owner',
    company: { id: 'c1', name: '海拓' },
    programs: [],
    permissions: listRoleRights('owner'),
    ...more,
  };
  const global = { namespace: 'global', state: { notices: [] } };
  render(withPortal(user, <Home />, { models: [global] }));
}

describe('HomePage of an agent', () => {
  it('lists a mandate that waits for an answer, and links to it', async () => {
    open();
    expect(await screen.findByRole('heading', { name: '待您答复的代理委托' })).toBeVisible();
    expect(screen.getByRole('link', { name: '接受或谢绝 海拓' })).toHaveAttribute(
      'href',
      '/enterpriseCenter/mandates?side=held&id=m1',
    );
    expect(screen.getByRole('heading', { name: '从这里开始' })).toBeVisible();
  });

  it('shows an agent no first steps, and only the programs of the mandate', async () => {
    open({
      role: 'filer',
      programs: ['gazelle'],
      permissions: listRoleRights('filer'),
      acting: { id: 'm1', own_company: '示例' },
    });
    expect(await screen.findByRole('link', { name: '瞪羚企业申报' })).toBeVisible();
    expect(screen.queryByRole('link', { name: '高新技术企业认定申请' })).toBeNull();
    expect(screen.queryByRole('heading', { name: '从这里开始' })).toBeNull();
    await waitFor(() => expect(fetchHeldMandates).not.toHaveBeenCalled());
  });
});
