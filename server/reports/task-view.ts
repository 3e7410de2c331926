/** API view of a periodic report, for one person and in one language. */

import { hasRight, isCompanySide, mayFileProgram } from '../../domain/accounts/roles';
import type { Answers, Form, FormContext, Program, ReportTask } from '../../domain/definition';
import { computeCompleteness } from '../../domain/filing/completeness';
import { computeAnswers, selectComputedAnswers } from '../../domain/filing/compute';
import { canReadSensitiveAnswers, maskAnswers } from '../../domain/filing/privacy';
import { runRules } from '../../domain/filing/rules';
import { findReportTask, getFilingYear } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import type { ReportData, ReportLogEntry } from '../../domain/reports/calls';
import { REPORT_ROUTE } from '../../domain/reports/report-form';
import type { ReportTaskItem } from '../../domain/reports/report-shapes';
import {
  computeReportStatus,
  getStatusByResult,
  isReportOverdue,
  REPORT_STATUSES,
  type ReportStatus,
  reportStatuses,
} from '../../domain/reports/status';
import { say } from '../../domain/text';
import { getTrialKey, isTrialProgram } from '../../domain/trials/trial-key';
import { countDaysBetween, formatBeijingDay } from '../../domain/windows/calendar';
import { toActorView } from '../core/audit/actor-view';
import type { AuditLine } from '../core/audit/audit-store';
import { createFilingContext } from '../filings/answers';
import { toPathMessages, type ViewContext } from '../filings/filing-response';
import type { TaskRow } from './tasks-store';

export const getReportStatus = ({ openOn, dueOn, settled, resultStatus }: TaskRow, now: Date): ReportStatus =>
  computeReportStatus(
    { openOn, dueOn, settled: settled ?? getStatusByResult(resultStatus) },
    formatBeijingDay(now),
  );

const formatStartOfDay = (day: string): string => new Date(`${day}T00:00:00+08:00`).toISOString();
const formatEndOfDay = (day: string): string => new Date(`${day}T23:59:59+08:00`).toISOString();

function computeDaysLeft(row: TaskRow, status: ReportStatus, now: Date): number | null {
  const today = formatBeijingDay(now);
  if (status === 'returned')
    return row.correctionDueAt ? countDaysBetween(today, formatBeijingDay(row.correctionDueAt)) : null;
  return reportStatuses[status].editable || status === 'upcoming' ? countDaysBetween(today, row.dueOn) : null;
}

function getDoneAt({ passedAt, submission, updatedAt }: TaskRow, status: ReportStatus): Date | null {
  if (status === 'passed') return passedAt;
  if (status === 'submitted') return submission?.submittedAt ?? null;
  return status === 'exempt' ? (passedAt ?? updatedAt) : null;
}

/** True if the user may file the program of the report. */
const isFillable = (
  row: TaskRow,
  task: ReportTask,
  { caller, now }: Omit<ViewContext, 'language'>,
): boolean =>
  task.mode !== 'filing' &&
  hasRight(caller, 'report.file') &&
  mayFileProgram(caller, row.program) &&
  reportStatuses[getReportStatus(row, now)].editable;

function buildTaskLink(row: TaskRow, task: ReportTask, programs: readonly Program[]): string | null {
  if (task.mode !== 'filing') return `${REPORT_ROUTE}?id=${row.id}`;
  const form = isTrialProgram(row.program) ? getTrialKey(task.form) : task.form;
  return programs.find(({ key }) => key === form)?.route ?? null;
}

