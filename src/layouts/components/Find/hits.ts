/** Conversion of search results into the hits that the list shows. */
import type { CurrentUser } from '@domain/accounts/calls';
import { getStatusWords } from '@domain/filing/outcome';
import {
  findProgram,
  findProgramByRoute,
  getProgramPagePath,
  isProgramMatch,
  listOfferedPrograms,
} from '@domain/programs/find';
import type { QuestionHead } from '@domain/questions/calls';
import { questionStatuses } from '@domain/questions/thread';
import type { Text } from '@domain/text';
import type { HelpTopic } from '@/help/topic';
import { buildMenu } from '@/layouts/BasicLayout/menu';
import { formatDateTime } from '@/utils/beijingTime';
import { buildFilingPath } from '@/utils/filingPath';
import type { PageSection } from '@/utils/pageSections';
import { portal } from '../../../../config/routes';
import type { SearchResults } from './fetchSearchResults';

export interface SearchHit {
  key: string;
  /** Address that the hit opens; an act in place has none. */
  to?: string;
  /** Act that is done in place, without another page. */
  run?: () => void;
  title: string;
  note?: string | undefined;
  /** Id of the message that opening the hit marks as read. */
  unread?: string | undefined;
}

type Say = (text: Text) => string;
type Translate = (key: string, parameters?: { count: number }) => string;
type Item<Part extends keyof SearchResults> = SearchResults[Part] extends infer Found
  ? Found extends { list: (infer One)[] } | { files: (infer One)[] }
    ? One
    : never
  : never;
type Entry = ReturnType<typeof buildMenu>[number];

const titleOf = (program: string, say: Say) =>
  say(findProgram(program)?.title ?? { zh: program, en: program });

export const findProgramHits = (words: string, say: Say): SearchHit[] =>
  listOfferedPrograms()
    .filter((program) => isProgramMatch(program, words, say))
    .map((program) => ({
      key: program.key,
      to: getProgramPagePath(program),
      title: say(program.title),
      note: program.summary && say(program.summary),
    }));

const leavesOf = (entries: Entry[]): Entry[] =>
  entries.flatMap((entry) => (entry.children ? leavesOf(entry.children) : [entry]));

const hasWords = (text: string, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** Finds sections of the open page; none without a search text. */
export const findSectionHits = (words: string, places: readonly PageSection[]): SearchHit[] =>
  words === '' ? [] : places.filter(({ title }) => hasWords(title, words));

/** Maximum fields shown: a common word stands in the labels of many. */
const FIELDS_AT_MOST = 6;

/** Finds fields of the open form by their labels; none without a search text. */
export const findFieldHits = (words: string, places: readonly PageSection[]): SearchHit[] =>
  words === ''
    ? []
    : places
        .flatMap(({ title: note, fields = [] }) => fields.map((field) => ({ ...field, note })))
        .filter(({ title }) => hasWords(title, words))
        .slice(0, FIELDS_AT_MOST);

/** Finds files of the company by name. */
export const toFileHits = (files: readonly Item<'files'>[], words: string): SearchHit[] =>
  files
    .filter(({ name }) => hasWords(name, words))
    .slice(0, FIELDS_AT_MOST)
    .map(({ id, name, uses }) => ({
      key: id,
      to: `/enterpriseCenter/library?list=files`,
      title: name,
      note: uses[0]?.label,
    }));

/** Finds pages of the person's menu, except forms, which are found through their programs. */
export const findPageHits = (
  words: string,
  user: CurrentUser | null,
  say: Say,
  t: Translate,
): (SearchHit & { to: string })[] =>
  leavesOf(buildMenu(portal, { user, say }))
    .filter(({ path = '' }) => !findProgramByRoute(path))
    .map(({ path = '', name = '', locale }) => ({ key: path, to: path, title: locale ? t(locale) : name }))
    .filter(({ title }) => hasWords(title, words));

export const toFilingHit = (filing: Item<'filings'>, title: string, say: Say): SearchHit => ({
  key: filing.id,
  to: buildFilingPath(filing),
  title,
  note: say(getStatusWords(filing.status, findProgram(filing.program))),
});

/** Converts a filing of the queue; `mayOpen`: false for people who read its line in the list alone. */
export const toQueueHit = (
  { id, company, program, status, receipt_no }: Item<'queue'>,
  mayOpen: boolean,
  say: Say,
): SearchHit => ({
  key: id,
  to: mayOpen ? `/review/filing?id=${id}` : `/review/filings?keyword=${encodeURIComponent(receipt_no)}`,
  title: `${company} ${titleOf(program, say)}`,
  note: `${say(getStatusWords(status, findProgram(program)))} ${receipt_no}`,
});

export const toCompanyHit = ({ id, name, credit_code }: Item<'companies'>): SearchHit => ({
  key: id,
  to: `/review/company?id=${id}`,
  title: name,
  note: credit_code,
});

export const toQuestionHit = ({ id, subject, status, program }: QuestionHead, say: Say): SearchHit => ({
  key: id,
  to: `/interaction?question=${id}`,
  title: subject,
  note: `${say(questionStatuses[status])} · ${titleOf(program, say)}`,
});

export const toHelpHit = ({ key, title }: HelpTopic, say: Say): SearchHit => ({
  key,
  to: `/help?topic=${key}`,
  title: say(title),
});

/** Converts a message; `all`: the path of the page of all messages. */
export const toMessageHit = (
  { id, title, created_at, link, read }: Item<'messages'>,
  all: string,
): SearchHit => ({
  key: id,
  to: link ?? `${all}?keyword=${encodeURIComponent(title)}`,
  title,
  note: formatDateTime(created_at),
  unread: read ? undefined : id,
});

export const toAnswerHit = ({ id, title, program }: Item<'answers'>, say: Say): SearchHit => ({
  key: id,
  to: `/interaction?q=${encodeURIComponent(title)}`,
  title,
  note: titleOf(program, say),
});

/** Builds the link to the full result list; `to` is the address up to the search text. */
export const buildMoreHits = (
  whole: { list: readonly unknown[]; total: number } | undefined,
  to: string,
  words: string,
  t: Translate,
): SearchHit[] =>
  whole && words && whole.total > whole.list.length
    ? [{ key: to, to: to + encodeURIComponent(words), title: t('find.all', { count: whole.total }) }]
    : [];
