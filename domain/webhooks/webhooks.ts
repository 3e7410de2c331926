/** Webhooks: other systems of the office are notified of events of filings. The format is that of Standard Webhooks. */
import { FILING_STATUSES, type FilingStatus, statuses } from '../filing/status';
import type { Text } from '../text';

type Reached = Exclude<FilingStatus, 'draft'>;
export type WebhookEvent = `filing.${Reached}` | 'filing.level_passed';

const isReached = (status: FilingStatus): status is Reached => status !== 'draft';

/** Events of a filing: it has reached a status, or has passed a level of its review. */
export const WEBHOOK_EVENTS: readonly WebhookEvent[] = [
  ...FILING_STATUSES.filter(isReached).map((status): WebhookEvent => `filing.${status}`),
  'filing.level_passed',
];

const LEVEL_PASSED: Text = {
  zh: '逐级审核通过',
  en: 'Passed a level of review',
  ar: 'اجتاز مستوى من المراجعة',
};
const TEST: Text = { zh: '测试', en: 'Test', ar: 'اختبار' };

/** Name of an event: the status that was reached. */
export function getWebhookEventName(event: WebhookEvent | typeof WEBHOOK_TEST): Text {
  if (event === WEBHOOK_TEST) return TEST;
  const reached = event.slice('filing.'.length);
  return reached === 'level_passed' ? LEVEL_PASSED : statuses[reached as Reached];
}

/** Test event, sent by hand to see whether an endpoint answers. */
export const WEBHOOK_TEST = 'webhook.test';

/** Event of an action; null for actions that are not published, such as those on drafts. */
export function findWebhookEvent(action: string, from: string | null, to: FilingStatus): WebhookEvent | null {
  if (action === 'pass_level' && from === to) return 'filing.level_passed';
  return from !== to && isReached(to) ? `filing.${to}` : null;
}

/** Hours after a rotation in which the former secret signs as well. */
export const SECRET_OVERLAP_HOURS = 24;

export const MAX_WEBHOOKS = 20;
export const MAX_WEBHOOK_URL_LENGTH = 500;
export const MAX_WEBHOOK_NAME_LENGTH = 60;

/** Payload of an event: number and status, without any text of the company. */
export interface WebhookPayload {
  type: WebhookEvent | typeof WEBHOOK_TEST;
  /** Time of the event. */
  timestamp: string;
  data: {
    /** Id of the filing in the calls of the portal. */
    id?: string;
    number?: string | null;
    program?: string;
    status?: string;
    previous_status?: string | null;
    version?: number;
  };
}
