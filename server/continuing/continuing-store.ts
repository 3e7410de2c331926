import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Answers } from '../../domain/definition';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { containsText } from '../core/db/lists';
import { approvals, companies, filings, submissions } from '../core/db/tables';
import { isUuid } from '../core/ids';

/** Filings that continue others: of a program, with the path at which they name the other. */
export interface Continuing {
  program: string;
  path: string[];
}

/** Filings that are looked for. */
export interface Wanted {
  program: string;
  by: Continuing;
  /** Of one company, or of all others. */
  of: { companyId: string; isOther: boolean };
  /** Found in the number, in what stands at the path, or in the name of the company. */
  keyword?: { text: string; nameAt: string[] };
}

const APPROVED: FilingStatus = 'approved';

const at = (path: string[]): SQL => sql`${filings.data} #>> ${`{${path.join(',')}}`}::text[]`;

const isTaken = ({ program, path }: Continuing) =>
  sql<boolean>`exists (select 1 from filings as later where later.program = ${program}
    and later.status = ${APPROVED} and later.data #>> ${`{${path.join(',')}}`}::text[] = ${filings.id}::text)`;

const columnsFor = (by: Continuing) => ({
  id: filings.id,
  companyId: filings.companyId,
  publisher: companies.name,
  status: sql<FilingStatus>`${filings.status}`,
  answers: sql<Answers>`${filings.data}`,
  no: approvals.projectNo,
  grantApproved: approvals.grantApproved,
  isTaken: isTaken(by),
});

export function createContinuingStore(db: Database) {
  const select = (by: Continuing) =>
    db.q
      .select(columnsFor(by))
      .from(filings)
      .innerJoin(companies, eq(companies.id, filings.companyId))
      .leftJoin(approvals, eq(approvals.filingId, filings.id));

  return {
    /** Approved filings, the one approved last first. */
    approved: ({ program, by, of, keyword }: Wanted, offset: number, limit: number) =>
      select(by)
        .where(
          and(
            eq(filings.program, program),
            eq(filings.status, APPROVED),
            (of.isOther ? ne : eq)(filings.companyId, of.companyId),
            keyword &&
              or(
                containsText(keyword.text, approvals.projectNo),
                containsText(keyword.text, companies.name),
                containsText(keyword.text, at(keyword.nameAt)),
              ),
          ),
        )
        .orderBy(desc(approvals.approvedAt), desc(filings.id))
        .offset(offset)
        .limit(limit),

    async one(id: string, program: string, by: Continuing) {
      if (!isUuid(id)) return undefined;
      const [row] = await select(by).where(and(eq(filings.id, id), eq(filings.program, program)));
      return row;
    },

    /** Nobody revokes the filing before the open transaction ends; with `update`, nobody else holds it either. */
    async hold(id: string, strength: 'share' | 'update'): Promise<void> {
      if (isUuid(id))
        await db.q.select({ id: filings.id }).from(filings).where(eq(filings.id, id)).for(strength);
    },

    /** The paper submitted last. */
    async paperOf(id: string): Promise<string | undefined> {
      const [row] = await db.q
        .select({ snapshot: submissions.snapshot })
        .from(submissions)
        .where(eq(submissions.filingId, id))
        .orderBy(desc(submissions.seq))
        .limit(1);
      return row?.snapshot;
    },

    /** The answer of a filing at a path, as it is stored. */
    async namedBy(id: string, path: string[]): Promise<string | null> {
      const [row] = await db.q
        .select({ named: sql<string | null>`${at(path)}` })
        .from(filings)
        .where(eq(filings.id, id));
      return row?.named ?? null;
    },

    async reader(companyId: string) {
      const [row] = await db.q
        .select({ id: companies.id, name: companies.name, creditCode: companies.creditCode })
        .from(companies)
        .where(eq(companies.id, companyId));
      return row;
    },
  };
}

export type ContinuingStore = ReturnType<typeof createContinuingStore>;
export type Found = NonNullable<Awaited<ReturnType<ContinuingStore['one']>>>;
