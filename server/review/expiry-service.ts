import { minuteOf } from '../../domain/windows/calendar';
import { Problem } from '../core/errors';
import { attempt, type JobLog } from '../core/jobs/every';
import { step } from '../core/steps/step';
import { expiringFiling, type FilingStepDeps, nameOf, programOf } from '../filings/filing-steps';
import type { ReviewStore } from './review-store';

const AT_A_TIME = 100;

export interface ExpiryDeps extends FilingStepDeps {
  reviews: Pick<ReviewStore, 'overdue'>;
  log: JobLog;
}

async function expire(deps: ExpiryDeps, id: string): Promise<void> {
  const request = { id, action: 'expire_correction', caller: null } as const;
  await step(deps, expiringFiling(deps), request, async (row, _move, now) => {
    const due = row.correctionDueAt;
    if (!due || due > now) return null;
    const program = programOf(deps.programs, row.program);
    return {
      change: {},
      details: { correction_deadline: due.toISOString() },
      facts: {
        params: { project: nameOf(program, row), deadline: minuteOf(due) },
        profile: row.company.profile,
      },
    };
  }).catch((error: unknown) => {
    // Submitted since it was found to be overdue.
    if (!(error instanceof Problem && error.kind === 'business')) throw error;
  });
}

/** Closes returned filings that were not submitted again in time. Each in a transaction of its own, and once. */
export async function expireCorrections(deps: ExpiryDeps): Promise<void> {
  for (const { id } of await deps.reviews.overdue(deps.clock(), AT_A_TIME))
    await attempt(deps.log, { job: 'corrections', id }, () => expire(deps, id));
}
