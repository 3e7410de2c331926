import type { Right } from '@domain/accounts/roles';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { changeLanguage } from '@/utils/language';
import { withPortal } from '../../../tests/support/portal/with-portal';
import DueReports from './DueReports';

const report = (over: Partial<ReportTaskItem>): ReportTaskItem => ({
  id: 'r1',
  code: 'project_annual',
  title: '项目年度执行情况报告',
  title_en: 'Annual project progress report',
  period: '2025年度',
  filing: 'f1',
  project_id: 'KY2025-0001',
  project_name: '减速器',
  program: 'keyproject',
  open_at: '2026-01-03T16:00:00Z',
  due_at: '2026-01-31T15:59:59Z',
  correction_due_at: null,
  days_left: -3,
  status: 'overdue',
  overdue: true,
  late: false,
  done_at: null,
  mode: 'in_portal',
  link: '/enterpriseCenter/report?id=r1',
  consequence: '未报告的暂缓拨付后续资金',
  receipt_no: null,
  fillable: true,
  ...over,
});
const show = (reports: ReportTaskItem[], permissions: Right[] = ['filing.edit']) =>
  render(withPortal({ permissions }, <DueReports reports={reports} />));
const row = (over: Partial<ReportTaskItem>, permissions?: Right[]) => {
  show([report(over)], permissions);
  return within(screen.getByRole('listitem'));
};

describe('DueReports', () => {
  it('puts the one report with the least time in front', () => {
    const due = (id: string, days: number, more?: object) =>
      report({ id, period: id, days_left: days, ...more });
    show([due('2024', -3), due('2023', -20), due('2022', -40, { fillable: false })]);
    const inFront = screen
      .getAllByRole('link')
      .filter((link) => link.classList.contains('ant-btn-primary'))
      .map((link) => link.getAttribute('aria-label'));
    expect(inFront).toEqual(['填报 项目年度执行情况报告 2023']);
  });

  it('tells in one sentence when a report opens and is due', async () => {
    await act(() => changeLanguage('en-US'));
    onTestFinished(() => act(() => changeLanguage('zh-CN')));
    const shown = row({ status: 'upcoming', days_left: null, overdue: false });
    expect(shown.getByText(/^Opens [^,]+ 2026, due [^,]+ 2026$/)).toBeVisible();
  });

  it('shows how late a report is and the consequence, and links to its form', () => {
    const shown = row({});
    expect(shown.getByText(/截止 2026-01-31.*已逾期3天/)).toBeVisible();
    expect(shown.getByText('未报告的暂缓拨付后续资金')).toBeVisible();
    expect(shown.getByRole('link', { name: /^填报 项目年度执行情况报告 2025年度$/ })).toHaveAttribute(
      'href',
      '/enterpriseCenter/report?id=r1',
    );
  });

  it('shows the deadline for correcting a returned report, and says when it has passed', () => {
    const inTime = row({ status: 'returned', overdue: false, days_left: 2 });
    expect(inTime.getByText(/已退回.*还剩2天/)).toBeVisible();
    expect(inTime.queryByText('逾期未改')).toBeNull();
    cleanup();
    const late = row({ status: 'returned', overdue: true, days_left: -3 });
    expect(late.getByText('退回修改')).toBeVisible();
    expect(late.getByText('逾期未改')).toBeVisible();
    expect(late.getByText(/已退回.*已逾期3天/)).toBeVisible();
    expect(late.getByRole('link', { name: /^填报/ })).toBeInTheDocument();
  });

  it('links to the declaration for a report that is one', () => {
    const declared: Partial<ReportTaskItem> = {
      mode: 'filing',
      fillable: false,
      status: 'open',
      overdue: false,
      days_left: 0,
      link: '/forms/achievementProject',
    };
    const shown = row(declared);
    expect(shown.getByText(/今天截止/)).toBeVisible();
    expect(shown.getByRole('link', { name: /^填报/ })).toHaveAttribute('href', '/forms/achievementProject');
    cleanup();
    expect(row(declared, ['filing.read']).getByRole('link', { name: /^查看/ })).toBeVisible();
  });

  it('shows no action to readers, and no consequence after submission', () => {
    const shown = row({
      status: 'submitted',
      overdue: false,
      days_left: null,
      late: true,
      fillable: false,
      receipt_no: 'PR20260203-000001',
      done_at: '2026-02-03T02:00:00Z',
    });
    expect(shown.getByText(/2026-02-03 10:00 上报，编号 PR20260203-000001/)).toBeVisible();
    expect(shown.getByText('逾期上报')).toBeVisible();
    expect(shown.queryByText(/暂缓拨付/)).toBeNull();
    expect(shown.getByRole('link', { name: /^查看/ })).toBeInTheDocument();
  });
});
