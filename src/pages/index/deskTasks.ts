/** Tasks of an office: the count of each kind, and the list that shows just these. */
import type { Right } from '@domain/accounts/roles';
import type { DeskData } from '@domain/calls/statistics';

interface Task {
  kind:
    | 'mine'
    | 'overdue'
    | 'soon'
    | 'again'
    | 'experts_late'
    | 'notice_over'
    | 'notice_ending'
    | 'questions'
    | 'reports';
  /** The right of whoever takes the step. */
  right: Right;
  path: string;
  /** Something is late. */
  isUrgent?: true;
}

export type DeskTask = Task & { count: number };

/** A list without `view` would open the one that the person has chosen to come first. */
const queue = (filter: string) => `/review/filings?${filter}&view=none`;

const TASKS: Task[] = [
  { kind: 'mine', right: 'review.first', path: queue('status=mine') },
  { kind: 'overdue', right: 'review.first', path: queue('status=all&due=overdue'), isUrgent: true },
  { kind: 'soon', right: 'review.first', path: queue('status=all&due=soon') },
  { kind: 'again', right: 'review.first', path: queue('status=all&mark=again.first') },
  { kind: 'experts_late', right: 'review.final', path: queue('status=all&due=experts_late'), isUrgent: true },
  { kind: 'notice_over', right: 'review.final', path: queue('status=all&due=notice_over') },
  { kind: 'notice_ending', right: 'review.final', path: queue('status=all&due=notice_ending') },
  { kind: 'questions', right: 'question.answer', path: '/interaction?state=open' },
  { kind: 'reports', right: 'report.review', path: '/review/reports' },
];

/** The tasks of a person with these rights, in the order of the desk; those without any too, so that each has its place. */
export const deskTasks = (desk: DeskData, rights: readonly Right[]): DeskTask[] =>
  TASKS.filter(({ right }) => rights.includes(right)).map((task) => ({
    ...task,
    count: desk[task.kind],
    // A filing that comes back to the city was returned by the city.
    path:
      task.kind === 'again' && rights.includes('review.final')
        ? queue('status=all&mark=again.city')
        : task.path,
  }));
