/**
 * Steps of periodic reports: a company submits its own, an office decides. Both lock the same row, change its status by the table
 * in domain/reports/status, and send the message that the table names.
 */

import type { SaveConflict } from '../../domain/filing/types';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { messageTemplates } from '../../domain/inbox/templates.generated';
import { findReportTask, listCodesFiledApart } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import { reportMessages } from '../../domain/reports/messages';
import { REPORT_ROUTE } from '../../domain/reports/report-form';
import {
  findReportTransition,
  getSettledStatus,
  type OfficeReportAction,
  type ReportAction,
  type ReportStatus,
  reportStatuses,
} from '../../domain/reports/status';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import { createConflict, createRefusal, type Problem, problems } from '../core/errors';
import type { InboxService } from '../core/inbox/inbox-service';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import type { StepDeps, StepMove, StepSubject } from '../core/steps/step';
import { assertMayFile } from '../filings/refusals';
import { getReportStatus } from './task-view';
import type { NewReport, TaskRow, TasksStore } from './tasks-store';

export interface ReportStepDeps extends StepDeps {
  tasks: TasksStore;
  inbox: Pick<InboxService, 'send' | 'retire'>;
}

type ReportSubject<Action extends ReportAction> = StepSubject<TaskRow, Action, NewReport, MessageParameters>;

/** Refusal of a change: the report is submitted (with its number), decided, or not open yet. */
export function createReportNotEditable(row: TaskRow, now: Date): Problem {
  const status = getReportStatus(row, now);
  const no = row.submission?.receiptNo;
  if (status === 'submitted' && no)
    return createRefusal(fillText(reportMessages.alreadySubmitted, { no }), { no });
  return createRefusal(fillText(reportMessages.notEditable, { status: reportStatuses[status] }), { status });
}

/** Version conflict of a report, with the stored draft; nothing is overwritten. */
export const createStaleReportProblem = ({ id, version, data, updatedBy, updatedAt }: TaskRow): Problem =>
  createConflict(
    fillText(reportMessages.conflict, {
      by: updatedBy || reportMessages.byItself,
      at: formatBeijingMinute(updatedAt),
    }),
    {
      id,
      version,
      theirs: data,
      updated_by: updatedBy,
      updated_at: updatedAt.toISOString(),
    } satisfies Omit<SaveConflict, 'conflict'>,
  );

/** Throws unless the report belongs to the caller's company, is open for changes, and the caller may file its program. */
export function assertFillable(caller: Caller, row: TaskRow | undefined, now: Date): TaskRow {
  const own = assertOwn(caller, row, 'report');
  assertMayFile(caller, own.program, 'report.file');
  if (!reportStatuses[getReportStatus(own, now)].editable) throw createReportNotEditable(own, now);
  return own;
}

/** Throws unless the caller's office is in charge of the report. */
export function assertReviewed(caller: Caller, row: TaskRow | undefined): TaskRow {
  if (!row || listCodesFiledApart().includes(row.code)) throw problems.notFound();
  const { id, companyId, program } = row;
  assertInCharge(caller, { id, companyId, program, department: row.company.department }, 'report');
  return row;
}

const buildReportLink = ({ id }: TaskRow) => `${REPORT_ROUTE}?id=${id}`;

const createReportSubject = ({ tasks, inbox }: ReportStepDeps) => ({
  kind: 'report',
  lock: (id: string): Promise<TaskRow | undefined> => tasks.lock(id),
  present: (row: TaskRow, now: Date) => ({
    id: row.id,
    version: row.version,
    status: getReportStatus(row, now),
    companyId: row.companyId,
  }),
  async store(row: TaskRow, change: Partial<NewReport>, { to }: StepMove): Promise<Partial<TaskRow>> {
    const next = { ...change, settled: getSettledStatus(to as ReportStatus | null) };
    await tasks.move(row.id, next);
    return next as Partial<TaskRow>;
  },
  /** Sends the message that the table names for the step; if it names none, retires earlier messages about the report. */
  async notify(row: TaskRow, { notice }: StepMove, params: MessageParameters): Promise<void> {
    const task = findReportTask(row);
    if (!notice) return inbox.retire([row], buildReportLink(row));
    if (!task) return;
    const { sms: leavesTheHouse }: MessageTemplate = messageTemplates[notice];
    const contact = { to: getCompanyContact(row.company.profile), scene: notice, about: row.company.name };
    await inbox.send({
      companyId: row.companyId,
      template: notice,
      program: row.program,
      link: buildReportLink(row),
      params: { company: row.company.name, task, period: formatPeriod(row.period, row.about), ...params },
      ...(leavesTheHouse && { contact }),
    });
  },
});

const createMove = (
  action: ReportAction,
  row: TaskRow,
  caller: Caller | null,
  now: Date,
): StepMove | undefined => {
  const transition = caller
    ? findReportTransition(action, getReportStatus(row, now), caller.role)
    : undefined;
  return transition && { action: `report.${action}`, to: transition.to, notice: transition.notice };
};

/** Step subject of a report of the caller's company. */
export const createOwnReportSubject = (deps: ReportStepDeps): ReportSubject<'submit'> => ({
  ...createReportSubject(deps),
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    const own = assertOwn(caller, row, 'report');
    assertMayFile(caller, own.program, 'report.file');
    return own;
  },
  moveFor(action, row, caller, now) {
    const move = createMove(action, row, caller, now);
    if (!move) throw createReportNotEditable(row, now);
    return move;
  },
  stale: createStaleReportProblem,
});

/** Step subject of a report that an office decides on. */
export const createReviewedReportSubject = (deps: ReportStepDeps): ReportSubject<OfficeReportAction> => ({
  ...createReportSubject(deps),
  isVersionFirst: true,
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    return assertReviewed(caller, row);
  },
  moveFor(action, row, caller, now) {
    const move = createMove(action, row, caller, now);
    if (move) return move;
    const status = getReportStatus(row, now);
    throw createRefusal(fillText(reportMessages.notFromHere, { status: reportStatuses[status] }), { status });
  },
  stale(row, now) {
    const { version, updatedAt } = row;
    const status = getReportStatus(row, now);
    const text = fillText(reportMessages.stale, {
      at: formatBeijingMinute(updatedAt),
      status: reportStatuses[status],
    });
    return createConflict(text, { version, status });
  },
});
