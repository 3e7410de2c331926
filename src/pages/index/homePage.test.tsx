import { listRoleRights, type Role } from '@domain/accounts/roles';
import type { HighlightedMessages } from '@domain/inbox/calls';
import type { DeskData } from '@domain/statistics/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '@/models/settings';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Home from '.';

const fetchGlint = mockCall('glint');
const fetchWindows = mockCall('declareDay');
const fetchDesk = mockCall('reviewDesk');
const fetchOfficeNotices = mockCall('officeNotices');
const fetchAssessments = mockCall('assessments');

const DESK: DeskData = {
  to_sign: 0,
  objections: 0,
  appeals: 0,
  mine: 9,
  overdue: 2,
  soon: 1,
  again: 0,
  experts_late: 0,
  notice_over: 0,
  notice_ending: 0,
  questions: 0,
  reports: 0,
  away: null,
  acts_for: [],
  week: [{ day: '2026-06-21', filings: 4 }],
  programs: [{ program: 'gazelle', waiting: 9 }],
};

const empty = <T,>(data: T) => ({ code: 200, msg: '', data }) as const;

beforeEach(() => {
  vi.clearAllMocks();
  fetchWindows.mockResolvedValue(empty<DeclareDayItem[]>([]));
  fetchDesk.mockResolvedValue(empty(DESK));
  fetchOfficeNotices.mockResolvedValue(empty({ list: [], total: 0 }));
  fetchAssessments.mockResolvedValue(empty({ list: [], total: 0 }));
  fetchGlint.mockResolvedValue(empty<HighlightedMessages>({ unread: 0, items: [], unread_by_category: {} }));
});

const WINDOW = {
  program: 'gazelle',
  title: '瞪羚企业',
  batch_year: 2026,
  batch_no: 1,
  status: 'open',
  opens_at: '2026-06-01T01:00:00Z',
  closes_at: '2026-06-30T09:00:00Z',
  days_left: 9,
  used: 0,
} as DeclareDayItem;

const settled = () => waitFor(() => expect(document.querySelector('#todos')).not.toBeNull());

function open(role: Role, company: object | null = null) {
  const permissions = listRoleRights(role);
  const user = { id: 'u1', name: '王审核', role, company, programs: [], permissions };
  const global = { namespace: 'global', state: { notices: [] } };
  render(withPortal(user, <Home />, { models: [global] }));
}

describe('HomePage', () => {
  it('shows an office its desk: numbers with lists, the week, and programs with their windows', async () => {
    fetchWindows.mockResolvedValue(empty([WINDOW]));
    open('administrator');
    expect(await screen.findByRole('link', { name: '9 待您办理' })).toHaveAttribute(
      'href',
      '/review/filings?status=mine&view=none',
    );
    expect(screen.getByRole('heading', { name: '我近七日办理4件' })).toBeVisible();
    expect(screen.getByRole('link', { name: '待办 9' })).toHaveAttribute(
      'href',
      '/review/filings?status=mine&program=gazelle&view=none',
    );
    expect(screen.getByRole('link', { name: '2026-06-30 截止' })).toHaveAttribute(
      'href',
      '/review/windows?program=gazelle',
    );
    expect(screen.getByText('尚未发布通知公告')).toBeVisible();
  });

  it('shows a reviewer no link to windows, and no task of the city', async () => {
    fetchWindows.mockResolvedValue(empty([WINDOW]));
    open('reviewer');
    expect(await screen.findByText('2026-06-30 截止')).toBeVisible();
    expect(screen.queryByRole('link', { name: '2026-06-30 截止' })).toBeNull();
    expect(screen.queryByText('专家评审逾期')).toBeNull();
  });

  it("lists an expert's open assessments with their deadlines", async () => {
    const late = { id: 'a1', code: 'ZJ-1', title: '瞪羚企业', due_at: '2026-06-20T09:00:00Z', late: true };
    fetchAssessments.mockResolvedValue(empty({ list: [{ ...late, state: 'assigned' }], total: 9 }) as never);
    open('expert');
    expect(await screen.findByRole('link', { name: '声明回避情况 ZJ-1' })).toHaveAttribute(
      'href',
      '/review/assessment?id=a1',
    );
    expect(screen.getByText('截止时间 2026-06-20 17:00')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部9件' })).toHaveAttribute('href', '/review/assessments');
  });

  it('shows an expert no windows, which are for companies', async () => {
    fetchWindows.mockResolvedValue(empty([WINDOW]));
    open('expert');
    await settled();
    expect(document.querySelector('#windows')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it('shows readers what they can read, and no programs to file', async () => {
    fetchWindows.mockResolvedValue(empty([WINDOW]));
    open('finance');
    await settled();
    expect(screen.getByRole('heading', { name: '可查阅内容' })).toBeVisible();
    expect(screen.getByRole('link', { name: '评审排序' })).toHaveAttribute('href', '/review/ranking');
    expect(screen.queryByRole('link', { name: '专家库' })).toBeNull();
    expect(document.querySelector('#windows')).toBeNull();
  });

  it.each(['reviewer', 'expert', 'administrator', 'auditor'] as const)(
    "shows a %s their own messages, with a link to the office's message page",
    async (role) => {
      open(role);
      await settled();
      expect(await screen.findByText('最新消息')).toBeVisible();
      expect(document.querySelector('#messages header a')).toHaveAttribute('href', '/review/messages');
      expect(document.querySelector('a[href^="/enterpriseCenter"]')).toBeNull();
    },
  );

  it('offers a filer the tour, until they decline it', async () => {
    mockCall('reportInfo').mockResolvedValue(empty({ list: [], total: 0 }) as never);
    mockCall('companyInfo').mockResolvedValue(empty({ id: 'c1', version: 1, data: {} }) as never);
    onTestFinished(() => localStorage.clear());
    open('owner', { id: 'c1', name: '海拓' });
    expect(screen.getByRole('button', { name: '带我看看' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '不再提示导览' }));
    expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
    expect(readSettings().toured).toEqual(['u1']);
  });

  it('offers an office no tour', async () => {
    open('reviewer');
    await settled();
    expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
  });
});
