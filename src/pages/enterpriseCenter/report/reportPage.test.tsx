import type { ReportData } from '@domain/reports/calls';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import filing from '@/filling/draft/filingModel';
import { feedback } from '@/utils/feedback';
import { toWholeSave } from '../../../../tests/support/portal/filing-server';
import { mockFeedback } from '../../../../tests/support/portal/recorded-feedback';
import { withPortal } from '../../../../tests/support/portal/with-portal';
import ReportPage from '.';

const user = { id: 'u1', permissions: ['report.read', 'report.file'] };
mockFeedback();

const report: ReportData = {
  id: 'r1',
  program: 'keyproject/2026.1/report_followup',
  kind: '',
  status: 'overdue',
  version: 3,
  batch: '2026',
  edition: '2026.1',
  edition_note: null,
  year_before: {},
  data: {
    project_link: { project_no: 'KY2023-0001', project_name: '减速器', grant_approved: 80 },
    followup: { application_status: 'small', sales_revenue: 12, net_profit: 1, tax_paid: 1 },
    filesData: {},
  },
  computed: {},
  completeness: { percent: 80, missing: [] },
  warnings: [],
  window: null,
  returned: [],
  receipt: null,
  updated_at: '2026-06-09T02:00:00Z',
  updated_by: '王敏',
  actions: ['save', 'submit'],
  task: {
    id: 'r1',
    code: 'project_followup',
    title: '成果转化跟踪填报',
    title_en: 'Follow-up on results',
    period: '2025年度',
    filing: 'f1',
    project_id: 'KY2023-0001',
    project_name: '减速器',
    program: 'keyproject',
    open_at: '2026-01-31T16:00:00Z',
    due_at: '2026-03-31T15:59:59Z',
    correction_due_at: null,
    days_left: -70,
    status: 'overdue',
    overdue: true,
    late: false,
    done_at: null,
    mode: 'in_portal',
    link: '/enterpriseCenter/report?id=r1',
    consequence: null,
    receipt_no: null,
    fillable: true,
  },
  correction_due_at: null,
  log: [],
};

let server: { report: ReportData; sent: { method: string; body: { version?: number; data?: object } }[] };

function answer(method: string, body: { data?: ReportData['data'] }): ReportData {
  if (method === 'PATCH')
    server.report = { ...server.report, version: server.report.version + 1, data: body.data ?? {} };
  if (method === 'PUT') {
    const receipt = { no: 'PR20260610-000001', submitted_at: '2026-06-10T02:00:00Z', sha256: 'abc' };
    const task = {
      ...report.task,
      status: 'submitted' as const,
      late: true,
      days_left: null,
      fillable: false,
    };
    server.report = { ...server.report, status: 'submitted', receipt, actions: [], task };
  }
  return server.report;
}

/** One element for all renders, so that leaving and reopening the page keeps its store. */
let page: ReactNode;
const show = () => render(page);

beforeEach(() => {
  server = { report, sent: [] };
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    const method = init.method ?? 'GET';
    const body = await toWholeSave(init.body ? JSON.parse(String(init.body)) : {}, server.report);
    if (method !== 'GET') server.sent.push({ method, body });
    return new Response(JSON.stringify({ code: 200, msg: 'done', data: answer(method, body) }));
  });
  vi.mocked(feedback.confirm).mockResolvedValue(true);
  page = withPortal(user, <ReportPage />, { at: '/enterpriseCenter/report?id=r1', models: [filing] });
});

describe('ReportPage', () => {
  it('shows what is missing, and submits with the last edit at the version that was read', async () => {
    show();
    expect(await screen.findByText('成果转化跟踪填报')).toBeVisible();
    expect(screen.getByText(/已逾期70天/)).toBeVisible();
    const note = await screen.findByLabelText(/推广情况/);
    fireEvent.click(screen.getByText('确认上报'));
    const alert = (await screen.findByText('提交前请修正以下问题')).closest('[role=alert]') as HTMLElement;
    expect(alert.querySelectorAll('a')).toHaveLength(1);
    expect(server.sent).toEqual([]);

    fireEvent.change(note, { target: { value: '已在三家企业推广' } });
    fireEvent.blur(note);
    await waitFor(() => expect(screen.queryByText('提交前请修正以下问题')).toBeNull());
    fireEvent.click(screen.getByText('确认上报'));
    expect(await screen.findByText(/上报编号 PR20260610-000001/)).toBeVisible();
    expect(server.sent.map(({ method, body }) => [method, body.version])).toEqual([
      ['PATCH', 3],
      ['PUT', 4],
    ]);
    expect(server.sent[0]?.body.data).toMatchObject({ followup: { note: '已在三家企业推广' } });
    expect(screen.queryByText('确认上报')).toBeNull();
    expect(await screen.findByText('已在三家企业推广')).toBeVisible();
  });

  it('shows a submitted report read-only, and no form before its time', async () => {
    answer('PUT', {});
    const { unmount } = show();
    expect(await screen.findByText('小批量试用')).toBeVisible();
    expect(screen.queryByText('确认上报')).toBeNull();
    unmount();
    const task = { ...report.task, status: 'upcoming' as const, fillable: false };
    server.report = { ...report, status: 'upcoming', actions: [], task };
    show();
    expect(await screen.findByText('尚未到填报时间')).toBeVisible();
  });
});
