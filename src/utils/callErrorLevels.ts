import { ERROR_LEVEL, type ErrorLevel } from '@domain/api/codes';
import type { CallName } from '@domain/api/paths.generated';

const { silent, error } = ERROR_LEVEL;

/**
 * Calls whose failures are shown in another way than the specification's section 8 says. All others show them, reads
 * beside the box in the page; what is read again by itself (useRefresh) is silent, too.
 */
export const callErrorLevels: Partial<Record<CallName, ErrorLevel>> = {
  // Nobody waits for them, and the page is whole without them; or they are tried before another one.
  logout: silent,
  notices: silent,
  leaveOidc: silent,
  tableExported: silent,
  reusable: silent,
  filingFigures: silent,
  noteOrder: silent,
  assignees: silent,
  savedViews: silent,
  companyFact: silent,
  filingPatents: silent,
  markRead: silent,
  notePresence: silent,
  portalSettings: silent,
  sectionClaims: silent,
  noteFilling: silent,
  sectionNotes: silent,
  // Their field, table or form says what became of them, while somebody types or chooses.
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
  // A change that no form waits for: nobody else says why it was refused (code 208).
  batchRead: error,
};
