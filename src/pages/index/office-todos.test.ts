import { beforeEach, expect, it, vi } from 'vitest';
import { fetchAssessments } from '@/services/experts';
import { fetchReceivedQuestions } from '@/services/questions';
import { fetchReportQueue } from '@/services/reports';
import { fetchQueue } from '@/services/review';
import { fetchOfficeTodos, hasOfficeTodos } from './office-todos';

vi.mock('@/services/experts', () => ({ fetchAssessments: vi.fn() }));
vi.mock('@/services/questions', () => ({ fetchReceivedQuestions: vi.fn() }));
vi.mock('@/services/reports', () => ({ fetchReportQueue: vi.fn() }));
vi.mock('@/services/review', () => ({ fetchQueue: vi.fn() }));

const of = (total: number) => ({ code: 200, msg: '', data: { list: [], total } }) as never;

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(fetchQueue).mockImplementation(async ({ due }) => of(due ? 2 : 9));
  vi.mocked(fetchReportQueue).mockResolvedValue(of(0));
  vi.mocked(fetchReceivedQuestions).mockResolvedValue(of(3));
  vi.mocked(fetchAssessments).mockResolvedValue(of(1));
});

it('counts what waits for a reviewer, the late ones first, and leaves out what nothing waits of', async () => {
  const { data } = await fetchOfficeTodos(['review.first', 'report.review', 'question.answer']);
  expect(data.map(({ kind, count }) => [kind, count])).toEqual([
    ['overdue', 2],
    ['filings', 9],
    ['questions', 3],
  ]);
  expect(fetchAssessments).not.toHaveBeenCalled();
});

it('asks an expert for nothing but assessments, and a company for nothing at all', async () => {
  const { data } = await fetchOfficeTodos(['expert.review']);
  expect(data).toEqual([{ kind: 'assessments', count: 1, path: '/review/assessments' }]);
  expect(fetchQueue).not.toHaveBeenCalled();
  expect(hasOfficeTodos(['filing.read', 'question.ask'])).toBe(false);
});

it('passes on why something could not be counted', async () => {
  vi.mocked(fetchReportQueue).mockResolvedValue({ code: 208, msg: '请稍后', data: null } as never);
  expect(await fetchOfficeTodos(['report.review'])).toMatchObject({ code: 208, msg: '请稍后' });
});
