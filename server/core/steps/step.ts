/**
 * Changes the state of a subject; every state change goes this way. One transaction locks the subject, checks the right
 * and the transition table, compares the version that the caller saw, does the work, stores the new state, and writes the
 * audit line and the messages. A refusal at any point rolls everything back.
 */
import type { LogDetails } from '../../../domain/audit/detail-names';
import type { MessageTemplateCode } from '../../../domain/inbox/templates.generated';
import type { Caller } from '../access';
import type { AuditAction } from '../audit/audit-store';
import type { CoreDeps } from '../core-deps';
import type { Problem } from '../errors';

export type StepDeps = Pick<CoreDeps, 'db' | 'clock' | 'audit'>;

/** A row as the step sees it. */
export interface SubjectRow {
  id: string;
  version: number;
  /** null where the log names none: the status of a window follows from its times. */
  status: string | null;
  companyId?: string | null;
}

/** A transition that the table allows. */
export interface StepMove {
  /** The action as the audit log names it. */
  action: AuditAction;
  /** Status after the transition. */
  to: string | null;
  /** Message that the transition table requires. */
  notice?: MessageTemplateCode | undefined;
  /** Message to the person of the office who acts next. */
  tells?: MessageTemplateCode | undefined;
}

/** The version and the time, which every change sets. */
interface Stamp {
  version: number;
  updatedAt: Date;
}

/** Kind of subject: locking, access, transition table, texts and messages. */
export interface StepSubject<Row, Action extends string, Change, Facts> {
  /** The kind as the audit log names it. */
  kind: string;
  /** Locks the row for the open transaction. */
  lock(id: string): Promise<Row | undefined>;
  /** Throws "record not found" for a row that is missing or out of the caller's reach. */
  reach(caller: Caller | null, row: Row | undefined): Row | Promise<Row>;
  present(row: Row, now: Date): SubjectRow;
  /** The transition of the action from the present status. Throws why there is none, or none for this caller. */
  moveFor(action: Action, row: Row, caller: Caller | null, now: Date): StepMove;
  /** Creates the version conflict. */
  stale(row: Row, now: Date): Problem;
  /**
   * True to report a version conflict before a forbidden transition. Offices hear first that the version is old, filers
   * that the filing is already submitted.
   */
  isVersionFirst?: boolean;
  /** Stores the change, and the status that the move leads to. Gives both. */
  store(row: Row, change: Partial<Change> & Stamp, move: StepMove): Promise<Partial<Row>>;
  /** Writes messages and outbox rows; `row` is as it stands afterwards. */
  notify?(row: Row, move: StepMove, facts: Facts, now: Date): Promise<void>;
}

export interface StepRequest<Row, Action extends string> {
  id: string;
  action: Action;
  /** null: the portal acts by itself. */
  caller: Caller | null;
  /** The version that the caller saw; nothing is compared without one. */
  version?: number | null | undefined;
  /** Runs checks that precede the version check; returns the row as the caller knows it. */
  prepare?(row: Row, now: Date): Promise<Row>;
}

export interface StepOutcome<Row, Change, Facts> {
  /** null: the row itself stays as it is, and at its version. */
  change: Partial<Change> | null;
  /** Further fields that the work has changed, for the returned row. */
  row?: Partial<Row>;
  comment?: string | null | undefined;
  details?: LogDetails | null | undefined;
  /** True where the version counts something that stays as it is, such as the entries of a thread. */
  isVersionKept?: boolean;
  /** False for a save that the log has a recent line of. */
  isLogged?: boolean;
  /** Facts for the messages; without them none is sent. */
  facts?: Facts;
}

/** Performs a step and returns the row after it. Nothing is written when `work` returns null. */
export function step<Row extends object, Action extends string, Change, Facts>(
  { db, clock, audit }: StepDeps,
  subject: StepSubject<Row, Action, Change, Facts>,
  { id, action, caller, version, prepare }: StepRequest<Row, Action>,
  work: (row: Row, move: StepMove, now: Date) => Promise<StepOutcome<Row, Change, Facts> | null>,
): Promise<Row> {
  const isStale = (row: Row, now: Date) =>
    version !== undefined && version !== null && version !== subject.present(row, now).version;

  return db.transaction(async () => {
    const now = clock();
    const locked = await subject.reach(caller, await subject.lock(id));
    if (subject.isVersionFirst && isStale(locked, now)) throw subject.stale(locked, now);
    const move = subject.moveFor(action, locked, caller, now);
    const row = prepare ? await prepare(locked, now) : locked;
    if (isStale(row, now)) throw subject.stale(row, now);
    const outcome = await work(row, move, now);
    if (!outcome) return row;
    const { change, comment, details, facts, isLogged = true, isVersionKept = false } = outcome;
    const before = subject.present(locked, now);
    const nextVersion = before.version + (isVersionKept ? 0 : 1);
    const next = change && { ...change, version: nextVersion, updatedAt: now };
    const stored = next && (await subject.store(row, next, move));
    const after = { ...row, ...stored, ...outcome.row };
    if (isLogged)
      await audit.write({
        subjectKind: subject.kind,
        subjectId: before.id,
        companyId: before.companyId ?? null,
        action: move.action,
        caller,
        fromStatus: before.status,
        toStatus: move.to,
        version: next?.version ?? before.version,
        comment: comment || null,
        details: details ?? null,
      });
    if (facts !== undefined) await subject.notify?.(after, move, facts, now);
    return after;
  });
}
