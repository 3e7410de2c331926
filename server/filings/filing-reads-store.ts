/** Queries of filings: columns and joins. */

import { and, desc, eq, inArray, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Role } from '../../domain/accounts/roles';
import { OFFICE_ACTIONS } from '../../domain/filing/actions';
import type { EditionNote } from '../../domain/filing/edition-note';
import { AT_HOME, type FilingStatus } from '../../domain/filing/status';
import type { Returner } from '../../domain/filing/transitions';
import type { Correction } from '../../domain/filing/types';
import type { WorkflowVersion } from '../../domain/workflow/workflow';
import { canSignIn } from '../core/db/accounts';
import { type AnswerPlaces, buildAnswerOfEdition } from '../core/db/answers';
import type { DatabaseQueries } from '../core/db/client';
import {
  auditLog,
  companies,
  filingAnswers,
  filingAssignments,
  filings,
  submissions,
  users,
} from '../core/db/tables';
import { windowExtensions, windows } from '../windows/tables';
import { isOfBatch, type WindowBatch, windowColumns } from '../windows/windows-store';

/**
 * Columns of a filing without its answers and company, with its window, the extension for its company, and its latest submission.
 */
const headColumns = {
  id: filings.id,
  companyId: filings.companyId,
  program: filings.program,
  kind: filings.kind,
  batchYear: filings.batchYear,
  batchNo: filings.batchNo,
  status: sql<FilingStatus>`${filings.status}`,
  version: filings.version,
  edition: filings.edition,
  editionNote: sql<EditionNote | null>`${filings.editionNote}`,
  copied: filings.copied,
  returned: sql<Correction[]>`${filings.returned}`,
  signed: filings.signed,
  declined: filings.declined,
  returnedBy: sql<Returner | null>`${filings.returnedBy}`,
  workflow: filings.workflow,
  reviewLevel: filings.reviewLevel,
  levelDueAt: filings.levelDueAt,
  correctionDueAt: filings.correctionDueAt,
  noticeUntil: filings.noticeUntil,
  correctionDueSetAt: filings.correctionDueSetAt,
  reviewStartedAt: filings.reviewStartedAt,
  createdAt: filings.createdAt,
  updatedAt: filings.updatedAt,
  updatedBy: filings.updatedBy,
  saveLoggedAt: filings.saveLoggedAt,
  saveLoggedBy: filings.saveLoggedBy,
  window: windowColumns,
  extendedUntil: windowExtensions.until,
  /** Number of filings of the same company, program, kind and batch, including this one. */
  used: sql<number>`(select count(*)::int from ${filings} as held where held.company_id = ${filings.companyId}
    and held.program = ${filings.program} and held.kind = ${filings.kind}
    and held.batch_year = ${filings.batchYear} and held.batch_no = ${filings.batchNo})`,
  submission: {
    seq: submissions.seq,
    receiptNo: submissions.receiptNo,
    submittedAt: submissions.submittedAt,
    submittedBy: submissions.submittedBy,
    sha256: submissions.sha256,
  },
};
/** Columns that tell the review route of a filing. */
export const routeColumns = {
  /** Workflow for the first submission of a filing of the program; null: default workflow. */
  latestWorkflow: sql<WorkflowVersion | null>`(
    select given.definition || jsonb_build_object('version', given.version) from workflows as given
    where given.program = ${filings.program} order by given.version desc limit 1)`,
  /** True where experts have heard a filing that is past them: an office may decide without. */
  wasWithExperts: sql<boolean>`case when ${inArray(filings.status, ['publicised', 'approved'])} then exists (
    select from ${auditLog} where ${auditLog.subjectKind} = 'filing' and ${auditLog.action} = 'to_experts'
    and ${auditLog.subjectId} = ${filings.id}::text) else false end`,
};

const outlineColumns = {
  ...headColumns,
  ...routeColumns,
  /** Company of the filing with its current record. */
  company: {
    name: companies.name,
    creditCode: companies.creditCode,
    department: companies.department,
    profile: companies.profile,
    profileVersion: companies.profileVersion,
  },
};

