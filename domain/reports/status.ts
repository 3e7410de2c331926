/**
 * Statuses of a report that is owed (catalogue: workflow, report_info). Until it is filed its status follows from the
 * calendar; a status that a person's action sets is stored. Days are those of Asia/Shanghai: the whole day on which a report
 * is due is in time.
 */
import type { Role } from '../accounts/roles';
import { addDays } from '../expressions/dates';
import type { FilingStatus } from '../filing/status';
import type { MessageTemplateCode } from '../inbox/templates.generated';
import { fillText, type Text } from '../text';
import { reportMessages } from './messages';

export const REPORT_STATUSES = [
  'upcoming',
  'open',
  'overdue',
  'submitted',
  'returned',
  'passed',
  'exempt',
] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Statuses that an action of a person sets; the others follow from the calendar. */
const SETTLED = ['submitted', 'returned', 'passed', 'exempt'] as const satisfies ReportStatus[];
export type SettledStatus = (typeof SETTLED)[number];

interface StatusInfo extends Text {
  /** True where the company may change and submit the report. */
  editable: boolean;
  colour: string;
}

export const reportStatuses: Record<ReportStatus, StatusInfo> = {
  upcoming: { zh: '未开始', en: 'Upcoming', ar: 'قادم', editable: false, colour: 'default' },
  open: { zh: '待填报', en: 'To be filed', ar: 'مطلوب تقديمه', editable: true, colour: 'processing' },
  overdue: { zh: '逾期未报', en: 'Overdue', ar: 'متأخر', editable: true, colour: 'error' },
  submitted: { zh: '已上报', en: 'Filed', ar: 'قُدِّم', editable: false, colour: 'processing' },
  returned: {
    zh: '退回修改',
    en: 'Returned for correction',
    ar: 'أُعيد للتصحيح',
    editable: true,
    colour: 'warning',
  },
  passed: { zh: '审核通过', en: 'Accepted', ar: 'مقبول', editable: false, colour: 'success' },
  exempt: { zh: '免报', en: 'Exempt', ar: 'معفى', editable: false, colour: 'default' },
};

/** The status that an action of a person set; null where it follows from the calendar. */
export const getSettledStatus = (status: ReportStatus | null): SettledStatus | null =>
  SETTLED.find((each) => each === status) ?? null;

/** Status of a report that is filed as a declaration, where it is not that of a submission under review. */
const BY_RESULT: Partial<Record<FilingStatus, SettledStatus | null>> = {
  approved: 'passed',
  returned: 'returned',
  rejected: null,
  revoked: null,
};

/**
 * The status that the declaration of a project's result gives to the report that asks for it; null where none was submitted, or
 * none stands.
 */
export function getStatusByResult(result: FilingStatus | null): SettledStatus | null {
  if (result === null) return null;
  const status = BY_RESULT[result];
  return status === undefined ? 'submitted' : status;
}

/** First day and last day of filing, both YYYY-MM-DD. */
export interface ReportDays {
  openOn: string;
  dueOn: string;
}

export function computeReportStatus(
  { openOn, dueOn, settled }: ReportDays & { settled: SettledStatus | null },
  today: string,
): ReportStatus {
  if (settled) return settled;
  if (today < openOn) return 'upcoming';
  return today <= dueOn ? 'open' : 'overdue';
}

/**
 * True where an open report is late: not filed, or returned and not corrected by the deadline of the office. A late returned
 * report stays returned, and may still be filed, as it is still owed.
 */
export const isReportOverdue = (status: ReportStatus, correctionDueAt: Date | null, now: Date): boolean =>
  status === 'overdue' || (status === 'returned' && correctionDueAt !== null && now >= correctionDueAt);

export const OFFICE_REPORT_ACTIONS = ['pass', 'return', 'extend', 'exempt'] as const;
export type OfficeReportAction = (typeof OFFICE_REPORT_ACTIONS)[number];
/** Steps that can be taken with several reports at once, as they do not depend on the content of a report. */
export const LIST_REPORT_ACTIONS = ['extend', 'exempt'] as const satisfies OfficeReportAction[];
export type ListReportAction = (typeof LIST_REPORT_ACTIONS)[number];
export type ReportAction = 'submit' | OfficeReportAction;

