/**
 * Help as data: one topic per task. A topic is shown on the pages where its task is done, to people who may do it; a line that
 * concerns one more right is shown only to people who have that right too. Names of pages and buttons are written in “ ”,
 * exactly as in the portal (help.test.ts); the name of a page that the reader may open becomes a link. Every line stands in all
 * three languages, which the compiler asks for.
 */

import type { CurrentUser } from '@domain/accounts/calls';
import type { Right } from '@domain/accounts/roles';
import type { Text } from '@domain/text';
import { findUnmetAccess } from '@/models/access';
import { matchesRoutePattern } from '@/utils/pathPattern';
import type { PageAccess } from '../../config/routes';

/** Text of help in all languages. */
type HelpWords = Required<Text>;

export interface HelpLine extends HelpWords {
  /** Right required to see the line. */
  needs?: Right;
}

export interface HelpTopic {
  /** Key of the topic in an address. */
  key: string;
  title: HelpWords;
  /** Access required to see the topic; absent: everybody, visitors too. */
  access?: PageAccess;
  /** Paths of the pages that the topic helps with, its main page first. */
  pages: readonly string[];
  /** Steps of the task, in order. */
  steps: readonly HelpLine[];
  /** Further remarks. */
  notes?: readonly HelpLine[];
  /** Sample of a format that other systems read or write. */
  sample?: string;
  /** Keys of related topics. */
  related?: readonly string[];
}

/** Person who reads the help; null: a visitor. */
export type HelpReader = CurrentUser | null;

export const isTopicVisible = ({ access }: HelpTopic, reader: HelpReader): boolean =>
  findUnmetAccess(access, reader) === null;

export const filterHelpLines = (lines: readonly HelpLine[], reader: HelpReader): HelpLine[] =>
  lines.filter(({ needs }) => !needs || reader?.permissions.includes(needs));

export const filterVisibleTopics = (topics: readonly HelpTopic[], reader: HelpReader): HelpTopic[] =>
  topics.filter((topic) => isTopicVisible(topic, reader));

/**
 * Filters the topics of the help index; topics for everybody are left out for signed-in people and shown only on their own
 * pages.
 */
export const filterListedTopics = (topics: readonly HelpTopic[], reader: HelpReader): HelpTopic[] =>
  filterVisibleTopics(topics, reader).filter(({ access }) => access || !reader);

/** Topics of a page; a trailing slash of its path is ignored. */
export const findPageTopics = (topics: readonly HelpTopic[], path: string, reader: HelpReader): HelpTopic[] =>
  filterVisibleTopics(topics, reader).filter(({ pages }) =>
    pages.some((page) => matchesRoutePattern(page, path.replace(/(.)\/$/, '$1'))),
  );

/** Finds the related topics that the reader may see. */
export const findRelatedTopics = (
  topic: HelpTopic,
  topics: readonly HelpTopic[],
  reader: HelpReader,
): HelpTopic[] => filterVisibleTopics(topics, reader).filter(({ key }) => topic.related?.includes(key));

/** Topics that contain every word, ignoring case; topics with all words in the title come first. */
export function findTopics(
  topics: readonly HelpTopic[],
  words: string,
  say: (text: Text) => string,
): HelpTopic[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  const whole = ({ title, steps, notes = [] }: HelpTopic) => [title, ...steps, ...notes].map(say).join(' ');
  const found = topics.filter((topic) => holds(whole(topic)));
  const inTitle = ({ title }: HelpTopic) => holds(say(title));
  return [...found.filter(inTitle), ...found.filter((topic) => !inTitle(topic))];
}
