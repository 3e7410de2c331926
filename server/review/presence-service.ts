/** Readers of a filing that is open: colleagues see them, companies never do. */
import type { PresentReader } from '../../domain/calls/review';
import { PRESENCE_FORGOTTEN_MS } from '../../domain/review/presence';
import type { Caller } from '../core/access';
import type { Onlooker } from './presence-store';
import type { ReviewParts } from './review-parts';
import { reachReviewed } from './review-service';

/** Whoever was not heard since then is gone. */
export const onlooker = ({ userId }: Caller, now: Date): Onlooker => ({
  userId,
  forgotten: new Date(now.getTime() - PRESENCE_FORGOTTEN_MS),
});

/** Says that the person is here, and hears who else is. */
export async function notePresence(parts: ReviewParts, caller: Caller, id: string): Promise<PresentReader[]> {
  const { filings, presence, readLog, clock } = parts;
  const row = reachReviewed(caller, await filings.outline(id));
  const now = clock();
  const looking = onlooker(caller, now);
  await presence.note(row.id, caller.userId, now, looking.forgotten);
  await readLog.note(caller, { kind: 'filing', subjectId: row.id, companyId: row.companyId });
  const others = await presence.others(row.id, looking);
  return others.map(({ name, since }) => ({ name, since: since.toISOString() }));
}
