/**
 * Saving a draft: one statement changes the row if it is still at the version that the caller saw. It needs no lock, and in
 * most cases no transaction: the log gets one line per person and draft in ten minutes.
 */
import type { Caller } from '../access';
import type { AuditEntry } from '../audit/audit-store';
import type { StepDeps } from './step';

const LINE_EVERY_MS = 10 * 60_000;

interface SaveLog {
  saveLoggedAt: Date | null;
  saveLoggedBy: string | null;
}

export const isLineDue = (row: SaveLog, caller: Caller, now: Date): boolean =>
  row.saveLoggedBy !== caller.userId ||
  !row.saveLoggedAt ||
  now.getTime() - row.saveLoggedAt.getTime() >= LINE_EVERY_MS;

interface DraftSave {
  row: SaveLog;
  caller: Caller;
  now: Date;
  lines: AuditEntry[];
  /** True to write the lines regardless of the time of the last ones. */
  isLogged?: boolean;
  /** Stores the draft, with the time of its line. False where the row is not at the version any more. */
  store(log: Partial<SaveLog>): Promise<boolean>;
}

/** Saves a draft. Returns whether it was stored. */
export async function saveDraft(
  { db, audit }: StepDeps,
  { row, caller, now, lines, isLogged = false, store }: DraftSave,
): Promise<boolean> {
  const isLineWritten = isLogged || isLineDue(row, caller, now);
  if (!isLineWritten && !caller.mandate) return store({});
  return db.transaction(async () => {
    await audit.assertMayAct(caller);
    const isStored = await store(isLineWritten ? { saveLoggedAt: now, saveLoggedBy: caller.userId } : {});
    if (isStored && isLineWritten) for (const line of lines) await audit.write(line);
    return isStored;
  });
}
