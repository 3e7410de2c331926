import { beforeEach, expect, it, vi } from 'vitest';
import * as experts from '@/services/experts';
import * as questions from '@/services/questions';
import * as reports from '@/services/reports';
import * as review from '@/services/review';
import { readUrl } from '@/utils/urlState';
import { listUrl, MINE, NO_VIEW } from '../review/filings/listUrl';
import { fetchOfficeTodos, hasOfficeTodos } from './officeTodos';

const fetchAssessments = vi.spyOn(experts, 'fetchAssessments');
const fetchReceivedQuestions = vi.spyOn(questions, 'fetchReceivedQuestions');
const fetchReportQueue = vi.spyOn(reports, 'fetchReportQueue');
const fetchQueue = vi.spyOn(review, 'fetchQueue');

const of = (total: number) => ({ code: 200, msg: '', data: { list: [], total } }) as never;

beforeEach(() => {
  vi.clearAllMocks();
  fetchQueue.mockImplementation(async ({ due }) => of(due ? 2 : 9));
  fetchReportQueue.mockResolvedValue(of(0));
  fetchReceivedQuestions.mockResolvedValue(of(3));
  fetchAssessments.mockResolvedValue(of(1));
});

it('counts the tasks of a reviewer, the late ones first, and leaves out empty kinds', async () => {
  const { data } = await fetchOfficeTodos(['review.first', 'report.review', 'question.answer']);
  expect(data.map(({ kind, count }) => [kind, count])).toEqual([
    ['overdue', 2],
    ['filings', 9],
    ['questions', 3],
  ]);
  expect(fetchAssessments).not.toHaveBeenCalled();
});

it('links to the list that was counted, not to the view that opens first', async () => {
  const { data } = await fetchOfficeTodos(['review.first']);
  const address = data.find(({ kind }) => kind === 'filings')?.path ?? '';
  const search = new URL(address, 'http://portal').search;
  expect(search).not.toBe('');
  const { status, view, program } = readUrl(listUrl, new URLSearchParams(search));
  expect({ status, view, program }).toEqual({ status: MINE, view: NO_VIEW, program: '' });
});

it('asks an expert for nothing but assessments, and a company for nothing at all', async () => {
  const { data } = await fetchOfficeTodos(['expert.review']);
  expect(data).toEqual([{ kind: 'assessments', count: 1, path: '/review/assessments' }]);
  expect(fetchQueue).not.toHaveBeenCalled();
  expect(hasOfficeTodos(['filing.read', 'question.ask'])).toBe(false);
});

it('passes on the reason of a failed count', async () => {
  fetchReportQueue.mockResolvedValue({ code: 208, msg: '请稍后', data: null } as never);
  expect(await fetchOfficeTodos(['report.review'])).toMatchObject({ code: 208, msg: '请稍后' });
});