const joinOwnWindow = isOfBatch(filings);
const joinExtension = and(
  eq(windowExtensions.windowId, windows.id),
  eq(windowExtensions.companyId, filings.companyId),
);
/** Join of the latest submission. It is an anti-join, because a maximum would be computed for each row of a long list. */
export const joinSubmission = and(
  eq(submissions.filingId, filings.id),
  sql`not exists (select from submissions as later
    where later.filing_id = ${submissions.filingId} and later.seq > ${submissions.seq})`,
);

/** Condition: other submitted filings of any company in the same program and batch that say this text. */
export const buildSameTextQuery = (
  { id, program, batchYear, batchNo }: WindowBatch & { id: string; program: string },
  places: AnswerPlaces,
  text: string,
) =>
  and(
    eq(filings.program, program),
    eq(filings.batchYear, batchYear),
    eq(filings.batchNo, batchNo),
    ne(filings.id, id),
    notInArray(filings.status, AT_HOME),
    sql`${buildAnswerOfEdition(places)} = ${text}`,
  );

/** Selects filings without answers and company; the caller adds conditions and order. */
export const selectHeads = <Extra extends Record<string, SQL> = Record<never, SQL>>(
  q: DatabaseQueries,
  extra?: Extra,
) =>
  q
    .select({ ...headColumns, ...(extra as Extra) })
    .from(filings)
    .leftJoin(windows, joinOwnWindow)
    .leftJoin(windowExtensions, joinExtension)
    .leftJoin(submissions, joinSubmission);

/** Selects filings without their answers. */
export const selectOutlines = <Extra extends Record<string, SQL> = Record<never, SQL>>(
  q: DatabaseQueries,
  extra?: Extra,
) =>
  q
    .select({ ...outlineColumns, ...(extra as Extra) })
    .from(filings)
    .innerJoin(companies, eq(companies.id, filings.companyId))
    .leftJoin(windows, joinOwnWindow)
    .leftJoin(windowExtensions, joinExtension)
    .leftJoin(submissions, joinSubmission);

export const selectWholes = (q: DatabaseQueries) => selectOutlines(q, { data: filingAnswers });

/** Assignee and latest decider of a filing; null if the account is closed, or its department has the company no longer. */
export async function buildConcernedQuery(q: DatabaseQueries, filingId: string) {
  const lastDecider = q
    .select({ id: auditLog.actorId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, 'filing'),
        eq(auditLog.subjectId, filingId),
        inArray(auditLog.action, [...OFFICE_ACTIONS]),
      ),
    )
    .orderBy(desc(auditLog.seq))
    .limit(1);
  const assignee = q
    .select({ id: filingAssignments.assigneeId })
    .from(filingAssignments)
    .where(eq(filingAssignments.filingId, filingId));
  const department = q
    .select({ department: companies.department })
    .from(filings)
    .innerJoin(companies, eq(companies.id, filings.companyId))
    .where(eq(filings.id, filingId));
  const isInCharge = sql`(${users.role} <> 'reviewer' or ${users.reviewDepartment} = (${department}))`;
  const rows = await q
    .select({
      id: users.id,
      role: sql<Role>`${users.role}`,
      duties: users.duties,
      isAssignee: sql<boolean>`coalesce(${users.id} = (${assignee}), false)`,
      isLastDecider: sql<boolean>`coalesce(${users.id} = (${lastDecider}), false)`,
    })
    .from(users)
    .where(
      and(or(eq(users.id, sql`(${assignee})`), eq(users.id, sql`(${lastDecider})`)), canSignIn, isInCharge),
    );
  return {
    assignee: rows.find(({ isAssignee }) => isAssignee) ?? null,
    lastDecider: rows.find(({ isLastDecider }) => isLastDecider) ?? null,
  };
}

/** Snapshots of the latest submissions, by filing id. */
export async function loadLatestSnapshots(q: DatabaseQueries, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await q
    .selectDistinctOn([submissions.filingId], { id: submissions.filingId, snapshot: submissions.snapshot })
    .from(submissions)
    .where(inArray(submissions.filingId, ids))
    .orderBy(submissions.filingId, desc(submissions.seq));
  return new Map(rows.map(({ id, snapshot }) => [id, snapshot]));
}
