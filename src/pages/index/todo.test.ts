import type { ReportItem } from '@domain/filing/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { describe, expect, it } from 'vitest';
import { listTodos } from './components/Todos';

const now = new Date('2026-04-09T16:30:00Z');

const filing = (id: string, over: Partial<ReportItem>): ReportItem => ({
  id,
  program: 'gazelle',
  title: '',
  kind: '',
  route: '',
  subject: null,
  batch: '',
  batch_year: 2026,
  status: 'draft',
  group: 'draft',
  version: 1,
  receipt: null,
  corrections: 0,
  correction_due_at: null,
  decision: null,
  created_at: '',
  updated_at: '',
  updated_by: '',
  actions: [],
  ...over,
});

const window = (program: string, over: Partial<DeclareDayItem>): DeclareDayItem => ({
  program,
  title: '',
  batch_year: 2026,
  batch_no: 1,
  opens_at: '2026-03-02T01:00:00Z',
  closes_at: '2026-04-10T09:00:00Z',
  status: 'open',
  days_left: 0,
  server_time: '',
  quota: 1,
  used: 0,
  closing_soon: true,
  route: '',
  correction_days: 5,
  ...over,
});

describe(listTodos, () => {
  it('counts days by the calendar of Beijing', () => {
    const [todo] = listTodos([filing('a', {})], [window('gazelle', {})], now);
    expect(todo).toMatchObject({ daysLeft: 0, isUrgent: true, isLate: false });
  });

  it('returns returned filings first, then what closes soonest, then what is too late', () => {
    const filings = [
      filing('late', { program: 'closed' }),
      filing('far', { program: 'far' }),
      filing('near', {}),
      filing('returned later', { status: 'returned', correction_due_at: '2026-04-20T09:00:00Z' }),
      filing('returned', { status: 'returned', correction_due_at: '2026-04-12T09:00:00Z' }),
    ];
    const windows = [
      window('gazelle', {}),
      window('far', { closes_at: '2026-06-30T09:00:00Z' }),
      window('closed', { status: 'closed' }),
    ];
    const todos = listTodos(filings, windows, now);
    expect(todos.map((todo) => todo.filing.id)).toEqual([
      'returned',
      'returned later',
      'near',
      'far',
      'late',
    ]);
    expect(todos.map((todo) => todo.isUrgent)).toEqual([true, true, true, false, false]);
  });

  it('returns a decision that can be appealed last, with its deadline', () => {
    const decision = { id: 'd', action: 'reject_first', at: '', comment: null, reasons: [] } as const;
    const rejected = filing('rejected', {
      status: 'rejected',
      actions: ['appeal'],
      decision: { ...decision, reasons: [], appeal_until: '2026-04-12T09:00:00Z', task_book: null },
    });
    const [draft, appeal] = listTodos([rejected, filing('draft', {})], [window('gazelle', {})], now);
    expect(draft?.filing.id).toBe('draft');
    expect(appeal).toMatchObject({ kind: 'appeal', due: '2026-04-12T09:00:00Z', daysLeft: 2, isLate: false });
  });

  it('does not take the window of another year for a draft', () => {
    const [todo] = listTodos([filing('a', { batch_year: 2025 })], [window('gazelle', {})], now);
    expect(todo).toMatchObject({ due: null, isLate: true });
  });
});
