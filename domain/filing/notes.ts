/**
 * Notes of the people of a company on a section of their own filing: for each other, never for an office, and no part of
 * what is filed. A note is written once and never changed, so that no two people can overwrite one another.
 */
import type { Role } from '../accounts/roles';

export const NOTE_AT_MOST = 1_000;
/** Notes of one filing. */
export const NOTES_AT_MOST = 200;

/** Whoever wrote it takes it away again, and the owner of the company anybody's. */
export const mayRemoveNote = (
  user: { userId: string; role: Role },
  note: { userId: string | null },
): boolean => user.role === 'owner' || user.userId === note.userId;
