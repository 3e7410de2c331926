/**
 * Several people of a company on one filing. A claim is a section of a draft that one of them has taken on, or was given by
 * a colleague. It advises: it locks nobody out, and whoever saves is merged as ever. A note on a section is for each other,
 * never for an office, and no part of what is filed. It is written once and never changed, so that no two people can
 * overwrite one another.
 */
import type { Role } from '../accounts/roles';
import { fillText, type Text } from '../text';
import { claimMessages } from './collaboration-messages';

/** People who have a filing open say so now and then; who has not for a while has gone. */
export const PRESENCE_REPORT_INTERVAL_MS = 30_000;
export const PRESENCE_EXPIRY_MS = 90_000;

interface Claiming {
  /** The holder of the section, and the one when the person looked. */
  holder: { id: string; name: string } | null;
  seen: string | null;
  dueOn: string | null;
  today: string;
}

/** Two people may reach for a section at once: the second hears of the first. */
export function findClaimFault({ holder, seen, dueOn, today }: Claiming): Text | null {
  if (holder && holder.id !== seen) return fillText(claimMessages.taken, { name: holder.name });
  if (!holder && seen !== null) return claimMessages.freed;
  return dueOn !== null && dueOn < today ? claimMessages.past : null;
}

export const NOTE_AT_MOST = 1_000;
/** Notes of one filing. */
export const NOTES_AT_MOST = 200;

/** Whoever wrote it takes it away again, and the owner of the company anybody's. */
export const mayRemoveNote = (
  user: { userId: string; role: Role },
  note: { userId: string | null },
): boolean => user.role === 'owner' || user.userId === note.userId;
