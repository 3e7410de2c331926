// Written by `npm run gen`. Do not edit.
import { inboxFeature } from './core/inbox/feature';
import { upkeepFeature } from './core/jobs/feature';
import { liveFeature } from './core/live/feature';
import { officeSettingsFeature } from './core/office-settings/feature';
import { outboxFeature } from './core/outbox/feature';
import { lookupsFeature } from './lookups/feature';
import { calendarFeature } from './calendar/feature';
import { continuingFeature } from './continuing/feature';
import { webhooksFeature } from './webhooks/feature';
import { accountsFeature } from './accounts/feature';
import { filesFeature } from './files/feature';
import { registersFeature } from './registers/feature';
import { sealsFeature } from './seals/feature';
import { backupsFeature } from './backups/feature';
import { companiesFeature } from './companies/feature';
import { windowsFeature } from './windows/feature';
import { workflowsFeature } from './workflows/feature';
import { absencesFeature } from './absences/feature';
import { systemFeature } from './system/feature';
import { programsFeature } from './programs/feature';
import { filingsFeature } from './filings/feature';
import { reportsFeature } from './reports/feature';
import { objectionsFeature } from './objections/feature';
import { paymentsFeature } from './payments/feature';
import { recognitionsFeature } from './recognitions/feature';
import { mandatesFeature } from './mandates/feature';
import { libraryFeature } from './library/feature';
import { expertsFeature } from './experts/feature';
import { appealsFeature } from './appeals/feature';
import { retentionFeature } from './retention/feature';
import { draftsFeature } from './drafts/feature';
import { changesFeature } from './company-changes/feature';
import { programConsequencesFeature } from './program-consequences/feature';
import { reviewFeature } from './review/feature';
import { programDraftsFeature } from './program-drafts/feature';
import { documentsFeature } from './documents/feature';
import { noticesFeature } from './notices/feature';
import { questionsFeature } from './questions/feature';
import { resultsFeature } from './results/feature';
import { remindersFeature } from './reminders/feature';
import { trialsFeature } from './trials/feature';
import { statisticsFeature } from './statistics/feature';
import { homeFeature } from './home/feature';
import { demoFeature } from './demo/feature';
import type { Feature } from './core/define-feature';

/** Every feature of the server, from the ground up. */
export const features: readonly Feature[] = [
  inboxFeature,
  upkeepFeature,
  liveFeature,
  officeSettingsFeature,
  outboxFeature,
  lookupsFeature,
  calendarFeature,
  continuingFeature,
  webhooksFeature,
  accountsFeature,
  filesFeature,
  registersFeature,
  sealsFeature,
  backupsFeature,
  companiesFeature,
  windowsFeature,
  workflowsFeature,
  absencesFeature,
  systemFeature,
  programsFeature,
  filingsFeature,
  reportsFeature,
  objectionsFeature,
  paymentsFeature,
  recognitionsFeature,
  mandatesFeature,
  libraryFeature,
  expertsFeature,
  appealsFeature,
  retentionFeature,
  draftsFeature,
  changesFeature,
  programConsequencesFeature,
  reviewFeature,
  programDraftsFeature,
  documentsFeature,
  noticesFeature,
  questionsFeature,
  resultsFeature,
  remindersFeature,
  trialsFeature,
  statisticsFeature,
  homeFeature,
  demoFeature,
];
