/** Results of the server for a search text: one request combining all kinds that the person may read. */

import type { CurrentUser } from '@domain/accounts/calls';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { CallName } from '@domain/api/paths.generated';
import { type CallAnswer, call } from '@/utils/call';

/** Maximum results of each kind; the full list shows the others. */
const AT_MOST = 5;

type Right = CurrentUser['permissions'][number];
/** Results of a kind; undefined where the person may not read it. */
type Answered<Name extends CallName> = CallAnswer<Name> | undefined;

export interface SearchResults {
  /** Search text that the results belong to. */
  words: string;
  filings: Answered<'reportInfo'>;
  queue: Answered<'reviewQueue'>;
  companies: Answered<'managedCompanies'>;
  questions: Answered<'questions'>;
  received: Answered<'receivedQuestions'>;
  messages: Answered<'messages'>;
  answers: Answered<'publicAnswers'>;
  files: Answered<'libraryFiles'>;
}

/** Searches the portal; without a text returns the filings that were changed last. */
export async function fetchSearchResults(
  words: string,
  rights: readonly Right[],
): Promise<ResponseEnvelope<SearchResults>> {
  const params = { pageSize: AT_MOST, ...(words && { keyword: words }) };
  const may = (right: Right) => (words !== '' || right === 'filing.read') && rights.includes(right);
  const all = await Promise.all([
    may('filing.read') ? call('reportInfo', { params }) : null,
    may('review.list') ? call('reviewQueue', { params }) : null,
    may('companies.read') ? call('managedCompanies', { params }) : null,
    may('question.read') ? call('questions', { params }) : null,
    may('question.receive') ? call('receivedQuestions', { params }) : null,
    may('message.read') ? call('messages', { params }) : null,
    words ? call('publicAnswers', { params }) : null,
    words && may('filing.read') ? call('libraryFiles') : null,
  ]);
  const refused = all.find((answer) => answer && answer.code !== CODE.success);
  if (refused) return refused as never;
  const [filings, queue, companies, questions, received, messages, answers, files] = all;
  const data = {
    words,
    filings: filings?.data,
    queue: queue?.data,
    companies: companies?.data,
    questions: questions?.data,
    received: received?.data,
    messages: messages?.data,
    answers: answers?.data,
    files: files?.data,
  };
  return { code: CODE.success, msg: '', data };
}
