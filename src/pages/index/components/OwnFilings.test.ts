import type { ReportItem } from '@domain/filing/calls';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import type { DeclareDayItem } from '@domain/windows/calls';
import { describe, expect, it } from 'vitest';
import { listCalendarDeadlines } from './OwnFilings';
import type { CompanyTodo } from './Todos';

const named = {
  say: ({ zh }: { zh: string }) => zh,
  t: (key: string, { name }: { name: string }) => `${key} ${name}`,
  origin: 'https://portal.example',
};
const todo = (kind: CompanyTodo['kind']): CompanyTodo =>
  ({
    filing: { id: 'f1', program: 'gazelle', batch_year: 2026 } as ReportItem,
    kind,
    due: '2026-12-01T09:00:00Z',
  }) as CompanyTodo;
const report = {
  id: 'r1',
  title: '年度数据',
  title_en: 'Annual data',
  period: '2025年度',
  due_at: '2026-12-31T15:59:59Z',
  link: '/enterpriseCenter/report?id=r1',
} as ReportTaskItem;
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

describe(listCalendarDeadlines, () => {
  it('returns corrections, reports and ends of windows, each with its address', () => {
    const all = listCalendarDeadlines(
      { todos: [todo('correction')], reports: [report], windows: [window('open')] },
      named,
    );
    expect(all.map(({ id, url }) => [id, url])).toEqual([
      ['correction-f1@portal.example', 'https://portal.example/index'],
      ['report-r1@portal.example', 'https://portal.example/enterpriseCenter/report?id=r1'],
      ['window-gazelle-2026-1@portal.example', 'https://portal.example/forms/gazelleForm'],
    ]);
    expect(all[1]).toMatchObject({ title: 'center.calendar.report 年度数据 2025年度' });
  });

  it('leaves out closed windows, and drafts, which their window stands for', () => {
    const due = { todos: [todo('window')], reports: [], windows: [window('closed')] };
    expect(listCalendarDeadlines(due, named)).toEqual([]);
  });

  it('returns the last day of an appeal, and a full window only for a draft', () => {
    const windows = [window('open', 1)];
    const ids = (kind: CompanyTodo['kind']) =>
      listCalendarDeadlines({ todos: [todo(kind)], reports: [], windows }, named).map(
        ({ id }) => id.split('@')[0],
      );
    expect(ids('appeal')).toEqual(['appeal-f1']);
    expect(ids('correction')).toEqual(['correction-f1']);
    expect(ids('window')).toEqual(['window-gazelle-2026-1']);
  });
});
