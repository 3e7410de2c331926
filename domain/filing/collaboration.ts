/**
 * Collaboration of people of a company on one filing. A claim is a section of a draft that one of them has taken on, or was given
 * by a colleague; it is advisory: nobody is locked out, and saves are merged. A note on a section is for colleagues, never for an
 * office, and is not part of the filing. It cannot be changed once it is written, so that nobody can overwrite it.
 */
import type { Role } from '../accounts/roles';
import { fillText, type Text } from '../text';
import { claimMessages } from './collaboration-messages';

/** Interval of presence reports in milliseconds, and the time without one after which a person counts as gone. */
export const PRESENCE_REPORT_INTERVAL_MS = 30_000;
export const PRESENCE_EXPIRY_MS = 90_000;
/** Minimum interval in milliseconds between reports of a moved focus. */
export const CELL_REPORT_INTERVAL_MS = 2_000;
export const MAX_CELL_NAME_LENGTH = 200;

interface Claiming {
  /** Present holder of the section; `seen`: the id of the holder when the page was loaded. */
  holder: { id: string; name: string } | null;
  seen: string | null;
  dueOn: string | null;
  today: string;
}

/**
 * Returns the reason why a section cannot be claimed; null where it can. Of two people at once, the second learns of the first.
 */
export function findClaimFault({ holder, seen, dueOn, today }: Claiming): Text | null {
  if (holder && holder.id !== seen) return fillText(claimMessages.taken, { name: holder.name });
  if (!holder && seen !== null) return claimMessages.freed;
  return dueOn !== null && dueOn < today ? claimMessages.past : null;
}

export const MAX_SECTION_NOTE_LENGTH = 1_000;
/** Maximum number of notes on one filing. */
export const MAX_NOTES_PER_FILING = 200;

/** True for the author of a note, and for the owner of the company. */
export const mayRemoveNote = (
  user: { userId: string; role: Role },
  note: { userId: string | null },
): boolean => user.role === 'owner' || user.userId === note.userId;
