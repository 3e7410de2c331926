import type { Program } from '../../domain/definition';
import type { ReportInfo, ReportItem, ReportQuery } from '../../domain/filing/calls';
import { expandStatusGroup, type FilingStatus, isEditable, statuses } from '../../domain/filing/status';
import type { FilingDecision } from '../../domain/filing/types';
import { say } from '../../domain/text';
import { findStoredOwedUntil } from '../continuing/owed-results';
import { type Caller, getMandatedPrograms, requireCompanyId } from '../core/access';
import { loadDecisions } from '../filings/decisions-service';
import { formatBatchName, listCompanyActions, type ViewContext } from '../filings/filing-response';
import {
  type DatedFiling,
  findDraftClosing,
  findGraceEnd,
  getEffectiveWindow,
  toFilingPeriod,
} from '../filings/filing-window';
import { getSigning, readReviewRoute } from '../filings/next-workflow';
import { getReceipt } from '../filings/refusals';
import { listSubjectPaths, type ReportDeps } from './report-deps';
import type { ReportFilter } from './reports-store';
import { listDueReports } from './tasks-service';

/** Maximum characters of a subject in a list. */
const SUBJECT_AT_MOST = 80;

export const formatSubject = (subject: string | null | undefined): string | null =>
  subject?.trim().slice(0, SUBJECT_AT_MOST) || null;

type Counts = { program: string; status: FilingStatus; filings: number }[];

function sumBy<K extends string>(
  counts: Counts,
  keyOf: (row: Counts[number]) => K,
): Partial<Record<K, number>> {
  const sums: Partial<Record<K, number>> = {};
  for (const row of counts) sums[keyOf(row)] = (sums[keyOf(row)] ?? 0) + row.filings;
  return sums;
}

type ListedFiling = Awaited<ReturnType<ReportDeps['filed']['list']>>[number];

async function addOwedDay(deps: ReportDeps, row: ListedFiling): Promise<ListedFiling & DatedFiling> {
  const program = deps.programs.find(({ key }) => key === row.program);
  return { ...row, owedUntil: await findStoredOwedUntil(deps, program, row) };
}

function toReportItem(
  { programs }: ReportDeps,
  row: ListedFiling & DatedFiling,
  asking: ViewContext,
  decision: FilingDecision | null,
): ReportItem {
  const program = programs.find(({ key }) => key === row.program);
  const closedAt = findDraftClosing(row, asking.now);
  const graceEnd = isEditable(row.status) ? findGraceEnd(row, asking.now) : null;
  const period = isEditable(row.status) ? toFilingPeriod(getEffectiveWindow(row), asking.now) : null;
  return {
    id: row.id,
    program: row.program,
    title: program ? say(program.title, asking.language) : row.program,
    kind: row.kind,
    route: program?.route ?? '',
    subject: formatSubject(row.subject),
    batch: formatBatchName(row),
    batch_year: row.batchYear,
    batch_no: row.batchNo,
    status: row.status,
    group: statuses[row.status].group,
    version: row.version,
    receipt: getReceipt(row),
    way: program ? readReviewRoute(row, program) : null,
    corrections: row.returned.filter(({ resolved }) => !resolved).length,
    correction_due_at: row.correctionDueAt?.toISOString() ?? null,
    ...(period && { period }),
    ...(graceEnd && { grace_until: graceEnd.toISOString() }),
    ...(closedAt && { closed_at: closedAt.toISOString() }),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    decision,
    actions: listCompanyActions(row, asking, decision),
    ...(program && getSigning(program, row) && { signs: true as const }),
  };
}

function createFilter(
  programs: readonly Program[],
  caller: Caller,
  { status, program, batch_year, keyword }: ReportQuery,
): ReportFilter {
  const named = ({ title }: Program) =>
    [title.zh, title.en].some((text) => text.toLowerCase().includes(keyword?.toLowerCase() ?? ''));
  return {
    companyId: requireCompanyId(caller),
    among: getMandatedPrograms(caller),
    program,
    batchYear: batch_year,
    ...(status && { statuses: expandStatusGroup(status) }),
    ...(keyword && {
      keyword: {
        text: keyword,
        programs: programs.filter(named).map(({ key }) => key),
        subjects: listSubjectPaths(programs),
      },
    }),
  };
}

/** Loads the filings and owed reports of a company, over all programs. */
export async function loadReportInfo(
  deps: ReportDeps,
  caller: Caller,
  query: ReportQuery,
  language: ViewContext['language'],
): Promise<ReportInfo> {
  const { programs, filed } = deps;
  const filter = createFilter(programs, caller, query);
  const asking = { caller, language, now: deps.clock() };
  const [rows, counts, reports_due] = await Promise.all([
    filed.list(filter, listSubjectPaths(programs), query),
    filed.counts(filter),
    listDueReports(deps, caller, language),
  ]);
  const decisions = await loadDecisions(deps, rows);
  const dated = await Promise.all(rows.map((row) => addOwedDay(deps, row)));
  return {
    list: dated.map((row) => toReportItem(deps, row, asking, decisions.get(row.id) ?? null)),
    total: counts.reduce((sum, { listed }) => sum + listed, 0),
    totals: {
      by_status: sumBy(counts, ({ status }) => status),
      by_group: sumBy(counts, ({ status }) => statuses[status].group),
      by_program: sumBy(counts, ({ program }) => program) as Record<string, number>,
    },
    reports_due,
  };
}
