/** Open work at the companies that a person acts for, in the programs of each mandate. */

import { isOpenCompany } from '../../domain/company/status';
import type { Mandate } from '../../domain/mandates/calls';
import { isInForce } from '../../domain/mandates/mandate';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { computeWindowState, isClosingAhead } from '../../domain/windows/state';
import { createBatchTest } from '../windows/windows-service';
import type { WindowRow } from '../windows/windows-store';
import type { MandateDeps } from './mandate-steps';
import type { MandateRecord, WaitingMandate } from './mandates-store';

/**
 * Deadline of the company's next action: for a returned filing its own, for a draft the close of its window; null for a
 * window that has closed or is suspended.
 */
function findDueDate(waiting: WaitingMandate, windows: readonly WindowRow[], now: Date): Date | null {
  if (waiting.status === 'returned') return waiting.dueAt;
  const window = windows.find(createBatchTest(waiting));
  if (!window) return null;
  const { status, closesAt } = computeWindowState(window, now);
  return isClosingAhead(status) ? closesAt : null;
}

const countWhere = (waiting: readonly WaitingMandate[], isWanted: (status: string) => boolean): number =>
  waiting.filter(({ status }) => isWanted(status)).reduce((sum, { count }) => sum + count, 0);

/** Counts what waits at one company, and finds when the first of it is due. */
async function countWaiting(
  deps: MandateDeps,
  waiting: readonly WaitingMandate[],
  now: Date,
): Promise<NonNullable<Mandate['waits']>> {
  const [some] = waiting;
  const windows = some ? await deps.windows.all(some.companyId) : [];
  const dues = waiting.map((each) => findDueDate(each, windows, now)).filter((due) => due !== null);
  const [first] = dues.sort((a, b) => a.getTime() - b.getTime());
  return {
    drafts: countWhere(waiting, (status) => status !== 'returned'),
    returned: countWhere(waiting, (status) => status === 'returned'),
    due_at: first?.toISOString() ?? null,
  };
}

/** Open work by mandate id; mandates not usable today are absent. */
export async function countClientWork(
  deps: MandateDeps,
  records: readonly MandateRecord[],
  now: Date,
): Promise<Map<string, NonNullable<Mandate['waits']>>> {
  const inForce = records.filter(
    ({ mandate, company }) => isInForce(mandate, formatBeijingDay(now)) && isOpenCompany(company.status),
  );
  if (inForce.length === 0) return new Map();
  const waiting = await deps.store.waiting(inForce.map(({ mandate }) => mandate.companyId));
  const entries = inForce.map(async ({ mandate }) => {
    const own = waiting.filter(
      ({ companyId, program }) => companyId === mandate.companyId && mandate.programs.includes(program),
    );
    return [mandate.id, await countWaiting(deps, own, now)] as const;
  });
  return new Map(await Promise.all(entries));
}
