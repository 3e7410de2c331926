/** Reports under review: the queue of an office, one report, and the decision. */

import { listCodesFiledApart } from '../../domain/programs/reports';
import type {
  DecideReportsBody,
  ListedReports,
  ReportDecisionBody,
  ReportQueueData,
  ReportQueueItem,
  ReportQueueQuery,
  ReviewedReport,
} from '../../domain/reports/calls';
import { reportMessages } from '../../domain/reports/messages';
import {
  findExtensionFault,
  listMissingReportDecisionItems,
  listReportSteps,
} from '../../domain/reports/status';
import { type Language, say } from '../../domain/text';
import { formatBeijingDay, formatBeijingMinute, getEndOfDay } from '../../domain/windows/calendar';
import { assertYearKnown, computeCorrectionDeadline } from '../calendar/missing-year';
import { type Caller, getOfficeScope } from '../core/access';
import { FOUND_AT_MOST } from '../core/db/lists';
import { createRefusal } from '../core/errors';
import { step } from '../core/steps/step';
import { loadAttachments } from '../filings/file-faults';
import { listBatchNames, parseBatchName, type ViewContext } from '../filings/filing-response';
import { toListedOffice, toOffice } from '../lookups/options';
import { runForEachReport } from './listed-reports';
import type { ReportDeps } from './report-deps';
import type { ReportQueueFilter, ReportQueueStore } from './report-queue-store';
import { getNextLookDay } from './report-reminders';
import { assertReviewed, createReviewedReportSubject } from './report-steps';
import { loadReportAnswers, loadTaskForm } from './task-forms';
import { getReportStatus, toTaskItem } from './task-view';
import { loadReportData } from './tasks-service';
import { NOW, type TaskRow } from './tasks-store';

type Page = Awaited<ReturnType<ReportQueueStore['page']>>;

function toQueueItems({ programs }: ReportDeps, row: TaskRow, asking: ViewContext): ReportQueueItem[] {
  const item = toTaskItem(row, asking, programs);
  if (!item) return [];
  const { name: company, creditCode: credit_code, department } = row.company;
  return [
    {
      ...item,
      company,
      credit_code,
      department: toListedOffice(department, asking.language).label,
      submitted_at: row.submission?.submittedAt.toISOString() ?? null,
    },
  ];
}

/** Report as shown to the office before a decision. */
export async function loadReviewedReport(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  language: Language,
): Promise<ReviewedReport> {
  const { tasks, files } = deps;
  const now = deps.clock();
  const row = assertReviewed(caller, await tasks.find(id));
  const opened = await loadTaskForm(tasks, row);
  // An office may not read the company's draft: before the first submission, a fresh report is shown.
  const shown = row.submission ? row : { ...row, version: 1 };
  const answers = await loadReportAnswers(tasks, shown, opened, { now, asSigned: true });
  const report = await loadReportData(deps, shown, { caller, language, now }, true);
  const { name, creditCode, department } = row.company;
  return {
    report: { ...report, version: row.version, updated_at: null, updated_by: null },
    company: { name, credit_code: creditCode, department: toOffice(department, language).label },
    submitted_by: row.submission?.submittedBy ?? null,
    attachments: await loadAttachments(
      files,
      { form: opened.form, row: { companyId: row.companyId, data: answers } },
      language,
    ),
    steps: listReportSteps(getReportStatus(row, now), caller.role),
  };
}

function assertComplete(decision: ReportDecisionBody, language: Language): void {
  const missing = listMissingReportDecisionItems(decision).map(({ path, message }) => ({
    path,
    message: say(message, language),
  }));
  if (missing.length > 0) throw createRefusal(reportMessages.decisionIncomplete, { missing });
}

/**
 * Extension of a deadline. For a returned report it moves the end of the correction period to the end of the new day, for any
 * other the due day; reminders start again.
 */
function computeExtension(row: TaskRow, { due_on: day = '', opinion = '' }: ReportDecisionBody, now: Date) {
  const { dueOn, correctionDueAt } = row;
  const isReturned = row.settled === 'returned' && correctionDueAt !== null;
  const before = isReturned ? formatBeijingDay(correctionDueAt) : dueOn;
  const fault = findExtensionFault(day, before, formatBeijingDay(now));
  if (fault) throw createRefusal(fault);
  const dueAt = getEndOfDay(day);
  return {
    change: { opinion, ...(isReturned ? { correctionDueAt: dueAt } : { dueOn: day }) },
    comment: opinion,
    details: { due_on: day, before },
    facts: { due: day, opinion },
  };
}

