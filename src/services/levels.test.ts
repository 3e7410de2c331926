import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Calls whose failure shows neither toast nor notification. All other reads show it. */
const SILENT = [
  // Nobody waits for them, or they are tried before another one.
  'accounts.logout',
  'accounts.fetchNotices',
  'accounts.leaveOidc',
  'documents.tellExport',
  'filing.findOne',
  'filing.fetchReusable',
  'figures.fetchFigures',
  'orders.countToSign',
  'orders.fetchOpenOrders',
  'orders.noteOrder',
  'queue.fetchAssignees',
  'queue.fetchViews',
  'registers.fetchCompanyFact',
  'registers.fetchPatentFacts',
  'review.fetchAhead',
  'review.fetchQueueAhead',
  'review.markRead',
  'review.notePresence',
  'system.fetchPortalSettings',
  'together.fetchClaims',
  'together.noteFilling',
  'together.fetchNotes',
  // Their field, table or form says what became of them, while somebody types or chooses.
  'accounts.fetchCompanyName',
  'accounts.fetchChallenge',
  'accounts.fetchCaptchaAudio',
  'experts.saveAssessment',
  'files.fetchFile',
  'files.fetchFileInfos',
  'filing.saveDraft',
  'filing.saveChanges',
  'filing.submitFiling',
  'filing.fetchContinuable',
  'together.fetchHands',
  'documents.checkLog',
  'officeNotices.countRecipients',
  'officeNotices.findNoticeCompanies',
  'phoneLinks.beginPhoneLink',
  'phoneLinks.takePhoneFiles',
  'phoneLinks.endPhoneLink',
  'phoneLinks.openPhoneLink',
  'review.proposeGrant',
];

/** The services' calls that are defined as silent. */
const silentCalls = readdirSync(__dirname)
  .filter((name) => /^(?!levels)\w+\.ts$/.test(name))
  .flatMap((name) =>
    readFileSync(join(__dirname, name), 'utf8')
      .split(/^export (?:const|async function|function) /m)
      .slice(1)
      .filter((definition) => definition.includes('inBackground'))
      .map((definition) => `${name.replace('.ts', '')}.${/^\w+/.exec(definition)}`),
  );

it('silent calls are those that nobody waits for, or that say in their place what became of them', () => {
  expect(silentCalls.sort()).toEqual([...SILENT].sort());
});
