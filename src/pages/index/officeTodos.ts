/** Tasks of offices and experts: the count of each kind, and the page that lists it. */
import type { Right } from '@domain/accounts/roles';
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { fetchAssessments } from '@/services/experts';
import { fetchReceivedQuestions } from '@/services/questions';
import { fetchReportQueue } from '@/services/reports';
import { fetchQueue } from '@/services/review';

export interface OfficeTodo {
  kind: 'filings' | 'overdue' | 'reports' | 'questions' | 'assessments';
  count: number;
  path: string;
}

interface Source extends Omit<OfficeTodo, 'count'> {
  right: Right;
  count(): Promise<Envelope<{ total: number }>>;
}

/** The numbers are wanted, not the rows. */
const least = { current: 1, pageSize: 1 };

const sources: Source[] = [
  {
    kind: 'overdue',
    right: 'review.first',
    path: '/review/filings?due=overdue',
    count: () => fetchQueue({ ...least, status: 'mine', due: 'overdue' }),
  },
  {
    kind: 'filings',
    right: 'review.first',
    // The bare address would open the view that the person has chosen to come first.
    path: '/review/filings?status=mine&view=none',
    count: () => fetchQueue({ ...least, status: 'mine' }),
  },
  {
    kind: 'reports',
    right: 'report.review',
    path: '/review/reports',
    count: () => fetchReportQueue({ ...least, status: 'submitted' }),
  },
  {
    kind: 'questions',
    right: 'question.answer',
    path: '/interaction?state=open',
    count: () => fetchReceivedQuestions({ ...least, status: 'open' }),
  },
  {
    kind: 'assessments',
    right: 'expert.review',
    path: '/review/assessments',
    count: () => fetchAssessments({ ...least, state: 'open' }),
  },
];

const sourcesOf = (rights: readonly string[]): Source[] =>
  sources.filter(({ right }) => rights.includes(right));

/** True if these rights bring tasks at all. */
export const hasOfficeTodos = (rights: readonly string[]): boolean => sourcesOf(rights).length > 0;

/** The tasks of a person with these rights; kinds without any are left out. */
export async function fetchOfficeTodos(rights: readonly string[]): Promise<Envelope<OfficeTodo[]>> {
  const wanted = sourcesOf(rights);
  const answers = await Promise.all(wanted.map(({ count }) => count()));
  const failed = answers.find(({ code }) => code !== CODE.success);
  const counted = wanted.map(({ kind, path }, i) => ({ kind, path, count: answers[i]?.data?.total ?? 0 }));
  const data = counted.filter(({ count }) => count > 0);
  return { code: failed?.code ?? CODE.success, msg: failed?.msg ?? '', data };
}
