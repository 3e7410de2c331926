import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Answers, ContinuationConditions } from '../../domain/definition';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { buildContainsCondition, PLANNED_ANEW } from '../core/db/lists';
import { findById, takeFirst } from '../core/db/rows';
import { approvals, companies, filings, submissions, workItems } from '../core/db/tables';
import { isUuid } from '../core/ids';

/** Criteria of a search for filings to continue. */
export interface ContinuationSearch {
  program: string;
  /** The program that continues them. */
  by: string;
  /** Restricts the search to one company, or to all others. */
  of: { companyId: string; isOther: boolean };
  /** Limits the search to filings that name this credit code. */
  seenBy?: string | undefined;
  /** Keyword in the project number, the subject or the company name. */
  keyword?: string | undefined;
  /** Excludes filings already continued, unless several may continue them. */
  free?: { bySeveral: ContinuationConditions['bySeveral'] };
}

const at = (path: string[]): SQL => sql`${filings.data} #>> ${`{${path.join(',')}}`}::text[]`;

/** Builds the query for the approved filing that continues one; the work list has an index for it. */
const buildLaterQuery = (
  program: string,
): SQL => sql`from work_items as later where later.continues = ${filings.id}::text
    and later.program = ${program} and later.status = 'approved'`;

const isFree = (program: string, { bySeveral }: NonNullable<ContinuationSearch['free']>): SQL | undefined =>
  or(
    sql`not exists (select ${buildLaterQuery(program)})`,
    bySeveral && sql`${at(bySeveral.path.split('.'))} = ${bySeveral.is}`,
  );

const selectColumns = (by: string) => ({
  id: filings.id,
  companyId: filings.companyId,
  publisher: companies.name,
  status: sql<FilingStatus>`${filings.status}`,
  answers: sql<Answers>`${filings.data}`,
  no: approvals.projectNo,
  subject: sql<string | null>`(select subject from work_items where filing_id = ${filings.id})`,
  grantApproved: approvals.grantApproved,
  /** A correlated subquery for each row: with `exists` the planner would read all continuations. */
  isTaken: sql<boolean>`(select true ${buildLaterQuery(by)} limit 1) is not null`,
});

/** Order of the list, backed by an index: most recently approved first. */
const LATEST_FIRST = [desc(workItems.publishedAt), desc(workItems.filingId)];
const buildCursorCondition = (last: string | undefined): SQL | undefined =>
  last === undefined
    ? undefined
    : sql`(${workItems.publishedAt}, ${workItems.filingId}) < (select item.published_at, item.filing_id
        from work_items as item where item.filing_id = ${last}::uuid)`;

const isWanted = ({ program, by, of, seenBy, keyword, free }: ContinuationSearch): SQL | undefined =>
  and(
    eq(workItems.program, program),
    sql`${workItems.status} = 'approved'`,
    (of.isOther ? ne : eq)(workItems.companyId, of.companyId),
    seenBy === undefined ? undefined : eq(workItems.seenBy, seenBy),
    keyword
      ? or(
          buildContainsCondition(keyword, workItems.projectNo),
          buildContainsCondition(keyword, workItems.companyName),
          buildContainsCondition(keyword, workItems.subject),
        )
      : undefined,
    free && isFree(by, free),
    PLANNED_ANEW,
  );

export function createContinuingStore(db: Database) {
  const select = (by: string) =>
    db.q
      .select(selectColumns(by))
      .from(filings)
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .leftJoin(approvals, eq(approvals.filingId, filings.id));

  return {
    /** Approved filings after the last known one, in the order of the list. */
    approved: (wanted: ContinuationSearch, last: string | undefined, limit: number) =>
      select(wanted.by)
        .innerJoin(workItems, eq(workItems.filingId, filings.id))
        .where(and(isWanted(wanted), buildCursorCondition(last)))
        .orderBy(...LATEST_FIRST)
        .limit(limit),

    one: (id: string, program: string, by: string) =>
      findById(id, () => select(by).where(and(eq(filings.id, id), eq(filings.program, program)))),

    /** Locks the filing against revocation for the open transaction; `update` excludes other holders. */
    async hold(id: string, strength: 'share' | 'update'): Promise<void> {
      if (isUuid(id))
        await db.q.select({ id: filings.id }).from(filings).where(eq(filings.id, id)).for(strength);
    },

    /** Returns the snapshot submitted last. */
    async paperOf(id: string): Promise<string | undefined> {
      const [row] = await db.q
        .select({ snapshot: submissions.snapshot })
        .from(submissions)
        .where(eq(submissions.filingId, id))
        .orderBy(desc(submissions.seq))
        .limit(1);
      return row?.snapshot;
    },

    /** Returns the stored answer of a filing at a path. */
    async namedBy(id: string, path: string[]): Promise<string | null> {
      const [row] = await db.q
        .select({ named: sql<string | null>`${at(path)}` })
        .from(filings)
        .where(eq(filings.id, id));
      return row?.named ?? null;
    },

    reader: (companyId: string) =>
      takeFirst(
        db.q
          .select({ id: companies.id, name: companies.name, creditCode: companies.creditCode })
          .from(companies)
          .where(eq(companies.id, companyId)),
      ),
  };
}

export type ContinuingStore = ReturnType<typeof createContinuingStore>;
export type FoundContinuation = NonNullable<Awaited<ReturnType<ContinuingStore['one']>>>;
