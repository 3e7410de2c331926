/**
 * The journal: what a person has entered and the server has not acknowledged yet, kept in IndexedDB. It outlives a
 * reload, a crash, a lost network, and the end of a session, which clears both web storages but not this one.
 * Each tab keeps its own entry, so that two tabs of one person never overwrite each other's work.
 */

import type { Answers } from '@domain/definition';
import type { AsideAnswer } from '@domain/filing/edition-note';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { livingTabs, tab } from './tab';
import type { Unread } from './unparsedInput';

/**
 * Which filing of whom. `filing` is its id, from before the first save on: the first save asks for that id. `kind` is
 * empty in programs of one kind.
 */
export interface JournalScope {
  user: string;
  program: string;
  kind: string;
  batch: string;
  filing: string;
}

export type BatchScope = Omit<JournalScope, 'filing'>;

export interface JournalEntry extends JournalScope {
  tab: string;
  /** The version and the answers that the work started from; 0 as long as the server has acknowledged nothing. */
  version: number;
  /** Of the form that the answers were given in. */
  edition: string;
  base: Answers;
  answers: Answers;
  /** Texts that could not be read as a value; absent in entries of earlier releases. */
  unreadable?: Unread;
  /** Answers that found no place in this edition, and are not on the server yet. */
  aside: AsideAnswer[];
  editedAt: string;
}

const store = createStore('filing-journal', 'entries');

const prefixOf = ({ user, program, kind, batch }: BatchScope) => `${user}/${program}/${kind}/${batch}/`;
const keyOf = (scope: JournalScope, owner: string) => `${prefixOf(scope)}${scope.filing}/${owner}`;

/** Writes one after the other: the newest entry of a filing always wins. */
let last: Promise<boolean> = Promise.resolve(true);

/** A browser that has not answered by then has kept nothing. */
const WRITE_LIMIT_MS = 5_000;
let isStuck = false;

/** Gives whether it was kept; a write that throws before it has begun was not. */
async function attempt(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

/** As long as one write hangs, those behind it are told at once that nothing is kept: a save waits for none of them. */
async function within(write: () => Promise<void>): Promise<boolean> {
  if (isStuck) return false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => {
      isStuck = true;
      resolve(false);
    }, WRITE_LIMIT_MS);
  });
  const done = attempt(write).finally(() => {
    clearTimeout(timer);
    isStuck = false;
  });
  return Promise.race([done, tooLate]);
}

function queue(write: () => Promise<void>): Promise<boolean> {
  last = last.then(() => within(write));
  return last;
}

/** Keeps an entry. Resolves with false where the browser refuses (no space, private mode): then say so. */
export const record = (entry: Omit<JournalEntry, 'tab'>): Promise<boolean> =>
  queue(() => set(keyOf(entry, tab), { ...entry, tab } satisfies JournalEntry, store));

/** Drops this tab's entry of a filing: the server has it all. */
export const forget = (scope: JournalScope): Promise<boolean> => queue(() => del(keyOf(scope, tab), store));

/** Puts something else in the place of this tab's entry of a filing, if it holds one; null drops it. */
export const amend = (
  scope: JournalScope,
  change: (entry: JournalEntry) => JournalEntry | null,
): Promise<boolean> =>
  queue(async () => {
    const entry = await get<JournalEntry>(keyOf(scope, tab), store);
    const next = entry && change(entry);
    if (!entry || next === entry) return;
    if (next) await set(keyOf(next, tab), next, store);
    if (!next || next.filing !== entry.filing) await del(keyOf(entry, tab), store);
  });

/** Drops entries that were taken over by `leftovers`. */
export const forgetEntries = (taken: readonly JournalEntry[]): Promise<boolean> =>
  queue(async () => {
    for (const entry of taken) await del(keyOf(entry, entry.tab), store);
  });

/** None where the browser refuses to open the store. */
async function entriesOrNone(): Promise<[string, JournalEntry][]> {
  try {
    return await entries<string, JournalEntry>(store);
  } catch {
    return [];
  }
}

/** Work below a prefix that no other living tab is busy with, oldest first. */
async function abandonedBelow(prefix: string): Promise<JournalEntry[]> {
  const living = await livingTabs();
  const all = await entriesOrNone();
  return all
    .filter(([key]) => key.startsWith(prefix))
    .map(([, entry]) => entry)
    .filter((entry) => entry.tab === tab || !living.has(entry.tab))
    .sort((a, b) => a.editedAt.localeCompare(b.editedAt));
}

const abandoned = (batch: BatchScope): Promise<JournalEntry[]> => abandonedBelow(prefixOf(batch));

const isUnsaved = ({ version }: JournalEntry): boolean => version === 0;

/**
 * Work on this filing. Where it is the only one of its batch (`alone`), work from before a first save belongs to it too,
 * under whatever id it was begun.
 */
export async function leftovers(scope: JournalScope, alone: boolean): Promise<JournalEntry[]> {
  const left = await abandoned(scope);
  return left.filter((entry) => entry.filing === scope.filing || (alone && isUnsaved(entry)));
}

/** The id under which a filing of the batch was begun whose first save was never acknowledged. */
export async function begunUnsaved(batch: BatchScope): Promise<string | undefined> {
  return (await abandoned(batch)).findLast(isUnsaved)?.filing;
}

/** All of a person's work that waits in this browser, the newest first; one entry for each filing. */
export async function unsentWork(user: string): Promise<JournalEntry[]> {
  const newest = new Map((await abandonedBelow(`${user}/`)).map((entry) => [keyOf(entry, ''), entry]));
  return [...newest.values()].reverse();
}
