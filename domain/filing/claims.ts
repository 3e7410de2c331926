/**
 * Sections of a draft that people of a company have taken on, or were given by a colleague. A claim advises: it locks nobody
 * out, and whoever saves is merged as ever.
 */
import { claimMessages } from '../api/messages/claims';
import { fillText, type Text } from '../text';

interface Claiming {
  /** The holder of the section, and the one when the person looked. */
  holder: { id: string; name: string } | null;
  seen: string | null;
  dueOn: string | null;
  today: string;
}

/** Two people may reach for a section at once: the second hears of the first. */
export function claimFault({ holder, seen, dueOn, today }: Claiming): Text | null {
  if (holder && holder.id !== seen) return fillText(claimMessages.taken, { name: holder.name });
  if (!holder && seen !== null) return claimMessages.freed;
  return dueOn !== null && dueOn < today ? claimMessages.past : null;
}
