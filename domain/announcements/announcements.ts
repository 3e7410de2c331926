/**
 * Rules of announcements from an office to companies: audience, changes, length. A reviewer reaches the companies of the own
 * department, a city officer all of them. All their content is plain text.
 */

import type { FileField } from '../definition';
import { officeFileRules } from '../files/office-files';
import type { StatusGroup } from '../filing/status';
import { officeNoticeMessages } from '../inbox/inbox-messages';
import type { MessageCategory } from '../inbox/messages';
import { fillText, type StateWord, type Text } from '../text';
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

export const AUDIENCE_KINDS = ['all', 'department', 'program', 'companies', 'company'] as const;

/** Maximum number of companies of a list. */
export const MAX_LISTED_COMPANIES = 500;

/**
 * Audience of an announcement: all companies, those of a department, those with a filing in a program, or a list of
 * companies. `company`, a list of one, is what other clients send and older announcements have.
 */
export type AnnouncementAudience =
  | { kind: 'all' }
  | { kind: 'department'; department: string }
  | {
      kind: 'program';
      program: string;
      /** Batch, such as `2026-1`; absent: every batch. */
      batch?: string | undefined;
      /** Status group of the filings that count; absent: every status, drafts included. */
      group?: StatusGroup | undefined;
      /** Department of the companies; absent: every department in the office's scope. */
      department?: string | undefined;
    }
  | { kind: 'companies'; company_ids: string[] }
  | { kind: 'company'; company_id: string };

/** Audience as answers and the audit log have it: of a list of companies, which may have hundreds, their number. */
export type AudienceSummary =
  | Exclude<AnnouncementAudience, { kind: 'companies' }>
  | { kind: 'companies'; count: number };

export const summarizeAudience = (audience: AnnouncementAudience): AudienceSummary =>
  audience.kind === 'companies' ? { kind: 'companies', count: audience.company_ids.length } : audience;

/** Returns the ids of the companies that an audience names; null where it names none. */
export function listNamedCompanies(audience: AnnouncementAudience): string[] | null {
  if (audience.kind === 'company') return [audience.company_id];
  return audience.kind === 'companies' ? audience.company_ids : null;
}

/** Returns the department that an audience is limited to; null for any. */
export const findAudienceDepartment = (audience: AnnouncementAudience): string | null =>
  (audience.kind === 'department' || audience.kind === 'program') && audience.department
    ? audience.department
    : null;

export const ANNOUNCEMENT_STATES = ['scheduled', 'sending', 'sent', 'cancelled'] as const;
export type AnnouncementState = (typeof ANNOUNCEMENT_STATES)[number];

export const announcementStates: Record<AnnouncementState, StateWord> = {
  scheduled: { zh: '待发送', en: 'Waiting to be sent', ar: 'بانتظار الإرسال', colour: 'warning' },
  sending: { zh: '发送中', en: 'Being sent', ar: 'قيد الإرسال', colour: 'processing' },
  sent: { zh: '已发送', en: 'Sent', ar: 'أُرسل', colour: 'success' },
  cancelled: { zh: '已取消', en: 'Cancelled', ar: 'أُلغي', colour: 'default' },
};

/** State of an announcement that waits for `sendAt`, or is sent at once. */
export const getStateBeforeDelivery = (sendAt: Date, now: Date): AnnouncementState =>
  sendAt > now ? 'scheduled' : 'sending';

/** True while an announcement can be changed: once delivery has begun it stays as it is. */
export const isAnnouncementChangeable = (state: AnnouncementState): boolean => state === 'scheduled';

export const MAX_TITLE_LENGTH = 100;
export const MAX_BODY_LENGTH = 5000;
/** Longest English title in characters: English needs more letters for the same content. */
export const MAX_ENGLISH_TITLE_LENGTH = 200;
export const MAX_ENGLISH_BODY_LENGTH = 10_000;
/** Files that an office may attach to an announcement. */
export const noticeFileField = {
  key: 'attachments',
  zh: '附件',
  en: 'Attachments',
  ar: 'المرفقات',
  ...officeFileRules,
  maxFiles: 5,
} satisfies FileField;
const MAX_DAYS_SCHEDULED_AHEAD = 365;

/** The reason why an announcement cannot be scheduled for a moment; null where it can. */
export function findScheduleFault(sendAt: Date, now: Date): Text | null {
  if (sendAt <= now) return officeNoticeMessages.past;
  const isFar = sendAt.getTime() - now.getTime() > MAX_DAYS_SCHEDULED_AHEAD * DAY_MS;
  return isFar ? fillText(officeNoticeMessages.far, { days: MAX_DAYS_SCHEDULED_AHEAD }) : null;
}
