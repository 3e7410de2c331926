import { DEFAULT_DAYS, RETENTION_KINDS, type RetentionDays } from '../../../domain/retention/rules';
import type { Database } from '../db/client';
import { retentionPeriods } from '../db/tables';

/** The periods that count now: those that an administrator has set, and for the rest those of the rules. */
export async function retentionDays(db: Database): Promise<RetentionDays> {
  const rows = await db.q.select().from(retentionPeriods);
  const set = Object.fromEntries(rows.map(({ kind, days }) => [kind, days]));
  return Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, set[kind] ?? DEFAULT_DAYS[kind]]),
  ) as RetentionDays;
}
