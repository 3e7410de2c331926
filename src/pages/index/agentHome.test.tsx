/** Home page of a person who acts for other companies, and of a person who was offered a mandate. */
import { listRoleRights } from '@domain/accounts/roles';
import type { HomeData } from '@domain/home/calls';
import type { Mandate } from '@domain/mandates/calls';
import { render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Home from '.';

const answer = <T,>(data: T) => ({ code: 200, msg: '', data }) as never;
const fetchHome = mockCall('home');

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
  status: 'offered',
} as Mandate;

const HOME = {
  server_time: '2026-06-10T01:00:00Z',
  windows: ['gazelle', 'hightech', 'keyproject', 'researchproject'].map(window),
  filings: { open: [], sent: [], total: 0, to_sign: [], reports: [] },
  questions: [],
  changes: [],
  mandates: [OFFER],
  glint: { unread: 0, items: [], unread_by_category: {} },
  announcements: null,
  profile: { district: '210102', unit_type: 'enterprise', registered_date: '2026-01-05' },
  desk: null,
  notices: null,
  assessments: null,
} as unknown as HomeData;

beforeEach(() => {
  fetchHome.mockReset().mockResolvedValue(answer(HOME));
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
    expect(await screen.findByRole('link', { name: /^接受或谢绝 海拓/ })).toHaveAttribute(
      'href',
      '/enterpriseCenter/mandates?side=held&id=m1',
    );
    expect(await screen.findByRole('heading', { name: '从这里开始' })).toBeVisible();
  });

  it('shows a new company what to do first, and three programs that fit it', async () => {
    fetchHome.mockResolvedValue(answer({ ...HOME, mandates: [] }));
    open();
    expect(await screen.findByRole('link', { name: '完善企业信息' })).toHaveClass('ant-btn-primary');
    const fitting = screen.getByRole('region', { name: '适合贵企业的申报项目' });
    expect(await within(fitting).findAllByRole('listitem')).toHaveLength(3);
    expect(document.querySelector('#todos')).toBeNull();
  });

  it('shows an agent no first steps and no programs, but the way to all clients', async () => {
    fetchHome.mockResolvedValue(answer({ ...HOME, mandates: null }));
    open({
      role: 'filer',
      programs: ['gazelle'],
      permissions: listRoleRights('filer'),
      acting: { id: 'm1', own_company: '示例' },
    });
    expect(await screen.findByRole('link', { name: '委托企业' })).toHaveAttribute(
      'href',
      '/enterpriseCenter/mandates?side=held',
    );
    expect(screen.queryByRole('heading', { name: '从这里开始' })).toBeNull();
    expect(document.querySelector('#windows')).toBeNull();
  });
});
