import { listRoleRights, type Role } from '@domain/accounts/roles';
import type { HomeData } from '@domain/home/calls';
import type { DeskData } from '@domain/statistics/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readSettings } from '@/models/settings';
import { mockCall } from '../../../tests/support/portal/mock-call';
import { withPortal } from '../../../tests/support/portal/with-portal';
import Home from '.';

const fetchHome = mockCall('home');

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
  editions: 0,
  away: null,
  acts_for: [],
  week: [{ day: '2026-06-21', filings: 4 }],
  programs: [{ program: 'gazelle', waiting: 9 }],
};

const answer = <T,>(data: T) => ({ code: 200, msg: '', data }) as const;

const NOTHING: HomeData = {
  server_time: '2026-06-21T01:00:00Z',
  windows: null,
  filings: null,
  questions: null,
  changes: null,
  mandates: null,
  glint: { unread: 0, items: [], unread_by_category: {} },
  announcements: null,
  profile: null,
  desk: null,
  notices: null,
  assessments: null,
};
const OFFICE: HomeData = { ...NOTHING, desk: DESK, notices: { list: [], total: 0 } };
const show = (home: Partial<HomeData> = {}) => fetchHome.mockResolvedValue(answer({ ...NOTHING, ...home }));

beforeEach(() => {
  vi.clearAllMocks();
  show();
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
  quota: 1,
  route: '/forms/gazelleForm',
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
    show({ ...OFFICE, windows: [WINDOW] });
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
    show({ ...OFFICE, windows: [WINDOW] });
    open('reviewer');
    expect(await screen.findByText('2026-06-30 截止')).toBeVisible();
    expect(screen.queryByRole('link', { name: '2026-06-30 截止' })).toBeNull();
    expect(screen.queryByText('专家评审逾期')).toBeNull();
  });

  it("lists an expert's open assessments with their deadlines", async () => {
    const late = { id: 'a1', code: 'ZJ-1', title: '瞪羚企业', due_at: '2026-06-20T09:00:00Z', late: true };
    const list = [{ ...late, state: 'assigned' }] as NonNullable<HomeData['assessments']>['list'];
    show({ assessments: { list, total: 9 } });
    open('expert');
    expect(await screen.findByRole('link', { name: '声明回避情况 ZJ-1' })).toHaveAttribute(
      'href',
      '/review/assessment?id=a1',
    );
    expect(screen.getByText('截止时间 2026-06-20 17:00')).toBeVisible();
    expect(screen.getByRole('link', { name: '查看全部9件' })).toHaveAttribute('href', '/review/assessments');
  });

  it('shows readers what they can read, and no programs to file', async () => {
    open('finance');
    await settled();
    expect(screen.getByRole('heading', { name: '可查阅内容' })).toBeVisible();
    expect(screen.getByRole('link', { name: '已批准申报' })).toHaveAttribute('href', '/review/filings');
    expect(screen.getByRole('link', { name: '评审排序' })).toHaveAttribute('href', '/review/ranking');
    expect(screen.queryByRole('link', { name: '专家库' })).toBeNull();
    expect(document.querySelector('#windows')).toBeNull();
  });

  it.each(['reviewer', 'expert', 'administrator', 'auditor'] as const)(
    "shows a %s their own messages, with a link to the office's message page",
    async (role) => {
      show(role === 'reviewer' || role === 'administrator' ? OFFICE : {});
      open(role);
      await settled();
      expect(await screen.findByText('最新消息')).toBeVisible();
      expect(document.querySelector('#messages header a')).toHaveAttribute('href', '/review/messages');
      expect(document.querySelector('a[href^="/enterpriseCenter"]')).toBeNull();
    },
  );

  const FILING = {
    id: 'f1',
    program: 'gazelle',
    title: '',
    kind: '',
    route: '/forms/gazelleForm',
    subject: null,
    batch: '2026-1',
    batch_year: 2026,
    status: 'returned',
    correction_due_at: '2026-06-24T09:00:00Z',
    corrections: 3,
    actions: ['save'],
  };
  const own = (more: object) =>
    ({ open: [], sent: [], total: 1, to_sign: [], reports: [], ...more }) as unknown as HomeData['filings'];

  it('puts one act in front and keeps the others quiet, whatever they are', async () => {
    const mandate = {
      id: 'm1',
      status: 'offered',
      company: { id: 'c2', name: '海拓' },
      programs: ['gazelle'],
    };
    show({
      filings: own({ open: [FILING] }),
      windows: [WINDOW],
      mandates: [mandate] as HomeData['mandates'],
    });
    open('owner', { id: 'c1', name: '示例' });
    const first = await screen.findByRole('link', { name: /^继续填写 瞪羚企业申报/ });
    expect(first).toHaveClass('ant-btn-primary');
    expect(first).toHaveAttribute('href', '/forms/gazelleForm?id=f1');
    expect(screen.getByText(/3处待修改，截止时间 2026-06-24 17:00，还剩3天/)).toBeVisible();
    const quiet = screen.getByRole('link', { name: /^接受或谢绝 海拓/ });
    expect(quiet).not.toHaveClass('ant-btn-primary');
    expect(document.querySelectorAll('.ant-btn-primary')).toHaveLength(1);
  });

  it('shows the next days as a calendar, whose days list what is due, by keyboard as well', async () => {
    show({ filings: own({ open: [FILING] }), windows: [WINDOW] });
    open('owner', { id: 'c1', name: '示例' });
    const day = await screen.findByRole('button', { name: '2026-06-24，1项截止' });
    const calendar = document.querySelector('#calendar') as HTMLElement;
    expect(within(calendar).getAllByRole('link')).toHaveLength(2);
    day.focus();
    fireEvent.keyDown(day, { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: '2026-06-30，1项截止' })).toHaveFocus();
    fireEvent.click(day);
    expect(
      within(calendar)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['退回修改截止：瞪羚企业申报']);
    expect(day).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(screen.getByRole('button', { name: '下一月' }));
    expect(within(calendar).getByText('2026年7月')).toBeVisible();
  });

  it('shows whoever is to sign the end of the window, though that person may file nothing', async () => {
    const { status, opens_at, closes_at, batch_no } = WINDOW;
    const period = { status, opens_at, closes_at };
    const draft = { ...FILING, status: 'draft', batch_no, period, correction_due_at: null, actions: [] };
    show({ filings: own({ open: [draft], to_sign: ['f1'] }), windows: [WINDOW] });
    open('viewer', { id: 'c1', name: '示例' });
    expect(await screen.findByText(/截止时间 2026-06-30 17:00/)).toBeVisible();
    const calendar = document.querySelector('#calendar') as HTMLElement;
    expect(within(calendar).getByText('2026-06-30')).toBeVisible();
    expect(within(calendar).queryByText('近期没有截止事项')).toBeNull();
  });

  it('shows no program to a company that has filed', async () => {
    show({ filings: own({}), windows: [WINDOW] });
    open('owner', { id: 'c1', name: '示例' });
    expect(await screen.findByText(/目前没有需要处理的申报/)).toBeVisible();
    expect(document.querySelector('#windows')).toBeNull();
  });

  it('offers a filer the tour, until they decline it', async () => {
    onTestFinished(() => localStorage.clear());
    open('owner', { id: 'c1', name: '海拓' });
    expect(screen.getByRole('button', { name: '带我看看' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '不再提示导览' }));
    expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
    expect(readSettings().toured).toEqual(['u1']);
  });

  it('puts the first act of an office in front: what is overdue before what merely waits', async () => {
    show(OFFICE);
    open('reviewer');
    expect(await screen.findByRole('link', { name: '办理：已逾期（2）' })).toHaveAttribute(
      'href',
      '/review/filings?status=mine&due=overdue&view=none',
    );
  });

  it('offers an office no tour', async () => {
    open('reviewer');
    await settled();
    expect(screen.queryByRole('button', { name: '带我看看' })).toBeNull();
  });
});
