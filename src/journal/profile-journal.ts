/**
 * What was changed in the company's profile and not saved yet, kept in IndexedDB until it is saved or given up: it outlives
 * a reload and the end of a session, like the journal of filings.
 */
import type { Answers } from '@domain/programs/define';
import { createStore, del, get, set } from 'idb-keyval';

/** Whose changes of which profile. */
export interface ProfileScope {
  user: string;
  company: string;
}

export interface ProfileEntry {
  /** The version and the profile that the work started from. */
  version: number;
  base: Answers;
  answers: Answers;
  /** Texts that could not be read as a value, by path. */
  unreadable: Record<string, string>;
}

const store = createStore('profile-journal', 'entries');
const keyOf = ({ user, company }: ProfileScope) => `${user}/${company}`;

/** Where the browser refuses to keep anything, nothing is kept: the page works on. */
const quietly = <T>(work: Promise<T>): Promise<T | undefined> => work.catch(() => undefined);

export const keepProfile = (scope: ProfileScope, entry: ProfileEntry) =>
  quietly(set(keyOf(scope), entry, store));

export const keptProfile = (scope: ProfileScope) => quietly(get<ProfileEntry>(keyOf(scope), store));

export const forgetProfile = (scope: ProfileScope) => quietly(del(keyOf(scope), store));
