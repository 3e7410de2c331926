import type { Program } from '../../../domain/definition';
import { createInbox } from '../../../server/core/inbox/inbox-service';
import { createAssignmentsStore } from '../../../server/review/assigning-store';
import { tellOfDue } from '../../../server/review/due-service';
import { createDueStore } from '../../../server/review/due-store';
import type { TestApp } from './application';

/**
 * Runs the job for due filings once, as a process that has just started does: notifies of everything due by the present time of
 * the clock.
 */
export function runDueJob({ db, clock }: TestApp, programs: Program[]): Promise<void> {
  const now = () => clock.now;
  const inbox = createInbox({ db, clock: now });
  return tellOfDue({
    db,
    clock: now,
    programs,
    inbox,
    assignments: createAssignmentsStore(db),
    due: createDueStore(db),
  });
}
