/**
 * The journal: what a person has entered and the server has not acknowledged yet, kept in IndexedDB. It outlives a
 * reload, a crash, a lost network, and the end of a session, which clears both web storages but not this one.
 * Each tab keeps its own entry, so that two tabs of one person never overwrite each other's work.
 */
import type { AsideAnswer } from '@domain/filing/editions';
import type { Answers } from '@domain/programs/define';
import { createStore, del, entries, set } from 'idb-keyval';
import { livingTabs, tab } from './tab';

/** Which filing of whom. `filing` is null as long as nothing was saved; `kind` is empty in programs of one kind. */
export interface JournalScope {
  user: string;
  program: string;
  kind: string;
  batch: string;
  filing: string | null;
}

export interface JournalEntry extends JournalScope {
  tab: string;
  /** The version and the answers that the work started from. */
  version: number;
  /** Of the form that the answers were given in. */
  edition: string;
  base: Answers;
  answers: Answers;
  /** Answers that found no place in this edition, and are not on the server yet. */
  aside: AsideAnswer[];
  editedAt: string;
}

const store = createStore('filing-journal', 'entries');

const prefixOf = ({ user, program, kind, batch }: JournalScope) => `${user}/${program}/${kind}/${batch}/`;
const keyOf = (scope: JournalScope, owner: string) => `${prefixOf(scope)}${scope.filing ?? 'new'}/${owner}`;

/** Writes one after the other: the newest entry of a filing always wins. */
let last: Promise<boolean> = Promise.resolve(true);

function queue(write: () => Promise<void>): Promise<boolean> {
  last = last.then(() =>
    write().then(
      () => true,
      () => false,
    ),
  );
  return last;
}

/** Keeps an entry. Resolves with false where the browser refuses (no space, private mode): then say so. */
export const record = (entry: Omit<JournalEntry, 'tab'>): Promise<boolean> =>
  queue(() => set(keyOf(entry, tab), { ...entry, tab } satisfies JournalEntry, store));

/** Drops this tab's entry of a filing: the server has it all. */
export const forget = (scope: JournalScope): Promise<boolean> => queue(() => del(keyOf(scope, tab), store));

/** Drops entries that were taken over by `leftovers`. */
export const forgetEntries = (taken: readonly JournalEntry[]): Promise<boolean> =>
  queue(async () => {
    for (const entry of taken) await del(keyOf(entry, entry.tab), store);
  });

/**
 * Work on this filing that no living tab is busy with, oldest first. An entry from before the first save belongs to the
 * filing too: its acknowledgement may have been lost.
 */
export async function leftovers(scope: JournalScope): Promise<JournalEntry[]> {
  const living = await livingTabs();
  const all = await entries<string, JournalEntry>(store).catch(() => []);
  return all
    .filter(([key]) => key.startsWith(prefixOf(scope)))
    .map(([, entry]) => entry)
    .filter((entry) => entry.filing === null || entry.filing === scope.filing)
    .filter((entry) => entry.tab === tab || !living.has(entry.tab))
    .sort((a, b) => a.editedAt.localeCompare(b.editedAt));
}
