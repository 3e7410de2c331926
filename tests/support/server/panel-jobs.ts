import { createInbox } from '../../../server/core/inbox/inbox-service';
import { createAssessmentsStore } from '../../../server/experts/assessments-store';
import { inviteExperts, remindExperts, tellOfCompletePanels } from '../../../server/experts/gathered-notices';
import { createPanelsStore } from '../../../server/experts/panels-store';
import { createFilingsStore } from '../../../server/filings/filings-store';
import { testPrograms } from '../test-programs';
import type { TestApp } from './application';

/** Returns the jobs that notify experts and offices, at the test's present time; the application itself runs them on a timer. */
export function createPanelJobs({ db, audit, clock: tested, app }: TestApp) {
  const clock = () => tested.now;
  const deps = {
    ...{ db, audit, clock, log: app.log, programs: testPrograms },
    inbox: createInbox({ db, clock }),
    assessments: createAssessmentsStore(db),
    panels: createPanelsStore(db),
    filings: createFilingsStore(db),
  };
  return {
    invite: () => inviteExperts(deps),
    remind: () => remindExperts(deps),
    tellOffice: () => tellOfCompletePanels(deps),
  };
}
