import { createAppealsStore } from '../appeals/appeals-store';
import type { Deps } from '../core/deps';
import type { ExpertDeps } from '../experts/expert-deps';
import type { FilesDeps } from '../files/files-service';
import { createPresenceStore } from '../filings/collaboration-store';
import { createFilingsStore } from '../filings/filings-store';
import { createObjectionsStore } from '../objections/objections-store';
import { createPaymentsStore } from '../payments/payments-store';
import { createRecognitionsStore } from '../recognitions/recognitions-store';
import type { RegisterSources } from '../registers/registers-service';
import { createOverdueStore } from '../reports/overdue-store';
import type { OwedDeps } from '../reports/owed-service';
import { createAssignmentsStore } from './assigning-store';
import { createChecksStore } from './checks-store';
import { createCompanyRecordStore } from './company-record-store';
import { createDueStore } from './due-store';
import { createQueueStore } from './queue-store';
import { createRankingStore } from './ranking-store';
import { createReadLogStore } from './read-log-store';
import {
  createApprovalsStore,
  createMarksStore,
  createRemindersStore,
  createReviewStore,
} from './review-store';
import { createPhrasesStore, createViewsStore } from './saved-items-store';
import { createScheduledDecisionsStore } from './scheduled-decisions-store';
import { createSignaturesStore } from './signatures-store';
import { createWorkStore } from './work-store';

interface Neighbours {
  files: FilesDeps;
  experts: ExpertDeps;
  registers: RegisterSources;
  reports: OwedDeps;
}

/** Dependencies of review. */
export const createReviewDeps = (deps: Deps, neighbours: Neighbours) => ({
  ...deps,
  ...neighbours,
  filings: createFilingsStore(deps.db),
  queue: createQueueStore(deps.db),
  reviews: createReviewStore(deps.db),
  approvals: createApprovalsStore(deps.db),
  recognitions: createRecognitionsStore(deps.db),
  reminders: createRemindersStore(deps.db),
  assignments: createAssignmentsStore(deps.db),
  due: createDueStore(deps.db),
  checks: createChecksStore(deps.db),
  overdue: createOverdueStore(deps.db),
  companyRecords: createCompanyRecordStore(deps.db),
  scheduledDecisions: createScheduledDecisionsStore(deps.db),
  signatures: createSignaturesStore(deps.db),
  rankings: createRankingStore(deps.db),
  objections: createObjectionsStore(deps.db),
  payments: createPaymentsStore(deps.db),
  appeals: createAppealsStore(deps.db),
  marks: createMarksStore(deps.db),
  presence: createPresenceStore(deps.db),
  reads: createReadLogStore(deps.db),
  savedViews: createViewsStore(deps.db),
  phrases: createPhrasesStore(deps.db),
  work: createWorkStore(deps.db),
});

export type ReviewDeps = ReturnType<typeof createReviewDeps>;
