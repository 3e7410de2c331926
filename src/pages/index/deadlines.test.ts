import type { ReportItem } from '@domain/filing/calls';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import type { DeclareDayItem } from '@domain/windows/calls';
import { describe, expect, it } from 'vitest';
import type { WaitingKind, WaitingTask } from '@/pages/index/waiting';
import { listDeskDeadlines, toCalendarDeadline } from './deadlines';

const named = {
  say: ({ zh }: { zh: string }) => zh,
  t: (key: string, { name }: { name: string }) => `${key} ${name}`,
};
const task = (kind: WaitingKind): WaitingTask =>
  ({
    filing: {
      id: 'f1',
      program: 'gazelle',
      batch_year: 2026,
      batch_no: 1,
      route: '/forms/gazelleForm',
    } as ReportItem,
    kind,
    key: 'f1',
    due: '2026-12-01T09:00:00Z',
  }) as WaitingTask;
const report = {
  id: 'r1',
  title: '年度数据',
  title_en: 'Annual data',
  period: '2025年度',
  due_at: '2026-12-31T15:59:59Z',
  link: '/enterpriseCenter/report?id=r1',
} as ReportTaskItem;
const reportTask = { kind: 'report', key: 'r1', report, due: report.due_at } as WaitingTask;
const window = (status: string, used = 0) =>
  ({
    program: 'gazelle',
    batch_year: 2026,
    batch_no: 1,
    status,
    used,
    quota: 1,
    closes_at: '2027-01-01T16:00:00Z',
    route: '/forms/gazelleForm',
  }) as DeclareDayItem;

describe(listDeskDeadlines, () => {
  it('returns corrections, reports and ends of windows, each with its address', () => {
    const all = listDeskDeadlines([task('correction'), reportTask], [window('open')], named);
    expect(all.map((each) => [each.key, each.path])).toEqual([
      ['correction-f1', '/forms/gazelleForm?id=f1'],
      ['report-r1', '/enterpriseCenter/report?id=r1'],
      ['window-gazelle-2026-1', '/forms/gazelleForm'],
    ]);
    expect(all[1]).toMatchObject({ title: 'center.calendar.report 年度数据 2025年度' });
    expect(all.map((each) => toCalendarDeadline(each, 'https://portal.example'))[2]).toMatchObject({
      id: 'window-gazelle-2026-1@portal.example',
      url: 'https://portal.example/forms/gazelleForm',
    });
  });

  it('leaves out a window of which filings are owed until later, as the duty has its own deadline', () => {
    const of = (due_at: string) => {
      const owed = { ...report, mode: 'filing', link: '/forms/gazelleForm', due_at } as ReportTaskItem;
      const task = { kind: 'report', key: 'r1', report: owed, due: due_at } as WaitingTask;
      return listDeskDeadlines([task], [window('open')], named).map(({ key }) => key);
    };
    expect(of('2027-04-15T15:59:59Z')).toEqual(['report-r1']);
    expect(of('2026-12-15T15:59:59Z')).toEqual(['report-r1', 'window-gazelle-2026-1']);
  });

  it('leaves out closed and suspended windows, and drafts, which their window stands for', () => {
    expect(listDeskDeadlines([task('draft')], [window('closed')], named)).toEqual([]);
    expect(listDeskDeadlines([task('draft')], [window('suspended')], named)).toEqual([]);
  });

  it('returns a draft in the grace period with its own end', () => {
    const graced = task('draft');
    Object.assign((graced as { filing: ReportItem }).filing, { grace_until: graced.due });
    expect(listDeskDeadlines([graced], [window('closed')], named)).toMatchObject([
      { key: 'draft-f1', due: graced.due, path: '/forms/gazelleForm?id=f1' },
    ]);
  });

  it('returns a draft of an earlier batch, which an extension keeps open, with its own end', () => {
    const extended = task('draft');
    const next = { ...window('open'), batch_no: 2 };
    expect(listDeskDeadlines([extended], [next], named)).toMatchObject([
      { key: 'draft-f1', due: extended.due, title: 'center.calendar.window 瞪羚企业申报' },
      { key: 'window-gazelle-2026-2' },
    ]);
  });

  it('returns the last day of an appeal, and a full window only for a draft', () => {
    const keysFor = (kind: WaitingKind) =>
      listDeskDeadlines([task(kind)], [window('open', 1)], named).map(({ key }) => key);
    expect(keysFor('appeal')).toEqual(['appeal-f1']);
    expect(keysFor('correction')).toEqual(['correction-f1']);
    expect(keysFor('draft')).toEqual(['window-gazelle-2026-1']);
  });
});
