/**
 * The local store: what a person has filled in and the server has not acknowledged yet, kept in IndexedDB. It outlives a
 * reload, a crash, a lost network, and the end of a session, which clears both web storages but not this one.
 * Each tab keeps its own entry, so that two tabs of one person never overwrite each other's work.
 */

import type { Answers } from '@domain/definition';
import type { AsideAnswer } from '@domain/filing/edition-note';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { createId } from '@/utils/createId';
import type { UnparsedInput } from './unparsedInput';

/**
 * A filing of a person. `filing` is its id, from before the first save on: the first save asks for that id. `kind` is
 * empty in programs of one kind.
 */
export interface FilingScope {
  user: string;
  program: string;
  kind: string;
  batch: string;
  filing: string;
}

export type BatchScope = Omit<FilingScope, 'filing'>;

/** Any other draft of a person: a profile, an assessment, a text. */
export interface DraftScope {
  user: string;
  place: string;
}

export type StoreScope = FilingScope | DraftScope;

interface Owned {
  tab: string;
  editedAt: string;
}

export interface FilingEntry extends FilingScope, Owned {
  /** The version and the answers that the work started from; 0 as long as the server has acknowledged nothing. */
  version: number;
  /** Edition of the form that the answers were given in. */
  edition: string;
  base: Answers;
  answers: Answers;
  /** Texts that could not be read as a value; absent in entries of earlier releases. */
  unreadable?: UnparsedInput;
  /** Answers that found no place in this edition, and are not on the server yet. */
  aside: AsideAnswer[];
}

export type DraftEntry<Content = object> = DraftScope & Owned & Content;

const store = createStore('filing-journal', 'entries');
/** Earlier releases kept all but filings there, one entry for each place. It is read and emptied. */
const earlierStore = createStore('typed-journal', 'entries');
const EARLIER = '';

/** Names this tab for as long as it is loaded. */
export const tab = createId();

const lockName = (id: string) => `filing-tab/${id}`;

/** The lock is held until the tab goes: the browser lets go of it even after a crash. */
void navigator.locks?.request(lockName(tab), () => new Promise<never>(() => {}));

/** The tabs of this browser that are open now. Empty where the browser cannot tell. */
async function livingTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map((lock) => (lock.name ?? '').replace(lockName(''), '')));
}

const batchKey = ({ user, program, kind, batch }: BatchScope) => `${user}/${program}/${kind}/${batch}/`;
/** No program has an empty key: drafts beside filings stand apart from them. */
const placeKey = (scope: StoreScope) =>
  'place' in scope ? `${scope.user}//${scope.place}/` : `${batchKey(scope)}${scope.filing}/`;
const keyOf = (scope: StoreScope, owner: string) => placeKey(scope) + owner;
const earlierKey = ({ user, place }: DraftScope) => `${user}/${place}`;

/** Writes one after the other: the newest entry of a draft always wins. */
let last: Promise<boolean> = Promise.resolve(true);

/** A browser that has not answered by then has kept nothing. */
const WRITE_LIMIT_MS = 5_000;
let isStuck = false;

/** Resolves with false for a write that failed, also before it began. */
async function attempt(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

/** Limits a write to the time limit: writes queued behind one that hangs fail at once, so that no save waits for them. */
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
export const saveEntry = <Kept extends StoreScope>(entry: Kept & { editedAt: string }): Promise<boolean> =>
  queue(() => set(keyOf(entry, tab), { ...entry, tab }, store));

/** Drops this tab's entry: the server has it all. */
export const deleteEntry = (scope: StoreScope): Promise<boolean> =>
  queue(() => del(keyOf(scope, tab), store));

/** Replaces this tab's entry, if there is one; null deletes it. */
export const updateEntry = <Kept extends StoreScope & Owned>(
  scope: StoreScope,
  change: (entry: Kept) => Kept | null,
): Promise<boolean> =>
  queue(async () => {
    const key = keyOf(scope, tab);
    const entry = await get<Kept>(key, store);
    const next = entry && change(entry);
    if (!entry || next === entry) return;
    if (next) await set(keyOf(next, tab), next, store);
    if (!next || keyOf(next, tab) !== key) await del(key, store);
  });

/** Deletes entries merged into this tab's; one that its tab has changed since is kept. */
export const deleteAdoptedEntries = (adopted: readonly (StoreScope & Owned)[]): Promise<boolean> =>
  queue(async () => {
    for (const entry of adopted) {
      if (entry.tab === EARLIER && 'place' in entry) await del(earlierKey(entry), earlierStore);
      else {
        const now = await get<Owned>(keyOf(entry, entry.tab), store);
        if (now?.editedAt === entry.editedAt) await del(keyOf(entry, entry.tab), store);
      }
    }
  });

/** Reads after the writes of this tab. Nothing where the browser refuses to open the store. */
async function readOr<Found>(nothing: Found, read: () => Promise<Found>): Promise<Found> {
  await last;
  try {
    return await read();
  } catch {
    return nothing;
  }
}

/** Entries below a prefix, oldest first: all of them, or those that no other living tab is busy with. */
async function entriesBelow<Kept extends Owned>(prefix: string, ofLivingTabs = false): Promise<Kept[]> {
  const living = ofLivingTabs ? new Set() : await livingTabs();
  const all = await readOr<[string, Kept][]>([], () => entries(store));
  return all
    .filter(([key]) => key.startsWith(prefix))
    .map(([, entry]) => entry)
    .filter((entry) => entry.tab === tab || !living.has(entry.tab))
    .sort((a, b) => a.editedAt.localeCompare(b.editedAt));
}

/** Work on a draft that is no filing, oldest first. A text is also read from the other tabs where it is being written. */
export async function listDraftEntries<Content>(
  scope: DraftScope,
  ofLivingTabs = false,
): Promise<DraftEntry<Content>[]> {
  const earlier = await readOr(undefined, () => get<Content>(earlierKey(scope), earlierStore));
  const found = await entriesBelow<DraftEntry<Content>>(placeKey(scope), ofLivingTabs);
  return earlier ? [{ ...scope, ...earlier, tab: EARLIER, editedAt: '' }, ...found] : found;
}

const isUnsaved = ({ version }: FilingEntry): boolean => version === 0;

/**
 * Work on this filing. Where it is the only one of its batch (`alone`), work from before a first save belongs to it too,
 * under whatever id it was begun.
 */
export async function listFilingEntries(scope: FilingScope, alone: boolean): Promise<FilingEntry[]> {
  const left = await entriesBelow<FilingEntry>(batchKey(scope));
  return left.filter((entry) => entry.filing === scope.filing || (alone && isUnsaved(entry)));
}

/** The id under which a filing of the batch was begun whose first save was never acknowledged. */
export async function findUnsavedFilingId(batch: BatchScope): Promise<string | undefined> {
  return (await entriesBelow<FilingEntry>(batchKey(batch))).findLast(isUnsaved)?.filing;
}

/** All filings of a person that wait in this browser, the newest first; one entry for each. */
export async function listUnsentFilings(user: string): Promise<FilingEntry[]> {
  const all = await entriesBelow<FilingEntry>(`${user}/`);
  const filings = all.filter((entry) => 'program' in entry);
  return [...new Map(filings.map((entry) => [placeKey(entry), entry])).values()].reverse();
}
