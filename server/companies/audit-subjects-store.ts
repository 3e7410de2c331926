/** Subjects of lines of the audit log, by id: filings of orders, objections and other subjects, and people. */
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../core/db/client';
import { companies, storedFilings, submissions, users } from '../core/db/tables';

/** Maximum number of filings that a line names. */
export const FILINGS_NAMED = 3;

export interface SubjectFiling {
  /** Id of an order, an objection, an appeal, an assessment or a report. */
  subject: string;
  filing: string;
  /** Number of the objection or appeal. */
  no: string | null;
  /** State of the filing in the order. */
  state: string | null;
  /** Number of filings of the order in this state. */
  count: number;
}

export const createAuditSubjectsStore = (db: Database) => ({
  /** Returns the filing of each subject; of orders the first filings in each state. */
  async filingsOf(ids: readonly string[]): Promise<SubjectFiling[]> {
    if (ids.length === 0) return [];
    const wanted = sql`(${sql.join(
      ids.map((id) => sql`${id}::uuid`),
      sql`, `,
    )})`;
    const { rows } = await db.q.execute<SubjectFiling & Record<string, unknown>>(sql`
      select subject, filing, no, state, count::int as count from (
        select order_id as subject, filing_id as filing, null as no, state, position,
          count(*) over (partition by order_id, state) as count,
          row_number() over (partition by order_id, state order by position) as place
        from decision_order_items where order_id in ${wanted}
        union all select id, filing_id, no, null, 0, 1, 1 from objections where id in ${wanted}
        union all select id, filing_id, no, null, 0, 1, 1 from appeals where id in ${wanted}
        union all select id, filing_id, null, null, 0, 1, 1 from assessments where id in ${wanted}
        union all select id, filing_id, null, null, 0, 1, 1 from report_tasks
          where filing_id is not null and id in ${wanted}
      ) as found where place <= ${FILINGS_NAMED} order by position`);
    return rows;
  },

  /** Receipt number of the latest submission, company and program of filings, deleted drafts included. */
  filings: (ids: readonly string[]) =>
    db.q
      .select({
        id: storedFilings.id,
        program: storedFilings.program,
        company: companies.name,
        no: sql<string | null>`(select receipt_no from ${submissions}
          where filing_id = ${storedFilings.id} order by seq desc limit 1)`,
      })
      .from(storedFilings)
      .innerJoin(companies, eq(companies.id, storedFilings.companyId))
      .where(inArray(storedFilings.id, [...ids])),

  people: (ids: readonly string[]) =>
    db.q
      .select({ id: users.id, name: users.name, username: users.username })
      .from(users)
      .where(inArray(users.id, [...ids])),
});
