/** Results of the server for some words: one question for all that the person may read. */
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { CurrentUser } from '@domain/accounts/calls';
import { fetchMessages } from '@/services/company';
import { fetchCompanies } from '@/services/managedCompanies';
import { fetchPublicAnswers, fetchQuestions, fetchReceivedQuestions } from '@/services/questions';
import { fetchReports } from '@/services/reports';
import { fetchQueue } from '@/services/review';

/** Results of each kind; a list has the others. */
const AT_MOST = 5;

type Right = CurrentUser['permissions'][number];
type AnswerOf<Call extends (params: object) => Promise<Envelope<unknown>>> =
  | Awaited<ReturnType<Call>>['data']
  // Not of this person's.
  | undefined;

export interface Found {
  /** The words that were asked for. */
  words: string;
  filings: AnswerOf<typeof fetchReports>;
  queue: AnswerOf<typeof fetchQueue>;
  companies: AnswerOf<typeof fetchCompanies>;
  questions: AnswerOf<typeof fetchQuestions>;
  received: AnswerOf<typeof fetchReceivedQuestions>;
  messages: AnswerOf<typeof fetchMessages>;
  answers: AnswerOf<typeof fetchPublicAnswers>;
}

/** Searches the portal; without words the filings that were touched last. */
export async function fetchFound(words: string, rights: readonly Right[]): Promise<Envelope<Found>> {
  const params = { pageSize: AT_MOST, ...(words && { keyword: words }) };
  const may = (right: Right) => (words !== '' || right === 'filing.read') && rights.includes(right);
  const all = await Promise.all([
    may('filing.read') ? fetchReports(params) : null,
    may('review.read') ? fetchQueue(params) : null,
    may('companies.read') ? fetchCompanies(params) : null,
    may('question.read') ? fetchQuestions(params) : null,
    may('question.receive') ? fetchReceivedQuestions(params) : null,
    may('message.read') ? fetchMessages(params) : null,
    words ? fetchPublicAnswers(params) : null,
  ]);
  const refused = all.find((answer) => answer && answer.code !== CODE.success);
  if (refused) return refused as never;
  const [filings, queue, companies, questions, received, messages, answers] = all;
  const data = {
    words,
    filings: filings?.data,
    queue: queue?.data,
    companies: companies?.data,
    questions: questions?.data,
    received: received?.data,
    messages: messages?.data,
    answers: answers?.data,
  };
  return { code: CODE.success, msg: '', data };
}
