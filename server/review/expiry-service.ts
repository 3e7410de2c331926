import type { Program } from '../../domain/definition';
import { statusAfter, transitionFor } from '../../domain/filing/status';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { attempt } from '../core/jobs/attempt';
import type { JobLog } from '../core/jobs/every';
import type { FilingsStore } from '../filings/filings-store';
import { nameOf } from './filing-name';
import type { ReviewStore } from './review-store';
import type { Tell } from './telling';

const AT_A_TIME = 100;

interface ExpiryDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: readonly Program[];
  filings: FilingsStore;
  store: ReviewStore;
  tell: Tell;
  log: JobLog;
}

/** Closes returned filings that were not submitted again in time. Each in a transaction of its own, and once. */
export function createExpiry({ db, clock, audit, programs, filings, store, tell, log }: ExpiryDeps) {
  async function expire(id: string, now: Date): Promise<void> {
    const row = await filings.lock(id);
    const program = programs.find(({ key }) => key === row?.program);
    const due = row?.correctionDueAt;
    // Submitted, or given more time, since it was looked for.
    const transition = row && transitionFor('expire_correction', row.status);
    if (!program || !due || due > now || !transition) return;
    const company = await filings.company(row.companyId);
    const change = { status: statusAfter(transition, row.status), version: row.version + 1, updatedAt: now };
    await filings.update(row.id, { ...change, updatedBy: row.updatedBy });
    await audit.write({
      subjectKind: 'filing',
      subjectId: row.id,
      companyId: row.companyId,
      action: 'expire_correction',
      caller: null,
      fromStatus: row.status,
      toStatus: change.status,
      version: change.version,
      details: { correction_deadline: due.toISOString() },
    });
    const params = { project: nameOf(program, row), deadline: minuteOf(due) };
    const { notice } = transition;
    if (notice) await tell(program, row, company?.profile ?? {}, notice, params);
  }

  return async function expireCorrections(): Promise<void> {
    const now = clock();
    for (const { id } of await store.overdue(now, AT_A_TIME))
      await attempt(log, { job: 'corrections', id }, () => db.transaction(() => expire(id, now)));
  };
}
