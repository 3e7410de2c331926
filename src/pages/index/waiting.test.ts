import type { ReportItem } from '@domain/filing/calls';
import type { HomeData } from '@domain/home/calls';
import type { FilingPeriod } from '@domain/windows/calls';
import { describe, expect, it } from 'vitest';
import { listWaitingTasks } from './waiting';

const NOW = '2026-04-09T16:30:00Z';

const filing = (id: string, over: Partial<ReportItem>): ReportItem => ({
  id,
  program: 'gazelle',
  title: '',
  kind: '',
  route: '',
  subject: null,
  batch: '',
  batch_year: 2026,
  batch_no: 1,
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

const period = (over: Partial<FilingPeriod> = {}): Pick<ReportItem, 'period'> => ({
  period: {
    opens_at: '2026-03-02T01:00:00Z',
    closes_at: '2026-04-10T09:00:00Z',
    status: 'open',
    ...over,
  },
});

const list = (parts: Partial<HomeData>, open: ReportItem[] = []) =>
  listWaitingTasks({
    server_time: NOW,
    questions: null,
    changes: null,
    mandates: null,
    ...parts,
    filings: { sent: [], total: open.length, to_sign: [], reports: [], ...parts.filings, open },
  });

describe(listWaitingTasks, () => {
  it('counts days by the calendar of Beijing', () => {
    const [task] = list({}, [filing('a', period())]);
    expect(task).toMatchObject({ kind: 'draft', daysLeft: 0, isUrgent: true });
  });

  it('gives a draft that is owed after the closing its own deadline', () => {
    const owed = filing('owed', { grace_until: '2026-07-15T16:00:00Z', ...period() });
    const [task] = list({}, [owed]);
    expect(task).toMatchObject({ kind: 'draft', due: '2026-07-15T16:00:00Z', isUrgent: false });
  });

  it('returns returned filings first, then what closes soonest, then what is too late', () => {
    const filings = [
      filing('late', period({ status: 'closed' })),
      filing('far', period({ closes_at: '2026-06-30T09:00:00Z' })),
      filing('near', period()),
      filing('returned later', { status: 'returned', correction_due_at: '2026-04-20T09:00:00Z' }),
      filing('returned', { status: 'returned', correction_due_at: '2026-04-12T09:00:00Z' }),
    ];
    const tasks = list({}, filings);
    expect(tasks.map(({ key }) => key)).toEqual(['returned', 'returned later', 'near', 'far', 'late']);
    expect(tasks.map(({ isUrgent }) => isUrgent)).toEqual([true, true, true, false, false]);
  });

  it('returns a decision that can be appealed last, with its deadline', () => {
    const decision = { id: 'd', action: 'reject_first', at: '', comment: null, reasons: [] } as const;
    const rejected = filing('rejected', {
      status: 'rejected',
      actions: ['appeal'],
      decision: { ...decision, reasons: [], appeal_until: '2026-04-12T09:00:00Z', task_book: null },
    });
    const [draft, appeal] = list({}, [rejected, filing('draft', period())]);
    expect(draft?.key).toBe('draft');
    expect(appeal).toMatchObject({ kind: 'appeal', due: '2026-04-12T09:00:00Z', daysLeft: 2 });
  });

  it('gives a returned report the deadline of its correction', () => {
    const correction_due_at = '2026-04-17T09:00:00Z';
    const report = { id: 'r', status: 'returned', days_left: 7, due_at: NOW, correction_due_at };
    const filings = { reports: [report] } as unknown as HomeData['filings'];
    expect(list({ filings })).toMatchObject([{ kind: 'report', due: correction_due_at }]);
  });

  it('puts a result that is owed and its draft into one entry', () => {
    const route = '/forms/jiebangguashuaiResult';
    const report = (id: string, project_name: string) => ({
      id,
      mode: 'filing',
      link: route,
      project_name,
      status: 'open',
      due_at: NOW,
      days_left: 0,
    });
    const reports = [report('one', '甲项目'), report('other', '乙项目')];
    const draft = filing('draft', { program: 'result', route, subject: '甲项目' });
    const entries = (to_sign: string[]) =>
      list({ filings: { reports, to_sign } as unknown as HomeData['filings'] }, [draft]).map(
        ({ kind, key, ...task }) => [kind, key, 'draft' in task ? task.draft?.id : null],
      );
    expect(entries([])).toEqual([
      ['report', 'one', 'draft'],
      ['report', 'other', undefined],
    ]);
    expect(entries(['draft'])).toHaveLength(3);
  });

  it('returns a draft of a suspended window as such, without a deadline', () => {
    const [task] = list({}, [filing('a', period({ status: 'suspended' }))]);
    expect(task).toMatchObject({ kind: 'suspended', due: null, isUrgent: false });
  });

  it('gives a draft of a batch without a window no deadline', () => {
    const [task] = list({}, [filing('a', {})]);
    expect(task).toMatchObject({ kind: 'late', due: null });
  });

  it('returns reports, papers to sign, mandates, answers and refused changes in one list', () => {
    const report = (id: string, status: string, days_left: number) => ({
      id,
      status,
      days_left,
      due_at: NOW,
    });
    const mandate = (id: string, status: string, waits?: object) => ({ id, status, waits });
    const tasks = list(
      {
        filings: {
          to_sign: ['signed'],
          reports: [
            report('far report', 'open', 30),
            { ...report('to read alone', 'overdue', -9), mode: 'in_portal', fillable: false },
            report('overdue', 'overdue', -3),
          ],
        } as unknown as HomeData['filings'],
        mandates: [
          mandate('offer', 'offered'),
          mandate('idle', 'active', { drafts: 0, returned: 0, due_at: null }),
          mandate('client', 'active', { drafts: 2, returned: 1, due_at: '2026-04-11T09:00:00Z' }),
        ] as HomeData['mandates'],
        questions: [{ id: 'answer' }] as HomeData['questions'],
        changes: [{ id: 'refusal' }] as HomeData['changes'],
      },
      [filing('signed', period()), filing('draft', period({ closes_at: '2026-06-30T09:00:00Z' }))],
    );
    expect(tasks.map(({ kind, key }) => `${kind}: ${key}`)).toEqual([
      'report: overdue',
      'sign: signed',
      'mandate: offer',
      'report: to read alone',
      'client: client',
      'report: far report',
      'draft: draft',
      'question: answer',
      'change: refusal',
    ]);
  });
});
