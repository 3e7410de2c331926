import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import { OPEN_STATUSES } from '../../domain/filing/status';
import type { RegisterCheckResult } from '../../domain/registers/register-checks';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { companies, filings, submissions } from '../core/db/tables';
import { registerChecks } from './tables';

export interface DueCheck {
  id: string;
  seq: number;
  dueAt: Date;
}

export function createFactsStore(db: Database) {
  const isOf = (filingId: string, seq: number) =>
    and(eq(registerChecks.filingId, filingId), eq(registerChecks.seq, seq));

  return {
    /** Submissions due for a check of their facts, the earliest first. */
    due: (now: Date, after: DueCheck | undefined, atMost: number): Promise<DueCheck[]> =>
      db.q
        .select({
          id: registerChecks.filingId,
          seq: registerChecks.seq,
          dueAt: sql<Date>`${registerChecks.dueAt}`.mapWith(registerChecks.dueAt),
        })
        .from(registerChecks)
        .where(
          and(
            lte(registerChecks.dueAt, now),
            after &&
              sql`(${registerChecks.dueAt}, ${registerChecks.filingId}) > (${after.dueAt.toISOString()}::timestamptz, ${after.id}::uuid)`,
          ),
        )
        .orderBy(asc(registerChecks.dueAt), asc(registerChecks.filingId), desc(registerChecks.seq))
        .limit(atMost),

    /** Data needed to check the facts of a submission. */
    read: (filingId: string, seq: number) =>
      takeFirst(
        db.q
          .select({
            program: filings.program,
            snapshot: submissions.snapshot,
            company: companies,
            facts: registerChecks.facts,
            tries: registerChecks.tries,
            listedAt: registerChecks.listedAt,
          })
          .from(registerChecks)
          .innerJoin(filings, eq(filings.id, registerChecks.filingId))
          .innerJoin(companies, eq(companies.id, filings.companyId))
          .innerJoin(
            submissions,
            and(eq(submissions.filingId, registerChecks.filingId), eq(submissions.seq, registerChecks.seq)),
          )
          .where(isOf(filingId, seq)),
      ),

    /**
     * Stores the facts found. A submission made due again meanwhile is left as it is and stays due, because the registers
     * changed during the check.
     */
    async keep(
      { id, seq, dueAt }: DueCheck,
      found: {
        facts: RegisterCheckResult[];
        checkedAt: Date;
        listedAt: Date | null;
        dueAt: Date | null;
        tries: number;
      },
    ): Promise<void> {
      const isUnchanged = sql`${registerChecks.dueAt} = ${dueAt.toISOString()}::timestamptz`;
      await db.q
        .update(registerChecks)
        .set(found)
        .where(and(isOf(id, seq), isUnchanged));
    },

    /** Makes the latest submission of each open filing due for a check, including submissions without an earlier check. */
    async lookAgain(now: Date): Promise<void> {
      const open = sql.join(
        OPEN_STATUSES.map((status) => sql`${status}`),
        sql`, `,
      );
      const at = sql`${now.toISOString()}::timestamptz`;
      await db.q.execute(sql`insert into register_checks (filing_id, seq, due_at)
        select filing_id, max(seq), ${at} from submissions join filings on filings.id = filing_id
          join companies on companies.id = filings.company_id and not companies.is_trial
        where filings.status in (${open}) group by filing_id
        on conflict (filing_id, seq) do update set due_at = ${at}, tries = 0`);
    },
  };
}

export type FactsStore = ReturnType<typeof createFactsStore>;
