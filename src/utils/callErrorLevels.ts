import { ERROR_LEVEL, type ErrorLevel } from '@domain/api/codes';
import type { CallName } from '@domain/api/paths.generated';

const { silent, error } = ERROR_LEVEL;

/**
 * Calls whose failures are not shown as section 8 of the specification says. Failures of all other calls are shown, those of
 * reads beside their panel in the page; periodic reads (useRefresh) are silent too.
 */
export const callErrorLevels: Partial<Record<CallName, ErrorLevel>> = {
  // Nobody waits for these and the page is complete without them; or they are tried before another call.
  logout: silent,
  notices: silent,
  leaveOidc: silent,
  tableExported: silent,
  reusable: silent,
  sectionEntries: silent,
  filingFigures: silent,
  noteOrder: silent,
  assignees: silent,
  programsInForce: silent,
  savedViews: silent,
  companyFact: silent,
  filingPatents: silent,
  markRead: silent,
  notePresence: silent,
  portalSettings: silent,
  sectionClaims: silent,
  noteFilling: silent,
  sectionNotes: silent,
  filingNews: silent,
  noteVisit: silent,
  unseenChanges: silent,
  fillingGuide: silent,
  editionChanges: silent,
  filingOrigin: silent,
  // The field, table or form shows their outcome itself, while a person types or chooses.
  checkSubmission: silent,
  companyName: silent,
  proofChallenge: silent,
  captchaAudio: silent,
  saveAssessment: silent,
  fileInfos: silent,
  continuable: silent,
  filingHands: silent,
  checkLog: silent,
  noticeRecipients: silent,
  noticeCompanies: silent,
  beginPhoneLink: silent,
  takePhoneFiles: silent,
  endPhoneLink: silent,
  openPhoneLink: silent,
  proposeGrant: silent,
  // Changes without a form, which would show why they were refused (code 208).
  batchRead: error,
};
