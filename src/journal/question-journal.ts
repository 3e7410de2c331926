/**
 * A question as far as it is typed, kept in IndexedDB until it is sent: it outlives a closed page and the end of a session.
 * One for each person, and one for each thread that is gone on with.
 */
import { createStore, del, get, set } from 'idb-keyval';

export interface TypedQuestion {
  program?: string | undefined;
  filing_id?: string | undefined;
  subject?: string;
  text?: string;
  files?: string[];
}

const store = createStore('question-journal', 'entries');

/** Where the browser refuses to keep anything, nothing is kept: the page works on. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

/** `place`: `new`, or the id of a thread. */
const keyOf = (user: string, place: string) => `${user}/${place}`;

export const keepQuestion = (user: string, place: string, typed: TypedQuestion) =>
  quietly(set(keyOf(user, place), typed, store));

export const keptQuestion = (user: string, place: string) =>
  quietly(get<TypedQuestion>(keyOf(user, place), store));

export const forgetQuestion = (user: string, place: string) => quietly(del(keyOf(user, place), store));
