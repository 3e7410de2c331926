/**
 * Local store in IndexedDB: input that the server has not acknowledged yet. It outlives a reload, a crash, a network
 * failure, and the end of a session, which clears both web storages but not this one. Each tab keeps its own entry, so that
 * two tabs of one person never overwrite each other's work.
 */

import type { Answers } from '@domain/definition';
import type { AsideAnswer } from '@domain/filing/edition-note';
import { createStore, del, entries, get, set } from 'idb-keyval';
import { createId } from '@/utils/createId';
import type { UnparsedInput } from './unparsedInput';

/**
 * Key of a person's filing. `filing`: its id even before the first save, which requests that id. `kind` is empty in programs
 * with one kind.
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
  /** Version on the server that `base` and the work started from; 0 before the first acknowledged save. */
  version: number;
  /** Edition of the form that the answers were given in. */
  edition: string;
  base: Answers;
  answers: Answers;
  /** Sections that were sent since and not acknowledged; absent in entries of earlier releases. */
  unanswered?: readonly Answers[];
  /** Texts that could not be read as a value; absent in entries of earlier releases. */
  unreadable?: UnparsedInput;
  /** Answers without a field in this edition, not saved on the server yet. */
  aside: AsideAnswer[];
}

/** An entry of any draft. */
export type StoredEntry = StoreScope & Owned;

export type DraftEntry<Content = object> = DraftScope & Owned & Content;

const store = createStore('filing-journal', 'entries');
/** Store of earlier releases for all drafts except filings, one entry for each `place`. It is only read and emptied. */
const earlierStore = createStore('typed-journal', 'entries');
const EARLIER = '';

/** Id of this tab until it is unloaded. */
export const tab = createId();

const lockName = (id: string) => `filing-tab/${id}`;

/** Held until the tab is closed: the browser releases the lock even after a crash. */
void navigator.locks?.request(lockName(tab), () => new Promise<never>(() => {}));

/** Returns the ids of this browser's open tabs; empty where the browser cannot list locks. */
async function livingTabs(): Promise<Set<string>> {
  const held = (await navigator.locks?.query())?.held ?? [];
  return new Set(held.map((lock) => (lock.name ?? '').replace(lockName(''), '')));
}

const batchKey = ({ user, program, kind, batch }: BatchScope) => `${user}/${program}/${kind}/${batch}/`;
/** Key prefix of a draft's entries. The empty program key separates other drafts from filings. */
const placeKey = (scope: StoreScope) =>
  'place' in scope ? `${scope.user}//${scope.place}/` : `${batchKey(scope)}${scope.filing}/`;
const keyOf = (scope: StoreScope, owner: string) => placeKey(scope) + owner;
const earlierKey = ({ user, place }: DraftScope) => `${user}/${place}`;

/** Queue of writes: they run one after the other, so that the newest entry of a draft always wins. */
let last: Promise<boolean> = Promise.resolve(true);

/** Time limit of a write in milliseconds; a write without an answer by then counts as failed. */
const WRITE_LIMIT_MS = 5_000;
let isStuck = false;

/** Runs a write. Resolves with false if it failed, also if it threw at once. */
async function attempt(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs a write within the time limit. While one hangs, the writes queued behind it fail at once, so that no save waits for
 * them.
 */
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

/**
 * Stores an entry of this tab. Resolves with false where the browser refuses (no space, private mode); the person must be
 * told then.
 */
export const saveEntry = <Kept extends StoreScope>(entry: Kept & { editedAt: string }): Promise<boolean> =>
  queue(() => set(keyOf(entry, tab), { ...entry, tab }, store));

/** Deletes this tab's entry, once the server has everything in it. */
export const deleteEntry = (scope: StoreScope): Promise<boolean> =>
  queue(() => del(keyOf(scope, tab), store));

/** Replaces this tab's entry, if there is one; null deletes it. */
export const updateEntry = <Kept extends StoredEntry>(
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
export const deleteAdoptedEntries = (adopted: readonly StoredEntry[]): Promise<boolean> =>
  queue(async () => {
    for (const entry of adopted) {
      if (entry.tab === EARLIER && 'place' in entry) await del(earlierKey(entry), earlierStore);
      else {
        const now = await get<Owned>(keyOf(entry, entry.tab), store);
        if (now?.editedAt === entry.editedAt) await del(keyOf(entry, entry.tab), store);
      }
    }
  });

/** Reads after pending writes of this tab. Returns `nothing` where the browser refuses to open the store. */
async function readOr<Found>(nothing: Found, read: () => Promise<Found>): Promise<Found> {
  await last;
  try {
    return await read();
  } catch {
    return nothing;
  }
}

/** Returns the entries below a key prefix, oldest first: without those of other open tabs, unless `ofLivingTabs`. */
async function entriesBelow<Kept extends Owned>(prefix: string, ofLivingTabs = false): Promise<Kept[]> {
  const living = ofLivingTabs ? new Set() : await livingTabs();
  const all = await readOr<[string, Kept][]>([], () => entries(store));
  return all
    .filter(([key]) => key.startsWith(prefix))
    .map(([, entry]) => entry)
    .filter((entry) => entry.tab === tab || !living.has(entry.tab))
    .sort((a, b) => a.editedAt.localeCompare(b.editedAt));
}

/**
 * Returns the entries of a draft that is no filing, oldest first. `ofLivingTabs`: also those of other open tabs, as for
 * texts.
 */
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
 * Returns the entries of a filing. Where it is the only one of its batch (`alone`), entries from before a first save belong
 * to it too, whatever their filing id.
 */
export async function listFilingEntries(scope: FilingScope, alone: boolean): Promise<FilingEntry[]> {
  const left = await entriesBelow<FilingEntry>(batchKey(scope));
  return left.filter((entry) => entry.filing === scope.filing || (alone && isUnsaved(entry)));
}

/** Returns the id of a filing in the batch whose first save was never acknowledged. */
export async function findUnsavedFilingId(batch: BatchScope): Promise<string | undefined> {
  return (await entriesBelow<FilingEntry>(batchKey(batch))).findLast(isUnsaved)?.filing;
}

/** Returns all unsent filings of a person in this browser, newest first; one entry for each filing. */
export async function listUnsentFilings(user: string): Promise<FilingEntry[]> {
  const all = await entriesBelow<FilingEntry>(`${user}/`);
  const filings = all.filter((entry) => 'program' in entry);
  return [...new Map(filings.map((entry) => [placeKey(entry), entry])).values()].reverse();
}
