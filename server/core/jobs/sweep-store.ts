import { and, isNotNull, lt } from 'drizzle-orm';
import { KNOWN_DAYS } from '../../../domain/accounts/guessing';
import type { Database } from '../db/client';
import {
  captchas,
  counters,
  devices,
  idempotencyKeys,
  outbox,
  sessions,
  smsCodes,
  usedProofs,
} from '../db/tables';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The office sees for this long whom a message did not reach. */
const GIVEN_UP_DAYS = 90;

/** Deletes short-lived rows whose time is over; what still explains a refusal is kept a while longer. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.q.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.q.delete(usedProofs).where(lt(usedProofs.expiresAt, now));
  await db.q.delete(counters).where(lt(counters.expiresAt, now));
  await db.q.delete(smsCodes).where(lt(smsCodes.expiresAt, before(DAY_MS)));
  await db.q.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before(DAY_MS)));
  await db.q.delete(sessions).where(lt(sessions.expiresAt, before(DAY_MS)));
  await db.q.delete(devices).where(lt(devices.lastUsedAt, before(KNOWN_DAYS * DAY_MS)));
  await db.q.delete(outbox).where(and(isNotNull(outbox.sentAt), lt(outbox.sentAt, before(7 * DAY_MS))));
  await db.q.delete(outbox).where(lt(outbox.gaveUpAt, before(GIVEN_UP_DAYS * DAY_MS)));
}
