import type { ReportTaskItem } from '@domain/api/calls/report-item';
import { render, screen, within } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { startLanguage } from '@/utils/language';
import DueReports from '.';

beforeAll(startLanguage);

const report = (over: Partial<ReportTaskItem>): ReportTaskItem => ({
  id: 'r1',
  code: 'project_annual',
  title: '项目年度执行情况报告',
  title_en: 'Annual project progress report',
  period: '2025年度',
  project_id: 'KY2025-0001',
  project_name: '减速器',
  program: 'keyproject',
  open_at: '2026-01-03T16:00:00Z',
  due_at: '2026-01-31T15:59:59Z',
  days_left: -3,
  status: 'overdue',
  late: false,
  done_at: null,
  mode: 'in_portal',
  link: '/enterpriseCenter/report?id=r1',
  consequence: '未报告的暂缓拨付后续资金',
  receipt_no: null,
  fillable: true,
  ...over,
});
const row = (over: Partial<ReportTaskItem>) => {
  render(<DueReports reports={[report(over)]} />);
  return within(screen.getByRole('listitem'));
};

it('says how late a report is and what comes of it, and leads to its form', () => {
  const shown = row({});
  expect(shown.getByText(/截止 2026-01-31.*已逾期 3 天/)).toBeVisible();
  expect(shown.getByText('未报告的暂缓拨付后续资金')).toBeVisible();
  expect(shown.getByRole('link', { name: /^填报 项目年度执行情况报告 2025年度$/ })).toHaveAttribute(
    'href',
    '/enterpriseCenter/report?id=r1',
  );
});

it('leads to the declaration where the report is one', () => {
  const shown = row({
    mode: 'filing',
    fillable: false,
    status: 'open',
    days_left: 0,
    link: '/forms/achievementProject',
  });
  expect(shown.getByText(/今天截止/)).toBeVisible();
  expect(shown.getByRole('link', { name: /^填报/ })).toHaveAttribute('href', '/forms/achievementProject');
});

it('asks nothing of who may only read, and threatens nobody who has filed', () => {
  const shown = row({
    status: 'submitted',
    days_left: null,
    late: true,
    fillable: false,
    receipt_no: 'RP20260203-000001',
    done_at: '2026-02-03T02:00:00Z',
  });
  expect(shown.getByText(/编号 RP20260203-000001.*2026-02-03 10:00 上报/)).toBeVisible();
  expect(shown.getByText('逾期上报')).toBeVisible();
  expect(shown.queryByText(/暂缓拨付/)).toBeNull();
  expect(shown.getByRole('link', { name: /^查看/ })).toBeInTheDocument();
});
