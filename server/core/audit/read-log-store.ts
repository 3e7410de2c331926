import { isCompanySide } from '../../../domain/accounts/roles';
import { READ_SLOT_MINUTES, type ReadKind } from '../../../domain/audit/read-log';
import type { Caller } from '../access';
import type { CoreDeps } from '../core-deps';
import { readLog } from '../db/tables';

export interface ReadRecord {
  kind: ReadKind;
  /** Id of the filing or file that was read. */
  subjectId: string;
  companyId: string;
}

const SLOT_MS = READ_SLOT_MINUTES * 60_000;

/** Records which company data people of the offices read. One insert beside the read; a failed insert never fails the read. */
export const createReadLog = ({ db, clock, log }: Pick<CoreDeps, 'db' | 'clock' | 'log'>) => ({
  async note({ userId, role }: Pick<Caller, 'userId' | 'role'>, read: ReadRecord): Promise<void> {
    if (isCompanySide(role)) return;
    const at = clock();
    const slot = Math.floor(at.getTime() / SLOT_MS);
    try {
      await db.q
        .insert(readLog)
        .values({ ...read, userId, at, slot })
        .onConflictDoNothing();
    } catch (error) {
      log.error({ err: error, ...read }, 'a read could not be noted');
    }
  },
});

export type ReadLog = ReturnType<typeof createReadLog>;
