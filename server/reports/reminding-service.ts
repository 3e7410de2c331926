/** Reminders of owed reports that an office sends by hand, besides the automatic ones. Each is logged in the report's log. */

import { findReportTask } from '../../domain/programs/reports';
import { formatPeriod } from '../../domain/reports/calendar';
import type { ListedReports, RemindReportsBody } from '../../domain/reports/calls';
import { reportMessages } from '../../domain/reports/messages';
import { REPORT_ROUTE } from '../../domain/reports/report-form';
import { type ReportStatus, reportStatuses } from '../../domain/reports/status';
import { fillText, type Language } from '../../domain/text';
import { formatBeijingDay } from '../../domain/windows/calendar';
import type { Caller } from '../core/access';
import { createRefusal, problems } from '../core/errors';
import { getCompanyContact } from '../core/inbox/outside-delivery';
import { runForEachReport } from './listed-reports';
import type { ReportDeps } from './report-deps';
import { assertReviewed } from './report-steps';
import { getReportStatus } from './task-view';

const REMINDED: readonly ReportStatus[] = ['open', 'overdue', 'returned'];

/** Sends one reminder; throws if the report's status allows none, or one was sent by hand today. */
async function remind(
  { db, tasks, audit, inbox }: ReportDeps,
  caller: Caller,
  id: string,
  now: Date,
): Promise<void> {
  await db.transaction(async () => {
    const row = assertReviewed(caller, await tasks.lock(id));
    const status = getReportStatus(row, now);
    if (!REMINDED.includes(status))
      throw createRefusal(fillText(reportMessages.notToRemind, { status: reportStatuses[status] }));
    const lines = await audit.read('report', id);
    const last = lines.findLast(({ action }) => action === 'report.remind');
    if (last && formatBeijingDay(last.at) === formatBeijingDay(now))
      throw createRefusal(reportMessages.remindedToday);
    const { companyId, version, program, company } = row;
    const task = findReportTask(row);
    if (!task) throw problems.notFound();
    await audit.write({
      subjectKind: 'report',
      subjectId: id,
      companyId,
      action: 'report.remind',
      caller,
      version,
    });
    await inbox.send({
      companyId,
      template: 'report_urged',
      program,
      link: `${REPORT_ROUTE}?id=${id}`,
      params: {
        company: company.name,
        task,
        period: formatPeriod(row.period, row.about),
        due: row.correctionDueAt ? formatBeijingDay(row.correctionDueAt) : row.dueOn,
        consequence: task.consequence ?? { zh: '', en: '' },
      },
      contact: { to: getCompanyContact(company.profile), scene: 'report_urged', about: company.name },
    });
  });
}

export const remindReports = (
  deps: ReportDeps,
  caller: Caller,
  { ids }: RemindReportsBody,
  language: Language,
): Promise<ListedReports> => runForEachReport(ids, language, (id) => remind(deps, caller, id, deps.clock()));
