/** Every call that does not belong to one program: what the guide to permissions lists, and its test walks. */
import { accountCalls } from './accounts';
import { archiveCalls } from './archives';
import { assigningCalls } from './assigning';
import { calendarCalls } from './calendar';
import { companyCalls } from './companies';
import { continuingCalls } from './continuing';
import { correctionCalls } from './corrections';
import type { Call } from './define';
import { documentCalls } from './documents';
import { expertCalls } from './experts';
import { exportCalls } from './exports';
import { fileCalls } from './files';
import { commonFilingCalls } from './filings';
import { houseCalls } from './house';
import { inboxCalls } from './inbox';
import { letterCalls } from './letters';
import { logCalls } from './logs';
import { lookupCalls } from './lookups';
import { managedCompanyCalls } from './managed-companies';
import { managedWindowCalls } from './managed-windows';
import { noteCalls } from './notes';
import { officeNoticeCalls } from './office-notices';
import { orderCalls } from './orders';
import { phoneLinkCalls } from './phone-links';
import { phraseCalls } from './phrases';
import { questionCalls } from './questions';
import { rankingCalls } from './ranking';
import { readLogCalls } from './read-log';
import { reportCalls } from './report-tasks';
import { resultCalls } from './results';
import { reviewCalls } from './review';
import { statisticsCalls } from './statistics';
import { systemCalls } from './system';
import { takingOverCalls } from './taking-over';
import { undeliveredCalls } from './undelivered';
import { windowCalls } from './windows';
import { workflowCalls } from './workflows';

export const commonCalls = [
  ...accountCalls,
  ...companyCalls,
  ...managedCompanyCalls,
  ...inboxCalls,
  ...questionCalls,
  ...windowCalls,
  ...managedWindowCalls,
  ...calendarCalls,
  ...houseCalls,
  ...workflowCalls,
  ...commonFilingCalls,
  ...noteCalls,
  ...correctionCalls,
  ...logCalls,
  ...takingOverCalls,
  ...continuingCalls,
  ...fileCalls,
  ...phoneLinkCalls,
  ...documentCalls,
  ...letterCalls,
  ...exportCalls,
  ...archiveCalls,
  ...reviewCalls,
  ...assigningCalls,
  ...phraseCalls,
  ...orderCalls,
  ...rankingCalls,
  ...officeNoticeCalls,
  ...readLogCalls,
  ...undeliveredCalls,
  ...statisticsCalls,
  ...resultCalls,
  ...reportCalls,
  ...expertCalls,
  ...lookupCalls,
  ...Object.values(systemCalls),
] as Call[];
