/** Jobs of periodic reports: each report that an approval owes is written down once, and companies are reminded of it. */
import { randomUUID } from 'node:crypto';
import { isDate } from '../../domain/expressions/dates';
import { findReportTask, type Owed, owedBy, owedInZone, reportsOf } from '../../domain/programs/reports';
import { periodText } from '../../domain/reports/calendar';
import { REPORT_ROUTE } from '../../domain/reports/forms';
import { correctionReminderOn, reminderOn } from '../../domain/reports/reminders';
import type { Approval, ReportTask } from '../../domain/reports/tasks';
import { dayOf } from '../../domain/windows/calendar';
import type { Deps } from '../core/deps';
import type { Inbox } from '../core/inbox/inbox-service';
import { attempt } from '../core/jobs/every';
import type { OwedStore } from './owed-store';

export type OwedDeps = Pick<Deps, 'db' | 'clock' | 'audit' | 'log'> & {
  owed: OwedStore;
  inbox: Pick<Inbox, 'send'>;
};

type ApprovalRow = Awaited<ReturnType<OwedStore['approvals']>>[number];
type OwedByCompany = Owed & { companyId: string };
type Waiting = Awaited<ReturnType<OwedStore['waiting']>>[number];

const AT_A_TIME = 200;

const NOTHING = { zh: '', en: '' };

/** A report that is a declaration of its own is found through the list of what is owed. */
const linkOf = (task: ReportTask, id: string): string =>
  task.mode === 'filing' ? `/enterpriseCenter/reportInfo?report=${id}` : `${REPORT_ROUTE}?id=${id}`;

function milestonesOf({ program, milestones }: ApprovalRow): Approval['milestones'] {
  const where = reportsOf(program)?.milestones;
  if (!where || !Array.isArray(milestones)) return [];
  return milestones.flatMap((milestone) => {
    const { row, [where.name]: name, [where.day]: day } = milestone;
    const isWhole = typeof row === 'string' && typeof name === 'string' && typeof day === 'string';
    return isWhole && isDate(day) ? [{ row, name, day }] : [];
  });
}

function approvalOf(row: ApprovalRow): Approval & { program: string } {
  const { id, program, approvedAt, grant, start, end, acceptedAt } = row;
  const isSpan = start !== null && end !== null && isDate(start) && isDate(end) && start <= end;
  return {
    id,
    program,
    approvedOn: dayOf(approvedAt),
    grant,
    span: isSpan ? { from: start, to: end } : null,
    milestones: milestonesOf(row),
    acceptedOn: acceptedAt ? dayOf(new Date(acceptedAt)) : null,
  };
}

async function planned({ owed }: OwedDeps, today: string): Promise<OwedByCompany[]> {
  const ofApprovals = (await owed.approvals()).flatMap((row) =>
    owedBy(approvalOf(row), today).map((each) => ({ ...each, companyId: row.companyId })),
  );
  const ofZones = (await owed.inNationalZone()).flatMap(({ companyId, since }) =>
    owedInZone(dayOf(since), today).map((each) => ({ ...each, companyId })),
  );
  return [...ofApprovals, ...ofZones];
}

const add = ({ db, owed, audit }: OwedDeps, reports: OwedByCompany[], now: Date) =>
  db.transaction(async () => {
    const rows = reports.map((each) => ({ ...each, id: randomUUID(), createdAt: now, updatedAt: now }));
    for (const { id, companyId } of await owed.add(rows))
      await audit.write({
        subjectKind: 'report',
        subjectId: id,
        companyId,
        action: 'report.create',
        caller: null,
        version: 1,
      });
  });

/**
 * Once per approval, code and period, however often and wherever it runs. One transaction for all would not do: each
 * new report holds a lock of the database until it ends, and these are few.
 */
export async function createOwedReports(deps: OwedDeps): Promise<void> {
  const now = deps.clock();
  const reports = await planned(deps, dayOf(now));
  for (let i = 0; i < reports.length; i += AT_A_TIME) await add(deps, reports.slice(i, i + AT_A_TIME), now);
}

async function remind({ db, owed, inbox }: OwedDeps, report: Waiting, today: string): Promise<void> {
  const task = findReportTask(report.code);
  const { correctionDueAt } = report;
  const reminder = correctionDueAt
    ? correctionReminderOn(dayOf(correctionDueAt), today)
    : reminderOn(report, today);
  if (!task || !reminder || reminder.stage === report.reminded) return;
  await db.transaction(async () => {
    if (!(await owed.claimReminder(report.id, report.reminded, reminder.stage))) return;
    await inbox.send({
      companyId: report.companyId,
      template: reminder.template,
      program: report.program,
      link: linkOf(task, report.id),
      params: {
        task,
        period: periodText(report.period, report.about),
        due: correctionDueAt ? dayOf(correctionDueAt) : report.dueOn,
        days: reminder.days,
        consequence: task.consequence ?? NOTHING,
      },
    });
  });
}

export async function remindOfReports(deps: OwedDeps): Promise<void> {
  const today = dayOf(deps.clock());
  for (const report of await deps.owed.waiting(today))
    await attempt(deps.log, { job: 'report reminders', id: report.id }, () => remind(deps, report, today));
}
