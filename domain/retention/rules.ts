/**
 * Retention rules: the kinds of data that are deleted, the default period of each, and the bounds of that period.
 * A hold on a company, or on one filing, prevents the deletion of all that is theirs. Submissions, and the log with its hash
 * chains, are never deleted.
 */

import type { Text } from '../text';
import { DAY_MS } from '../time';

export const RETENTION_KINDS = [
  'draft',
  'message',
  'account',
  'objection',
  'session',
  'device',
  'read_log',
  'outbox',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** The kinds that are deleted many rows at a time, with one line in the log; of all others each item leaves a line. */
export const BULK_KINDS = ['message', 'session', 'device', 'read_log', 'outbox'] as const;
export type BulkKind = (typeof BULK_KINDS)[number];

/** Maximum number of characters of the reason of a hold. */
export const MAX_HOLD_REASON_LENGTH = 200;

export interface RetentionRule {
  name: Text;
  /** The event that the days are counted from. */
  since: Text;
  /** Default period in days, and the bounds within which an administrator sets it. */
  days: number;
  least: number;
  most: number;
  /** Days before the deletion at which the owner is notified. */
  noticeDays?: number;
}

const TEN_YEARS = 3_650;

export const retentionRules: Record<RetentionKind, RetentionRule> = {
  draft: {
    name: { zh: '从未提交的申报草稿', en: 'Drafts that were never submitted', ar: 'مسودات لم تُقدَّم قط' },
    since: {
      zh: '申报截止或最后一次修改',
      en: 'the end of its window, or its last change',
      ar: 'نهاية فترة التقديم أو آخر تعديل',
    },
    days: 730,
    least: 180,
    most: TEN_YEARS,
    noticeDays: 30,
  },
  message: {
    name: { zh: '站内消息', en: 'Messages in the portal', ar: 'رسائل البوابة' },
    since: { zh: '消息发出', en: 'the day it was written', ar: 'يوم إرسالها' },
    days: 1_095,
    least: 365,
    most: TEN_YEARS,
  },
  account: {
    name: {
      zh: '已删除账号的个人信息',
      en: 'Personal data of deleted accounts',
      ar: 'البيانات الشخصية للحسابات المحذوفة',
    },
    since: { zh: '账号删除', en: 'the deletion of the account', ar: 'حذف الحساب' },
    days: 1_095,
    least: 180,
    most: TEN_YEARS,
  },
  objection: {
    name: {
      zh: '已答复的公示异议及其附件',
      en: 'Answered objections, and their files',
      ar: 'الاعتراضات المجابة وملفاتها',
    },
    since: { zh: '答复', en: 'the answer', ar: 'الرد' },
    days: 1_095,
    least: 365,
    most: TEN_YEARS,
  },
  session: {
    name: { zh: '已结束的登录', en: 'Sessions that ended', ar: 'الجلسات المنتهية' },
    since: { zh: '登录到期', en: 'its end', ar: 'انتهائها' },
    days: 1,
    least: 1,
    most: 180,
  },
  device: {
    name: { zh: '常用设备', en: 'Known devices', ar: 'الأجهزة المعروفة' },
    since: { zh: '最后一次使用', en: 'its last use', ar: 'آخر استخدام' },
    days: 180,
    least: 30,
    most: 180,
  },
  // Three years, as messages about reviews; the Cybersecurity Law (article 21) asks for six months at least.
  read_log: {
    name: { zh: '查阅记录', en: 'Read log', ar: 'سجل الاطلاع' },
    since: { zh: '查阅', en: 'the reading', ar: 'الاطلاع' },
    days: 1_095,
    least: 183,
    most: TEN_YEARS,
  },
  outbox: {
    name: {
      zh: '未能送达的短信、邮件和推送',
      en: 'SMS, mail and webhook messages that were not delivered',
      ar: 'رسائل نصية وبريدية وإشعارات أنظمة لم تصل',
    },
    since: { zh: '停止发送', en: 'the last try', ar: 'آخر محاولة' },
    days: 90,
    least: 7,
    most: 365,
  },
};

export type RetentionDays = Record<RetentionKind, number>;

export const DEFAULT_DAYS = Object.fromEntries(
  RETENTION_KINDS.map((kind) => [kind, retentionRules[kind].days]),
) as RetentionDays;

/** Time before which data is deleted. */
export const computeRetentionCutOff = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MS);

/** Days after the day that a notice names in which it still counts: after a hold, or an extension, the owner is notified anew. */
const NOTICE_LIFE_DAYS = 7;

/** Times between which the notice of a deletion was given that is due now. */
export interface NoticeTimes {
  since: Date;
  before: Date;
}

export function computeNoticeTimes(now: Date, kind: RetentionKind): NoticeTimes {
  const { noticeDays = 0 } = retentionRules[kind];
  return {
    since: computeRetentionCutOff(now, noticeDays + NOTICE_LIFE_DAYS),
    before: computeRetentionCutOff(now, noticeDays),
  };
}

/** Time before which the owner of data is notified of its deletion. */
export const computeNoticeCutOff = (now: Date, kind: RetentionKind, days: number): Date =>
  computeRetentionCutOff(now, days - (retentionRules[kind].noticeDays ?? 0));

/** The kinds whose days do not lie within their bounds. */
export const listKindsOutOfBounds = (days: RetentionDays): RetentionKind[] =>
  RETENTION_KINDS.filter(
    (kind) => days[kind] < retentionRules[kind].least || days[kind] > retentionRules[kind].most,
  );
