/**
 * Help as data: one topic a task. It stands at the pages where the task is done, and is for those who may do it; a line that
 * speaks of one right more is for those who have that as well. Names of pages and buttons stand in “ ”, exactly as the
 * portal has them (help.test.ts); that of a page the reader may open becomes a link.
 */

import type { CurrentUser } from '@domain/accounts/calls';
import type { Right } from '@domain/accounts/roles';
import type { Text } from '@domain/text';
import { findUnmetAccess } from '@/models/access';
import type { PageAccess } from '../../config/routes';

export interface HelpLine extends Text {
  /** The right without which it is left out. */
  needs?: Right;
}

export interface HelpTopic {
  /** Its name in an address. */
  key: string;
  title: Text;
  /** Everybody, visitors too, where it does not say. */
  access?: PageAccess;
  /** Paths of the pages that it helps on, the topic of which the page is first. */
  pages: readonly string[];
  /** What is done, one after the other. */
  steps: readonly HelpLine[];
  /** What else there is to know. */
  notes?: readonly HelpLine[];
  /** A format, as other systems read or write it. */
  sample?: string;
  /** Keys of topics beside it. */
  related?: readonly string[];
}

/** null: a visitor. */
export type HelpReader = CurrentUser | null;

export const isTopicVisible = ({ access }: HelpTopic, reader: HelpReader): boolean =>
  findUnmetAccess(access, reader) === null;

export const filterHelpLines = (lines: readonly HelpLine[], reader: HelpReader): HelpLine[] =>
  lines.filter(({ needs }) => !needs || reader?.permissions.includes(needs));

export const filterVisibleTopics = (topics: readonly HelpTopic[], reader: HelpReader): HelpTopic[] =>
  topics.filter((topic) => isTopicVisible(topic, reader));

/** Filters the topics of the help index: those for everybody are at their own pages. */
export const filterListedTopics = (topics: readonly HelpTopic[], reader: HelpReader): HelpTopic[] =>
  filterVisibleTopics(topics, reader).filter(({ access }) => access || !reader);

/** Topics of a page. A slash at the end of its path says nothing. */
export const findPageTopics = (topics: readonly HelpTopic[], path: string, reader: HelpReader): HelpTopic[] =>
  filterVisibleTopics(topics, reader).filter(({ pages }) => pages.includes(path.replace(/(.)\/$/, '$1')));

/** Finds the related topics that the reader may see. */
export const findRelatedTopics = (
  topic: HelpTopic,
  topics: readonly HelpTopic[],
  reader: HelpReader,
): HelpTopic[] => filterVisibleTopics(topics, reader).filter(({ key }) => topic.related?.includes(key));

/** Topics in which every word occurs, whatever the case; those that have all of them in their title first. */
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
