/**
 * Rules of announcements from an office to companies: audience, changes, length. A reviewer reaches the companies of the own
 * department, a city officer all of them. All their content is plain text.
 */

import type { StatusGroup } from '../filing/status';
import type { MessageCategory } from '../inbox/messages';
import type { StateWord } from '../text';
import { DAY_MS } from '../time';

/**
 * Categories of the messages that an office writes; messages of other categories follow from events of a filing or an
 * account.
 */
export const ANNOUNCEMENT_CATEGORIES = [
  'policy',
  'system',
  'project',
  'window',
] as const satisfies readonly MessageCategory[];
export type AnnouncementCategory = (typeof ANNOUNCEMENT_CATEGORIES)[number];

export const AUDIENCE_KINDS = ['all', 'program', 'company'] as const;

/** Audience of an announcement: all companies, those with a filing in a program, or one company. */
export type AnnouncementAudience =
  | { kind: 'all' }
  | {
      kind: 'program';
      program: string;
      /** Batch, such as `2026-1`; absent: every batch. */
      batch?: string | undefined;
      /** Status group of the filings that count; absent: every status, drafts included. */
      group?: StatusGroup | undefined;
    }
  | { kind: 'company'; company_id: string };

export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const announcementStates: Record<AnnouncementState, StateWord> = {
  scheduled: { zh: '待发送', en: 'Waiting to be sent', ar: 'بانتظار الإرسال', colour: 'warning' },
  sending: { zh: '发送中', en: 'Being sent', ar: 'قيد الإرسال', colour: 'processing' },
  sent: { zh: '已发送', en: 'Sent', ar: 'أُرسل', colour: 'success' },
  cancelled: { zh: '已取消', en: 'Cancelled', ar: 'أُلغي', colour: 'default' },
};

/** True while an announcement can be changed: once delivery has begun it stays as it is. */
export const isAnnouncementChangeable = (state: AnnouncementState): boolean => state === 'scheduled';

export const MAX_TITLE_LENGTH = 100;
export const MAX_BODY_LENGTH = 5000;
/** Longest English title in characters: English needs more letters for the same content. */
export const MAX_ENGLISH_TITLE_LENGTH = 200;
export const MAX_ENGLISH_BODY_LENGTH = 10_000;
export const MAX_DAYS_SCHEDULED_AHEAD = 365;

/** The reason why an announcement cannot be scheduled for a moment; null where it can. */
export function findScheduleFault(sendAt: Date, now: Date): 'past' | 'far' | null {
  if (sendAt <= now) return 'past';
  return sendAt.getTime() - now.getTime() > MAX_DAYS_SCHEDULED_AHEAD * DAY_MS ? 'far' : null;
}
