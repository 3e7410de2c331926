import { transitionFor } from '../../domain/filing/status';
import type { Program } from '../../domain/programs/define';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../deps';
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
}

/** Closes returned filings that were not submitted again in time. Each in a transaction of its own, and once. */
export function createExpiry({ db, clock, audit, programs, filings, store, tell }: ExpiryDeps) {
  async function expire(id: string, now: Date): Promise<void> {
    const row = await filings.lock(id);
    const program = programs.find(({ key }) => key === row?.program);
    const due = row?.correctionDueAt;
    // Submitted, or given more time, since it was looked for.
    if (!row || !program || !due || due > now || !transitionFor('expire_correction', row.status)) return;
    const company = await filings.company(row.companyId);
    const change = { status: 'rejected' as const, version: row.version + 1, updatedAt: now };
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
    await tell(program, row, company?.profile ?? {}, 'correction_expired', params);
  }

  return async function expireCorrections(): Promise<void> {
    const now = clock();
    for (const { id } of await store.overdue(now, AT_A_TIME)) await db.transaction(() => expire(id, now));
  };
}
