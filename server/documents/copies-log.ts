/** Audit line of a filing for each downloaded copy. */
import type { LogDetails } from '../../domain/audit/detail-names';
import type { CopyingAction } from '../../domain/filing/actions';
import type { Caller } from '../core/access';
import type { Deps } from '../core/deps';
import type { FilingRow, FilingsStore } from '../filings/filings-store';

type CopiesDeps = Pick<Deps, 'db' | 'audit' | 'readLog'> & { filingsStore: Pick<FilingsStore, 'lock'> };

/** Writes the audit line before the first byte is sent, under the lock of the filing's row, as for every line of a filing. */
export async function logCopy(
  { db, audit, readLog, filingsStore }: CopiesDeps,
  caller: Caller,
  { id, companyId, version }: FilingRow,
  action: CopyingAction,
  details: LogDetails,
): Promise<void> {
  await db.transaction(async () => {
    await filingsStore.lock(id);
    await audit.write({ subjectKind: 'filing', subjectId: id, companyId, action, caller, version, details });
  });
  await readLog.note(caller, { kind: 'document', subjectId: id, companyId });
}