async function takeStep(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  decision: ReportDecisionBody,
): Promise<void> {
  const { action, version, opinion, confirmed } = decision;
  await step(
    deps,
    createReviewedReportSubject(deps),
    { id, action, version, caller },
    async (row, { to }, now) => {
      const { filingId } = row;
      if (action === 'extend') {
        const extension = computeExtension(row, decision, now);
        await assertYearKnown(deps, [getEndOfDay(extension.facts.due)], confirmed);
        return extension;
      }
      if (to === 'passed' && filingId) await deps.owed.lookAt(filingId, NOW);
      const dueAt =
        action === 'return'
          ? await computeCorrectionDeadline(deps, { from: now, days: decision.days ?? 0, confirmed })
          : null;
      return {
        change: {
          opinion: opinion || null,
          correctionDueAt: dueAt,
          // The return itself says when the correction is due: no reminder is sent that would have come before.
          ...(dueAt && { remindOn: getNextLookDay('report_correction', { endsAt: dueAt }, now) }),
          passedAt: to === 'passed' ? now : null,
        },
        comment: opinion,
        details: dueAt && { correction_deadline: dueAt.toISOString() },
        facts: { deadline: dueAt ? formatBeijingMinute(dueAt) : '', opinion: opinion ?? '' },
      };
    },
  );
}

export async function decideReport(
  deps: ReportDeps,
  caller: Caller,
  id: string,
  decision: ReportDecisionBody,
  language: Language,
): Promise<ReviewedReport> {
  assertReviewed(caller, await deps.tasks.find(id));
  assertComplete(decision, language);
  await takeStep(deps, caller, id, decision);
  return loadReviewedReport(deps, caller, id, language);
}

/** Takes a step with several reports in their present versions, after one confirmation. */
export async function decideReports(
  deps: ReportDeps,
  caller: Caller,
  { ids, ...decision }: DecideReportsBody,
  language: Language,
): Promise<ListedReports> {
  assertComplete({ ...decision, version: 0 }, language);
  await assertYearKnown(deps, [decision.due_on ? getEndOfDay(decision.due_on) : null], decision.confirmed);
  return runForEachReport(ids, language, async (id) => {
    const { version } = assertReviewed(caller, await deps.tasks.find(id));
    await takeStep(deps, caller, id, { ...decision, version, confirmed: true });
  });
}

/** Total of a search, from the rows of the page; a page past the last one has no rows, so page 1 is read. */
async function countFound(
  { queue }: ReportDeps,
  filter: ReportQueueFilter,
  query: ReportQueueQuery,
  page: Page,
): Promise<number> {
  const isBehind = page.length === 0 && query.current > 1;
  const [row] = isBehind ? await queue.page(filter, { current: 1, pageSize: 1 }) : page;
  return row?.found ?? 0;
}

/** `ids`: of these reports only. */
type ListedReportsQuery = ReportQueueQuery & Pick<ReportQueueFilter, 'ids'>;

const createFilter = (
  { clock }: ReportDeps,
  caller: Caller,
  { ids, code, status, keyword, program, department, batch }: ListedReportsQuery,
): ReportQueueFilter => ({
  ...getOfficeScope(caller),
  apart: listCodesFiledApart(),
  today: formatBeijingDay(clock()),
  ids,
  code,
  status,
  keyword,
  program,
  chosen: department,
  batch: parseBatchName(batch),
});

/** Ids of a page of the queue. */
export const listReportQueueIds = async (
  deps: ReportDeps,
  caller: Caller,
  query: ReportQueueQuery,
): Promise<string[]> => (await deps.queue.page(createFilter(deps, caller, query), query)).map(({ id }) => id);

export async function listReportQueue(
  deps: ReportDeps,
  caller: Caller,
  query: ListedReportsQuery,
  language: Language,
): Promise<ReportQueueData> {
  const { tasks, queue } = deps;
  const asking = { caller, language, now: deps.clock() };
  const { keyword } = query;
  const filter = createFilter(deps, caller, query);
  const [page, counts, batches] = await Promise.all([
    queue.page(filter, query),
    queue.counts(filter),
    queue.batches(filter),
  ]);
  const rows = new Map((await tasks.ofIds(page.map(({ id }) => id))).map((row) => [row.id, row]));
  const total = keyword
    ? await countFound(deps, filter, query, page)
    : counts.reduce((sum, { matching }) => sum + matching, 0);
  return {
    list: page.flatMap(({ id }) => {
      const row = rows.get(id);
      return row ? toQueueItems(deps, row, asking) : [];
    }),
    total: Math.min(total, keyword ? FOUND_AT_MOST : total),
    more: Boolean(keyword) && total > FOUND_AT_MOST,
    batches: listBatchNames(batches),
    by_status: Object.fromEntries(counts.map((each) => [each.status, each.reports])),
  };
}
