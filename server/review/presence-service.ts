/** Readers of a filing that is open: colleagues see them, companies never do. */
import type { PresentReader } from '../../domain/calls/review';
import { PRESENCE_FORGOTTEN_MS } from '../../domain/review/presence';
import type { Caller } from '../core/access';
import type { ReviewParts } from './review-parts';
import { reachReviewed } from './review-service';

const forgottenAt = (now: Date): Date => new Date(now.getTime() - PRESENCE_FORGOTTEN_MS);

/** Says that the person is here, and hears who else is. */
export async function notePresence(parts: ReviewParts, caller: Caller, id: string): Promise<PresentReader[]> {
  const { filings, presence, readLog, clock } = parts;
  const row = reachReviewed(caller, await filings.outline(id));
  const now = clock();
  await presence.note(row.id, caller.userId, now, forgottenAt(now));
  await readLog.note(caller, { kind: 'filing', subjectId: row.id, companyId: row.companyId });
  const others = await presence.others([row.id], caller.userId, forgottenAt(now));
  return others.map(({ name, since }) => ({ name, since: since.toISOString() }));
}

/** The names of colleagues who have each filing open. */
export async function readersOf(
  { presence, clock }: Pick<ReviewParts, 'presence' | 'clock'>,
  { userId }: Caller,
  ids: string[],
): Promise<Map<string, string[]>> {
  const readers = new Map<string, string[]>();
  for (const { filingId, name } of await presence.others(ids, userId, forgottenAt(clock())))
    readers.set(filingId, [...(readers.get(filingId) ?? []), name]);
  return readers;
}
