/**
 * How a window changes: its program's windows are held, it is at the version that was looked at, and the change is one
 * transaction with its log line and with what companies are told.
 */

import { windowMessages } from '../../domain/api/messages/windows';
import type { WindowDetail } from '../../domain/calls/managed-windows';
import type { Program } from '../../domain/definition';
import { fillText, type Language } from '../../domain/text';
import { minuteOf } from '../../domain/windows/calendar';
import {
  changeRefusal,
  needsReason,
  planRefusal,
  toConfirm,
  type WindowPlan,
} from '../../domain/windows/managing';
import type { Caller } from '../core/access';
import type { AuditAction } from '../core/audit/actions';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { WindowReading } from './managing-reading';
import type { ManagedRow, ManagingStore } from './managing-store';
import type { LoggedChange } from './managing-views';
import type { WindowTelling } from './window-telling';

export interface ChangingParts extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: Program[];
  store: ManagingStore;
  reading: WindowReading;
  telling: WindowTelling;
}

/** Who changes what, why, and whether they said yes to what it does to others. */
export interface Deed {
  caller: Caller;
  action: AuditAction;
  reason?: string | undefined;
  confirmed?: boolean | undefined;
}

interface Logged {
  changes?: LoggedChange[];
  company?: string;
}

export const presentPlan = (row: ManagedRow): WindowPlan => {
  const { opensAt, closesAt, firstReviewBy, quota, graceMinutes, enabled } = row;
  return { opensAt, closesAt, firstReviewBy, quota, graceMinutes, enabled };
};

const said = (value: WindowPlan[keyof WindowPlan]) => (value instanceof Date ? value.toISOString() : value);

/** What differs, as the log keeps it. */
const changesOf = (before: WindowPlan, after: WindowPlan): LoggedChange[] =>
  (Object.keys(before) as (keyof WindowPlan)[])
    .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }))
    .filter((change) => change.before !== change.after);

const stale = ({ version, updatedBy: by, updatedAt }: ManagedRow) =>
  business(fillText(windowMessages.stale, { by, at: minuteOf(updatedAt) }), { conflict: true, version });

export function createWindowChanging({ db, clock, audit, programs, store, reading, telling }: ChangingParts) {
  const programOf = (key: string): Program => {
    const program = programs.find((candidate) => candidate.key === key);
    if (!program) throw business(windowMessages.unknownProgram);
    return program;
  };

  const stamp = ({ caller }: Deed, version: number) => ({
    version,
    updatedAt: clock(),
    updatedBy: caller.name,
  });

  const note = (
    { caller, action, reason }: Deed,
    { id: subjectId, version }: Pick<ManagedRow, 'id' | 'version'>,
    details: Logged & Record<string, unknown>,
  ): Promise<void> =>
    audit.write({
      subjectKind: 'window',
      subjectId,
      action,
      caller,
      version,
      comment: reason || null,
      details,
    });

  async function locked(id: string, version: number): Promise<ManagedRow> {
    const seen = await store.find(id);
    if (!seen) throw problems.notFound();
    await store.hold(seen.program);
    const row = await store.find(id);
    if (!row) throw problems.notFound();
    if (row.version !== version) throw stale(row);
    return row;
  }

  async function assertPossible(deed: Deed, row: ManagedRow, plan: WindowPlan): Promise<void> {
    const now = clock();
    const before = presentPlan(row);
    const others = await store.batchesOf(row.program, row.id);
    const refusal = planRefusal(plan, others) ?? changeRefusal(before, plan, row, now);
    if (refusal) throw business(refusal);
    if (needsReason(before, plan, now) && !deed.reason) throw business(windowMessages.reasonMissing);
    const question = toConfirm(before, plan, row, now);
    if (question && !deed.confirmed) throw business(question, { confirm: true, drafts: row.drafts });
  }

  return {
    programOf,
    stamp,
    note,

    /** Works on a window that nobody else changes meanwhile, and gives what it is then. */
    change: (
      id: string,
      version: number,
      language: Language,
      work: (row: ManagedRow) => Promise<void>,
    ): Promise<WindowDetail> =>
      db.transaction(async () => {
        await work(await locked(id, version));
        return reading.one(id, language);
      }),

    /** The window becomes what the plan says, where nothing speaks against it. */
    async put(deed: Deed, row: ManagedRow, plan: WindowPlan): Promise<void> {
      await assertPossible(deed, row, plan);
      const before = presentPlan(row);
      const after = { ...row, ...plan, ...stamp(deed, row.version + 1) };
      await store.update(row.id, { ...plan, ...stamp(deed, row.version + 1) });
      await note(deed, after, { changes: changesOf(before, plan) });
      await telling.changed(programOf(row.program), before, after);
    },

    /** What concerns one company is a change of the window too: whoever looks at it elsewhere looks again. */
    async putForCompany(deed: Deed, row: ManagedRow, company: string, change: LoggedChange): Promise<void> {
      const next = stamp(deed, row.version + 1);
      await store.update(row.id, next);
      await note(deed, { id: row.id, version: next.version }, { company, changes: [change] });
    },
  };
}

export type WindowChanging = ReturnType<typeof createWindowChanging>;