interface ReportTransition {
  action: ReportAction;
  from: readonly ReportStatus[];
  to: ReportStatus;
  by: readonly Role[];
  /** Template of the message to the company. */
  notice?: MessageTemplateCode;
}

export const reportTransitions: readonly ReportTransition[] = [
  { action: 'submit', from: ['open', 'overdue', 'returned'], to: 'submitted', by: ['owner', 'filer'] },
  {
    action: 'return',
    from: ['submitted'],
    to: 'returned',
    by: ['reviewer', 'administrator'],
    notice: 'report_returned',
  },
  {
    action: 'pass',
    from: ['submitted'],
    to: 'passed',
    by: ['reviewer', 'administrator'],
    notice: 'report_passed',
  },
  ...(['open', 'returned'] as const).map(
    (to): ReportTransition => ({
      action: 'extend',
      from: to === 'open' ? ['open', 'overdue'] : ['returned'],
      to,
      by: ['reviewer', 'administrator'],
      notice: 'report_extended',
    }),
  ),
  {
    action: 'exempt',
    from: ['open', 'overdue'],
    to: 'exempt',
    by: ['administrator'],
    notice: 'report_exempt',
  },
];

export const findReportTransition = (
  action: ReportAction,
  from: ReportStatus,
  role: Role,
): ReportTransition | undefined =>
  reportTransitions.find(
    (each) => each.action === action && each.from.includes(from) && each.by.includes(role),
  );

/** Steps that an office may take now. */
export const listReportSteps = (from: ReportStatus, role: Role): OfficeReportAction[] =>
  OFFICE_REPORT_ACTIONS.filter((action) => findReportTransition(action, from, role) !== undefined);

const ORDER: Record<ReportStatus, number> = {
  returned: 0,
  overdue: 1,
  open: 2,
  upcoming: 3,
  submitted: 4,
  passed: 5,
  exempt: 5,
};

/** Compares reports by urgency: overdue, open by deadline, upcoming, done. A returned one counts as open work. */
export const compareByUrgency = (
  a: { status: ReportStatus; due_at: string },
  b: { status: ReportStatus; due_at: string },
): number => ORDER[a.status] - ORDER[b.status] || a.due_at.localeCompare(b.due_at);

/** Inputs that a decision about a report needs. */
export interface ReportDecision {
  action: OfficeReportAction;
  opinion?: string | undefined;
  days?: number | undefined;
  /** The new last day, YYYY-MM-DD. */
  due_on?: string | undefined;
}

interface ReportStepNeeds {
  opinion: 'needed' | 'possible';
  days?: true;
  day?: true;
}

export const reportStepNeeds: Record<OfficeReportAction, ReportStepNeeds> = {
  pass: { opinion: 'possible' },
  return: { opinion: 'needed', days: true },
  extend: { opinion: 'needed', day: true },
  exempt: { opinion: 'needed' },
};

/** Days after today that a new last day may lie at most. House default. */
export const MAX_EXTENSION_DAYS = 366;

/** The reason that a day cannot be the new last day of a report; it lies after the present one, and not in the past. */
export function findExtensionFault(dueOn: string, present: string, today: string): Text | null {
  if (dueOn <= present) return fillText(reportMessages.notLater, { day: present });
  if (dueOn < today) return reportMessages.dayPast;
  return dueOn > addDays(today, MAX_EXTENSION_DAYS)
    ? fillText(reportMessages.dayFar, { days: MAX_EXTENSION_DAYS })
    : null;
}

/** Missing inputs of a decision, by the key of their field. */
export function listMissingReportDecisionItems({ action, opinion = '', days, due_on: day }: ReportDecision) {
  const needs = reportStepNeeds[action];
  const missing: { path: keyof ReportDecision; message: Text }[] = [];
  if (needs.opinion === 'needed' && opinion.trim() === '')
    missing.push({ path: 'opinion', message: reportMessages.opinionMissing });
  if (needs.days && days === undefined) missing.push({ path: 'days', message: reportMessages.daysMissing });
  if (needs.day && !day) missing.push({ path: 'due_on', message: reportMessages.dayMissing });
  return missing;
}
