import { and, desc, eq, gte, inArray, isNull, lte, max, ne, or, type SQL, sql } from 'drizzle-orm';
import type { FilingStatus } from '../../domain/filing/status';
import { isTrialProgram } from '../../domain/trials/trial-key';
import { type AnswerPlaces, buildAnswerOfEdition } from '../core/db/answers';
import type { Database } from '../core/db/client';
import { buildContainsCondition, PLANNED_ANEW } from '../core/db/lists';
import { findById, takeFirst } from '../core/db/rows';
import {
  approvals,
  companies,
  filingAnswers,
  filings,
  reportTasks,
  submissions,
  workItems,
} from '../core/db/tables';
import { isUuid } from '../core/ids';

/** The program that continues filings, and the places of the answer that names the continued one. */
export interface ContinuingProgram {
  program: string;
  places: AnswerPlaces;
}

/** Answer of a filing that allows several to continue it: its places in the editions, and its value. */
export interface AllowingAnswer {
  places: AnswerPlaces;
  is: string;
}

/** Criteria of a search for filings to continue. */
export interface ContinuationSearch {
  program: string;
  by: ContinuingProgram;
  /** Restricts the search to one company, or to all others. */
  of: { companyId: string; isOther: boolean };
  /** Limits the search to filings that name this credit code. */
  seenBy?: string | undefined;
  /** Keyword in the project number, the subject or the company name. */
  keyword?: string | undefined;
  /** Excludes filings already continued, unless several may continue them. */
  free?: { bySeveral: AllowingAnswer | undefined };
}

/**
 * Filings on trial as items of the work list, which leaves them out. They are few, and all of one company; only an approved one
 * is continued.
 */
const buildTrialItems = (places: AnswerPlaces): SQL => sql`(
  select ${filings.id} as filing_id, ${filings.program}, ${filings.status}, ${filings.companyId}, null::text as subject,
    null::text as seen_by, granted.project_no, company.name as company_name, granted.approved_at as published_at,
    ${buildAnswerOfEdition(places)} as continues
  from ${filings}
  join ${companies} as company on company.id = ${filings.companyId} and company.is_trial
  join ${approvals} as granted on granted.filing_id = ${filings.id})`;

/** The work list that filings of a program stand in. */
const buildListed = ({ program, places }: ContinuingProgram): SQL =>
  isTrialProgram(program) ? buildTrialItems(places) : sql`work_items`;

/** Builds the query for the approved filing that continues one; the work list has an index for it. */
const buildLaterQuery = (by: ContinuingProgram): SQL => sql`from ${buildListed(by)} as later
    where later.continues = ${filings.id}::text and later.program = ${by.program} and later.status = 'approved'`;

const isFree = (
  by: ContinuingProgram,
  { bySeveral }: NonNullable<ContinuationSearch['free']>,
): SQL | undefined =>
  or(
    sql`not exists (select ${buildLaterQuery(by)})`,
    bySeveral && sql`${buildAnswerOfEdition(bySeveral.places)} = ${bySeveral.is}`,
  );

const selectColumns = (by: ContinuingProgram) => ({
  id: filings.id,
  companyId: filings.companyId,
  publisher: companies.name,
  status: sql<FilingStatus>`${filings.status}`,
  answers: filingAnswers,
  edition: filings.edition,
  no: approvals.projectNo,
  subject: sql<string | null>`(select subject from work_items where filing_id = ${filings.id})`,
  grantApproved: approvals.grantApproved,
  /** A correlated subquery for each row: with `exists` the planner would read all continuations. */
  isTaken: sql<boolean>`(select true ${buildLaterQuery(by)} limit 1) is not null`,
});

/** Order of the list, backed by an index: most recently approved first. */
const LATEST_FIRST = [desc(workItems.publishedAt), desc(workItems.filingId)];
const buildCursorCondition = (by: ContinuingProgram, last: string | undefined): SQL | undefined =>
  last === undefined
    ? undefined
    : sql`(${workItems.publishedAt}, ${workItems.filingId}) < (select item.published_at, item.filing_id
        from ${buildListed(by)} as item where item.filing_id = ${last}::uuid)`;

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
  const select = (by: ContinuingProgram) =>
    db.q
      .select(selectColumns(by))
      .from(filings)
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .leftJoin(approvals, eq(approvals.filingId, filings.id));

  return {
    /** Approved filings after the last known one, in the order of the list. */
    approved: (wanted: ContinuationSearch, last: string | undefined, limit: number) =>
      select(wanted.by)
        .innerJoin(sql`${buildListed(wanted.by)} as work_items`, eq(workItems.filingId, filings.id))
        .where(and(isWanted(wanted), buildCursorCondition(wanted.by, last)))
        .orderBy(...LATEST_FIRST)
        .limit(limit),

    one: (id: string, program: string, by: ContinuingProgram) =>
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

    /** Returns the id of the filing that a stored one continues, by the name that its edition has for the answer. */
    async continuedBy(id: string, { places }: ContinuingProgram): Promise<string | null> {
      const [row] = await db.q
        .select({ continued: sql<string | null>`${buildAnswerOfEdition(places)}` })
        .from(filings)
        .where(eq(filings.id, id));
      return row?.continued ?? null;
    },

    /** Last day of the open reports of a project with these codes; null without one. */
    async dueDay(project: string, codes: string[], today: string): Promise<string | null> {
      const [row] = await db.q
        .select({ dueOn: max(reportTasks.dueOn) })
        .from(reportTasks)
        .where(
          and(
            eq(reportTasks.filingId, project),
            inArray(reportTasks.code, codes),
            isNull(reportTasks.settled),
            lte(reportTasks.openOn, today),
            gte(reportTasks.dueOn, today),
          ),
        );
      return row?.dueOn ?? null;
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
