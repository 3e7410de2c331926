import { hasDocumentNumber } from '../../domain/document/letter-names';
import { minuteOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import { Problem } from '../core/errors';
import { attempt, type JobLog } from '../core/jobs/every';
import { step } from '../core/steps/step';
import { expiringFiling, type FilingStepDeps, nameOf, programOf } from '../filings/filing-steps';
import type { ReviewStore } from './review-store';

const AT_A_TIME = 100;

export interface ExpiryDeps extends FilingStepDeps, Pick<Deps, 'house'> {
  reviews: Pick<ReviewStore, 'overdue'>;
  log: JobLog;
}

async function expire(deps: ExpiryDeps, id: string): Promise<void> {
  const request = { id, action: 'expire_correction', caller: null } as const;
  await step(deps, expiringFiling(deps), request, async (row, _move, now) => {
    const due = row.correctionDueAt;
    if (!due || due > now) return null;
    const program = programOf(deps.programs, row.program);
    const asked = row.returnedBy === 'city' ? 'return_city' : 'return_first';
    const letterNo = hasDocumentNumber(asked) ? await deps.house.numberDocument() : null;
    return {
      change: {},
      details: { correction_deadline: due.toISOString(), ...(letterNo && { letter_no: letterNo }) },
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
