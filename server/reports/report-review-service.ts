/** Reports on the desk of the administering side: the queue, one to read, and the decision. */

import { reportMessages } from '../../domain/api/messages/reports';
import type {
  ReportDecisionBody,
  ReportQueueData,
  ReportQueueItem,
  ReportQueueQuery,
  ReviewedReport,
} from '../../domain/calls/report-tasks';
import type { Program } from '../../domain/definition';
import { periodText } from '../../domain/reports/calendar';
import { missingInReportDecision } from '../../domain/reports/deciding';
import { REPORT_ROUTE } from '../../domain/reports/forms';
import { correctionReminderOn } from '../../domain/reports/reminders';
import { reportStatuses, reportSteps, reportTransition } from '../../domain/reports/status';
import { findReportTask, reportTasks } from '../../domain/reports/tasks';
import { fillText, type Language, say } from '../../domain/text';
import { dayOf, minuteOf } from '../../domain/windows/calendar';
import { workingDeadline } from '../../domain/windows/working-days';
import type { Calendar } from '../calendar/calendar-service';
import { assertInCharge, type Caller, deskOf } from '../core/access';
import type { Deps } from '../core/deps';
import { business, problems } from '../core/errors';
import type { Inbox } from '../core/inbox/inbox-service';
import type { Files } from '../files/files-service';
import type { Asking } from '../filings/filing-view';
import { attachmentsOf, officeOf } from '../review/review-view';
import { answersOf, openForm } from './task-forms';
import { itemOf, statusOf } from './task-view';
import type { Tasks } from './tasks-service';
import type { TaskRow, TasksStore } from './tasks-store';

interface ReviewDeps extends Pick<Deps, 'db' | 'clock' | 'audit'> {
  programs: readonly Program[];
  store: TasksStore;
  tasks: Pick<Tasks, 'view'>;
  files: Pick<Files, 'ofCompany'>;
  inbox: Pick<Inbox, 'send'>;
  calendar: Pick<Calendar, 'workCalendar'>;
}

/** These are reviewed as the declarations that they are. */
const APART = reportTasks.filter(({ mode }) => mode === 'filing').map(({ code }) => code);

export function createReportReview(deps: ReviewDeps) {
  const { db, clock, audit, programs, store, tasks, files, inbox, calendar } = deps;

  function inCharge(caller: Caller, row: TaskRow | undefined): TaskRow {
    if (!row || APART.includes(row.code)) throw problems.notFound();
    assertInCharge(
      caller,
      { id: row.id, companyId: row.companyId, department: row.company.department },
      'report',
    );
    return row;
  }

  function queueItemOf(row: TaskRow, asking: Asking): ReportQueueItem[] {
    const item = itemOf(row, asking, programs);
    if (!item) return [];
    const { name: company, creditCode: credit_code, department } = row.company;
    return [
      {
        ...item,
        company,
        credit_code,
        department: officeOf(department, asking.language).label,
        submitted_at: row.submission?.submittedAt.toISOString() ?? null,
      },
    ];
  }

  async function one(caller: Caller, id: string, language: Language): Promise<ReviewedReport> {
    const now = clock();
    const row = inCharge(caller, await store.find(id));
    const opened = await openForm(store, row);
    // The company's draft is not the office's to read: before the first submission there is nothing to show.
    const shown = row.submission ? row : { ...row, version: 1 };
    const answers = await answersOf(store, shown, opened, { now, asSigned: true });
    const report = await tasks.view(shown, { caller, language, now }, true);
    const { name, creditCode, department } = row.company;
    return {
      report: { ...report, version: row.version, updated_at: null, updated_by: null },
      company: { name, credit_code: creditCode, department: officeOf(department, language).label },
      submitted_by: row.submission?.submittedBy ?? null,
      attachments: await attachmentsOf(
        files,
        { form: opened.form, row: { companyId: row.companyId, data: answers } },
        language,
      ),
      steps: reportSteps(statusOf(row, now), caller.role),
    };
  }

  function assertComplete(decision: ReportDecisionBody, language: Language): void {
    const missing = missingInReportDecision(decision).map(({ path, message }) => ({
      path,
      message: say(message, language),
    }));
    if (missing.length > 0) throw business(reportMessages.decisionIncomplete, { missing });
  }

  async function tell(
    row: TaskRow,
    { action, opinion }: ReportDecisionBody,
    dueAt: Date | null,
  ): Promise<void> {
    const task = findReportTask(row.code);
    if (!task) return;
    const template = { pass: 'report_passed', return: 'report_returned', exempt: 'report_exempt' } as const;
    await inbox.send({
      companyId: row.companyId,
      template: template[action],
      program: row.program,
      link: `${REPORT_ROUTE}?id=${row.id}`,
      params: {
        task,
        period: periodText(row.period, row.about),
        deadline: dueAt ? minuteOf(dueAt) : '',
        opinion: opinion ?? '',
      },
    });
  }

  async function decideLocked(caller: Caller, id: string, decision: ReportDecisionBody): Promise<void> {
    const now = clock();
    const row = inCharge(caller, await store.lock(id));
    const status = statusOf(row, now);
    if (row.version !== decision.version) {
      const params = { at: minuteOf(row.updatedAt), status: reportStatuses[status] };
      throw business(fillText(reportMessages.stale, params), {
        conflict: true,
        version: row.version,
        status,
      });
    }
    const transition = reportTransition(decision.action, status, caller.role);
    if (!transition)
      throw business(fillText(reportMessages.notFromHere, { status: reportStatuses[status] }), { status });
    const correctionDueAt =
      decision.action === 'return'
        ? workingDeadline(now, decision.days ?? 0, await calendar.workCalendar())
        : null;
    await store.update(row.id, {
      settled: transition.to,
      version: row.version + 1,
      opinion: decision.opinion || null,
      correctionDueAt,
      // What the return itself tells is no reminder any more.
      reminded: correctionDueAt
        ? (correctionReminderOn(dayOf(correctionDueAt), dayOf(now))?.stage ?? '')
        : row.reminded,
      passedAt: transition.to === 'passed' ? now : null,
      updatedAt: now,
    });
    await audit.write({
      subjectKind: 'report',
      subjectId: row.id,
      companyId: row.companyId,
      action: `report.${decision.action}`,
      caller,
      fromStatus: status,
      toStatus: transition.to,
      version: row.version + 1,
      comment: decision.opinion || null,
      details: correctionDueAt && { correction_deadline: correctionDueAt.toISOString() },
    });
    await tell(row, decision, correctionDueAt);
  }

  return {
    one,

    async queue(caller: Caller, query: ReportQueueQuery, language: Language): Promise<ReportQueueData> {
      const asking = { caller, language, now: clock() };
      const desk = { department: deskOf(caller), apart: APART, today: dayOf(asking.now) };
      const { code, status, keyword } = query;
      const filter = { ...desk, code, status, keyword };
      const counts = await store.counts(desk);
      const found = await store.counts(filter);
      return {
        list: (await store.list(filter, query)).flatMap((row) => queueItemOf(row, asking)),
        total: found.reduce((sum, { reports }) => sum + reports, 0),
        by_status: Object.fromEntries(counts.map((each) => [each.status, each.reports])),
      };
    },

    async decide(
      caller: Caller,
      id: string,
      decision: ReportDecisionBody,
      language: Language,
    ): Promise<ReviewedReport> {
      inCharge(caller, await store.find(id));
      assertComplete(decision, language);
      await db.transaction(() => decideLocked(caller, id, decision));
      return one(caller, id, language);
    },
  };
}
