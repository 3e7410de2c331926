import { lt } from 'drizzle-orm';
import { DAY_MS } from '../../domain/time';
import type { Database } from '../core/db/client';
import { captchas, pendingSteps, smsCodes, usedProofs } from './tables';

/** Deletes expired steps, captchas, proofs and codes. An expired code stays for a day, to explain a refusal. */
export async function deleteExpiredAccountRows(db: Database, now: Date): Promise<void> {
  await db.q.delete(pendingSteps).where(lt(pendingSteps.expiresAt, now));
  await db.q.delete(captchas).where(lt(captchas.expiresAt, now));
  await db.q.delete(usedProofs).where(lt(usedProofs.expiresAt, now));
  await db.q.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(now.getTime() - DAY_MS)));
}
