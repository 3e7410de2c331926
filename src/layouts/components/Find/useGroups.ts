import type { CurrentUser } from '@domain/accounts/calls';
import { useDispatch } from 'umi';
import { useFilingName } from '@/components/FilingTable/filing';
import { filterVisibleTopics, findTopics } from '@/help/topic';
import { topics } from '@/help/topics';
import { useLanguage } from '@/utils/language';
import { getMessagesPath } from '@/utils/messagesPath';
import { useOpenPageSections } from '@/utils/pageSections';
import { findActionHits, findNewFilingHits, findSwitchHits } from './actions';
import type { SearchResults } from './fetchSearchResults';
import {
  buildMoreHits,
  findFieldHits,
  findPageHits,
  findProgramHits,
  findSectionHits,
  type SearchHit,
  toAnswerHit,
  toCompanyHit,
  toFileHits,
  toFilingHit,
  toHelpHit,
  toMessageHit,
  toQuestionHit,
  toQueueHit,
} from './hits';
import { readRecentHits } from './recentHits';

export interface HitGroup {
  /** Suffix of the text key `find.in.<name>`. */
  name: string;
  hits: SearchHit[];
}

const HELP_AT_MOST = 5;

/** All hits grouped by kind. Hits found in the browser come first, so that nothing moves when those of the server arrive. */
export function useGroups(
  user: CurrentUser | null,
  words: string,
  found: Partial<SearchResults> = {},
): HitGroup[] {
  const { t, say } = useLanguage();
  const places = useOpenPageSections();
  const nameOf = useFilingName();
  const dispatch = useDispatch();
  const { filings, queue, companies, questions, received, messages, answers, files } = found;
  const allMessages = getMessagesPath(user);
  const rest = (whole: Parameters<typeof buildMoreHits>[0], to: string) => buildMoreHits(whole, to, words, t);

  const filingHits = (filings?.list ?? []).map((filing) => toFilingHit(filing, nameOf(filing), say));
  const mayOpen = user?.permissions.includes('review.read') ?? false;
  const queueHits = (queue?.list ?? []).map((filing) => toQueueHit(filing, mayOpen, say));
  const companyHits = (companies?.list ?? []).map(toCompanyHit);
  const threads = [...(questions?.list ?? []), ...(received?.list ?? [])];
  const messageHits = (messages?.list ?? []).map((message) => toMessageHit(message, allMessages));
  const answerHits = (answers?.list ?? []).map((answer) => toAnswerHit(answer, say));
  const asked = encodeURIComponent(words);
  const hasQuestions = user?.company || user?.permissions.includes('question.receive');
  const frequent = {
    key: 'frequent',
    to: `${hasQuestions ? '/interaction' : '/help'}?q=${asked}`,
    title: t('find.faq'),
  };

  const hits: Record<string, SearchHit[]> = {
    recent: words ? [] : readRecentHits(),
    places: findSectionHits(words, places),
    fields: findFieldHits(words, places),
    acts: [
      ...findActionHits(words, user, t),
      ...findNewFilingHits(words, user, { say, t }),
      ...findSwitchHits(words, t, (appearance) =>
        dispatch({ type: 'settings/change', payload: { appearance } }),
      ),
    ],
    programs: words ? findProgramHits(words, say) : [],
    pages: findPageHits(words, user, say, t),
    filings: [...filingHits, ...rest(filings, '/enterpriseCenter/declare?keyword=')],
    [mayOpen ? 'queue' : 'approved']: [...queueHits, ...rest(queue, '/review/filings?keyword=')],
    companies: [...companyHits, ...rest(companies, '/review/companies?keyword=')],
    files: toFileHits(files?.files ?? [], words),
    questions: threads.map((thread) => toQuestionHit(thread, say)),
    messages: [...messageHits, ...rest(messages, `${allMessages}?keyword=`)],
    help: words
      ? findTopics(filterVisibleTopics(topics, user), words, say)
          .slice(0, HELP_AT_MOST)
          .map((topic) => toHelpHit(topic, say))
      : [],
    answers: words ? [...answerHits, frequent] : [],
  };
  return Object.entries(hits)
    .map(([name, list]) => ({ name, hits: list.map((hit) => ({ ...hit, key: `${name}-${hit.key}` })) }))
    .filter((group) => group.hits.length > 0);
}
