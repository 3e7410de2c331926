/**
 * Changes of subjects with a version but no state, such as a calendar year or a budget: one transaction reads the row,
 * compares the version that the caller saw, stores the next one and writes the audit line. For subjects with a state see
 * step.ts.
 */
import type { Caller } from '../access';
import type { AuditEntry } from '../audit/audit-store';
import type { Problem } from '../errors';
import type { StepDeps } from './step';

/** Version and time that the change sets. */
export interface NextVersion {
  version: number;
  updatedAt: Date;
}

interface VersionedOutcome<Result> {
  result: Result;
  /** The audit line; null where nothing has changed. */
  line: Omit<AuditEntry, 'caller'> | null;
}

interface VersionedChange<Row extends { version: number } | undefined, Result> {
  caller: Caller;
  /** The version that the caller saw; 0 where nothing was stored. */
  version: number;
  /** The row, held until the transaction ends; undefined where nothing is stored yet. Throws for a row out of the caller's reach. */
  lock(): Promise<Row>;
  /** Creates the version conflict. */
  stale(row: Row): Problem | Promise<Problem>;
  /** Stores the next version. Returns null when a concurrent transaction has stored the first one, which no lock prevents. */
  work(row: Row, next: NextVersion): Promise<VersionedOutcome<Result> | null>;
}

/** Makes the change and gives its result. A refusal at any point leaves everything as it was. */
export const changeVersioned = <Row extends { version: number } | undefined, Result>(
  { db, clock, audit }: StepDeps,
  { caller, version, lock, stale, work }: VersionedChange<Row, Result>,
): Promise<Result> =>
  db.transaction(async () => {
    const row = await lock();
    if ((row?.version ?? 0) !== version) throw await stale(row);
    const outcome = await work(row, { version: version + 1, updatedAt: clock() });
    if (!outcome) throw await stale(await lock());
    if (outcome.line) await audit.write({ ...outcome.line, caller });
    return outcome.result;
  });
