/**
 * Steps of periodic reports: a company submits its own, an office decides. Both lock the same row, move it by the table of
 * domain/reports/status, and send the message that the table names.
 */

import type { Conflict } from '../../domain/filing/types';
import type { MessageParameters, MessageTemplate } from '../../domain/inbox/messages';
import { messageTemplates } from '../../domain/inbox/templates';
import { APART, findReportTask } from '../../domain/programs/reports';
import { periodText } from '../../domain/reports/calendar';
import { REPORT_ROUTE } from '../../domain/reports/forms';
import { reportMessages } from '../../domain/reports/messages';
import {
  type OfficeReportAction,
  type ReportAction,
  type ReportStatus,
  reportStatuses,
  reportTransition,
  settledAs,
} from '../../domain/reports/status';
import { fillText } from '../../domain/text';
import { formatBeijingMinute } from '../../domain/windows/calendar';
import { assertInCharge, assertOwn, type Caller } from '../core/access';
import { business, conflict, type Problem, problems } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import { contactOf } from '../core/inbox/outside';
import type { Move, StepDeps, Subject } from '../core/steps/step';
import { assertMayFile } from '../filings/refusals';
import { statusOf } from './task-view';
import type { NewReport, TaskRow, TasksStore } from './tasks-store';

export interface ReportStepDeps extends StepDeps {
  tasks: TasksStore;
  inbox: Pick<Inbox, 'send' | 'retire'>;
}

type ReportSubject<Action extends ReportAction> = Subject<TaskRow, Action, NewReport, MessageParameters>;

/** Not open for changes: submitted already (with its number), decided, or not yet to be filed. */
export function notEditable(row: TaskRow, now: Date): Problem {
  const status = statusOf(row, now);
  const no = row.submission?.receiptNo;
  if (status === 'submitted' && no)
    return business(fillText(reportMessages.alreadySubmitted, { no }), { no });
  return business(fillText(reportMessages.notEditable, { status: reportStatuses[status] }), { status });
}

/** Somebody saved in the meantime: the filer gets what is stored, and nothing is overwritten. */
export const staleDraft = ({ id, version, data, updatedBy, updatedAt }: TaskRow): Problem =>
  conflict(
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
    } satisfies Omit<Conflict, 'conflict'>,
  );

/** The caller's own report, open for changes, of a program that the caller files. */
export function assertFillable(caller: Caller, row: TaskRow | undefined, now: Date): TaskRow {
  const own = assertOwn(caller, row, 'report');
  assertMayFile(caller, own.program, 'report.file');
  if (!reportStatuses[statusOf(own, now)].editable) throw notEditable(own, now);
  return own;
}

/** A report that the office is in charge of. */
export function assertReviewed(caller: Caller, row: TaskRow | undefined): TaskRow {
  if (!row || APART.includes(row.code)) throw problems.notFound();
  const { id, companyId, program } = row;
  assertInCharge(caller, { id, companyId, program, department: row.company.department }, 'report');
  return row;
}

const linkTo = ({ id }: TaskRow) => `${REPORT_ROUTE}?id=${id}`;

const reportSubject = ({ tasks, inbox }: ReportStepDeps) => ({
  kind: 'report',
  lock: (id: string): Promise<TaskRow | undefined> => tasks.lock(id),
  present: (row: TaskRow, now: Date) => ({
    id: row.id,
    version: row.version,
    status: statusOf(row, now),
    companyId: row.companyId,
  }),
  async store(row: TaskRow, change: Partial<NewReport>, { to }: Move): Promise<Partial<TaskRow>> {
    const next = { ...change, settled: settledAs(to as ReportStatus | null) };
    await tasks.move(row.id, next);
    return next as Partial<TaskRow>;
  },
  /** The message of the table; where it names none, earlier ones about the report are over. */
  async notify(row: TaskRow, { notice }: Move, params: MessageParameters): Promise<void> {
    const task = findReportTask(row.code);
    if (!notice) return inbox.retire([row], linkTo(row));
    if (!task) return;
    const { sms: leavesTheHouse }: MessageTemplate = messageTemplates[notice];
    const contact = { to: contactOf(row.company.profile), scene: notice, about: row.company.name };
    await inbox.send({
      companyId: row.companyId,
      template: notice,
      program: row.program,
      link: linkTo(row),
      params: { company: row.company.name, task, period: periodText(row.period, row.about), ...params },
      ...(leavesTheHouse && { contact }),
    });
  },
});

const moveOf = (action: ReportAction, row: TaskRow, caller: Caller | null, now: Date): Move | undefined => {
  const transition = caller ? reportTransition(action, statusOf(row, now), caller.role) : undefined;
  return transition && { action: `report.${action}`, to: transition.to, notice: transition.notice };
};

/** A report of the caller's own company. */
export const ownReport = (deps: ReportStepDeps): ReportSubject<'submit'> => ({
  ...reportSubject(deps),
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    const own = assertOwn(caller, row, 'report');
    assertMayFile(caller, own.program, 'report.file');
    return own;
  },
  moveFor(action, row, caller, now) {
    const move = moveOf(action, row, caller, now);
    if (!move) throw notEditable(row, now);
    return move;
  },
  stale: staleDraft,
});

/** A report that an office decides on. */
export const reviewedReport = (deps: ReportStepDeps): ReportSubject<OfficeReportAction> => ({
  ...reportSubject(deps),
  isVersionFirst: true,
  reach(caller, row) {
    if (!caller) throw problems.notFound();
    return assertReviewed(caller, row);
  },
  moveFor(action, row, caller, now) {
    const move = moveOf(action, row, caller, now);
    if (move) return move;
    const status = statusOf(row, now);
    throw business(fillText(reportMessages.notFromHere, { status: reportStatuses[status] }), { status });
  },
  stale(row, now) {
    const { version, updatedAt } = row;
    const status = statusOf(row, now);
    const text = fillText(reportMessages.stale, {
      at: formatBeijingMinute(updatedAt),
      status: reportStatuses[status],
    });
    return conflict(text, { version, status });
  },
});