export function toTaskItem(
  row: TaskRow,
  asking: ViewContext,
  programs: readonly Program[],
): ReportTaskItem | null {
  const task = findReportTask(row);
  if (!task) return null;
  const { language, now } = asking;
  const status = getReportStatus(row, now);
  return {
    id: row.id,
    code: row.code,
    title: say(task, language),
    title_en: task.en,
    period: say(formatPeriod(row.period, row.about), language),
    filing: row.filingId,
    project_id: row.approval?.projectNo ?? null,
    project_name: row.name,
    program: row.program,
    open_at: formatStartOfDay(row.openOn),
    due_at: formatEndOfDay(row.dueOn),
    correction_due_at: (status === 'returned' && row.correctionDueAt?.toISOString()) || null,
    days_left: computeDaysLeft(row, status, now),
    status,
    overdue: isReportOverdue(status, row.correctionDueAt, now),
    late: row.submission?.late ?? false,
    done_at: getDoneAt(row, status)?.toISOString() ?? null,
    mode: task.mode,
    link: buildTaskLink(row, task, programs),
    consequence: task.consequence ? say(task.consequence, language) : null,
    receipt_no: row.submission?.receiptNo ?? null,
    fillable: isFillable(row, task, asking),
  };
}

const toReportStatus = (status: string | null): ReportStatus | null =>
  REPORT_STATUSES.find((known) => known === status) ?? null;

const toReportLogEntry = (line: AuditLine, { language, caller }: ViewContext): ReportLogEntry => ({
  id: line.id,
  at: line.at.toISOString(),
  actor: toActorView(line, language, isCompanySide(caller.role) ? 'company' : 'office'),
  action: line.action,
  from_status: toReportStatus(line.fromStatus),
  to_status: toReportStatus(line.toStatus),
  comment: line.comment,
  correction_deadline: String(line.details?.correction_deadline ?? '') || null,
  due_on: String(line.details?.due_on ?? '') || null,
});

/**
 * Context of the form's rules, with the day that they apply to: today while the report can change, else the day of submission.
 */
export const createReportContext = (row: TaskRow, now: Date): FormContext => {
  const { editable } = reportStatuses[getReportStatus(row, now)];
  return createFilingContext(
    getFilingYear(row),
    formatBeijingDay(editable ? now : (row.submission?.submittedAt ?? now)),
  );
};

export interface ReportReading {
  row: TaskRow;
  item: ReportTaskItem;
  form: Form & { key: string; edition: string };
  /** Rows of the previous year in yearly tables, from the approved filing. */
  before: Answers;
  answers: Answers;
  log: AuditLine[];
}

export function toReportData(
  { row, item, form, before, answers, log }: ReportReading,
  asking: ViewContext,
): ReportData {
  const { language, now, caller } = asking;
  const ctx = createReportContext(row, now);
  const filled = computeAnswers(form, answers, ctx);
  const { percent, missing } = computeCompleteness(form, filled, ctx);
  const warned = runRules(form, filled, ctx).filter(
    ({ level, outcome }) => level === 'warning' && outcome === 'failed',
  );
  const isWhole = canReadSensitiveAnswers(caller, row.program);
  const seen = (shown: Answers) => (isWhole ? shown : maskAnswers(form, shown));
  return {
    id: row.id,
    program: form.key,
    kind: '',
    status: item.status,
    version: row.version,
    batch: String(getFilingYear(row)),
    edition: form.edition,
    edition_note: null,
    ...(!isWhole && { masked: true as const }),
    data: seen(answers),
    computed: seen(selectComputedAnswers(form, filled)),
    year_before: seen(before),
    completeness: { percent, missing: toPathMessages(missing, language) },
    warnings: warned.map(({ id, path, message }) => ({ rule: id, path, message: say(message, language) })),
    window: null,
    returned: item.status === 'returned' && row.opinion ? [{ comment: row.opinion, resolved: false }] : [],
    receipt: row.submission && {
      no: row.submission.receiptNo,
      submitted_at: row.submission.submittedAt.toISOString(),
      sha256: row.submission.sha256,
    },
    updated_at: row.version > 1 ? row.updatedAt.toISOString() : null,
    updated_by: row.updatedBy || null,
    actions: item.fillable ? ['save', 'submit'] : [],
    task: item,
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    log: log.map((line) => toReportLogEntry(line, asking)),
  };
}
