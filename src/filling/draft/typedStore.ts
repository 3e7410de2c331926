/**
 * What is typed into a form and not sent yet, kept in IndexedDB until it is sent or given up: it outlives a reload, a closed
 * page and the end of a session, like the journal of filings. One entry for each person and place.
 */
import { createStore, del, get, set } from 'idb-keyval';

const store = createStore('typed-journal', 'entries');

/** Where the browser refuses to keep anything, nothing is kept: the page works on. It may refuse by throwing at once. */
const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch {
    return undefined;
  }
};

const keyOf = (user: string, place: string) => `${user}/${place}`;

/** Resolves with whether it is kept. */
export const keepTyped = async (user: string, place: string, entry: object): Promise<boolean> =>
  (await quietly(() => set(keyOf(user, place), entry, store).then(() => true))) ?? false;

/** `place` says what the entry is: whoever kept it reads it. */
export const keptTyped = <T extends object>(user: string, place: string) =>
  quietly(() => get<T>(keyOf(user, place), store));

export const forgetTyped = (user: string, place: string) => quietly(() => del(keyOf(user, place), store));
