import { and, asc, count, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { OPEN_COMPANY_STATUSES } from '../../domain/company/status';
import type { FilingStatus } from '../../domain/filing/status';
import type { Database } from '../core/db/client';
import { hasWords, PLANNED_ANEW } from '../core/db/lists';
import { companies, filings, searchOfCompany } from '../core/db/tables';
import { isUuid } from '../core/ids';

/** Companies that a notice is for. */
export interface Scope {
  /** Only those of a department. */
  department: string | null;
  companyId?: string;
  /** Only those with such a filing. */
  filing?: {
    program: string;
    batch?: { year: number; no: number } | undefined;
    statuses?: FilingStatus[] | undefined;
  };
}

const columns = {
  id: companies.id,
  name: companies.name,
  creditCode: companies.creditCode,
  department: companies.department,
};

const CAN_SIGN_IN = inArray(companies.status, [...OPEN_COMPANY_STATUSES]);

export function createRecipientsStore(db: Database) {
  const hasFiling = ({ program, batch, statuses }: NonNullable<Scope['filing']>): SQL =>
    inArray(
      companies.id,
      db.q
        .select({ id: filings.companyId })
        .from(filings)
        .where(
          and(
            eq(filings.program, program),
            batch && and(eq(filings.batchYear, batch.year), eq(filings.batchNo, batch.no)),
            statuses && inArray(filings.status, statuses),
          ),
        ),
    );

  const where = ({ department, companyId, filing }: Scope) =>
    and(
      CAN_SIGN_IN,
      department === null ? undefined : eq(companies.department, department),
      companyId === undefined ? undefined : eq(companies.id, companyId),
      filing && hasFiling(filing),
    );

  return {
    async total(scope: Scope): Promise<number> {
      const [row] = await db.q.select({ total: count() }).from(companies).where(where(scope));
      return row?.total ?? 0;
    },

    /** The next companies in the order of their ids. */
    async after(scope: Scope, last: string | null, atMost: number): Promise<string[]> {
      const rows = await db.q
        .select({ id: companies.id })
        .from(companies)
        .where(and(where(scope), last ? gt(companies.id, last) : undefined))
        .orderBy(asc(companies.id))
        .limit(atMost);
      return rows.map(({ id }) => id);
    },

    search: (department: string | null, keyword: string, atMost: number) =>
      db.q
        .select(columns)
        .from(companies)
        .where(and(where({ department }), hasWords(keyword, searchOfCompany(companies)), PLANNED_ANEW))
        .orderBy(asc(companies.name), asc(companies.id))
        .limit(atMost),

    companies: (ids: string[]) => db.q.select(columns).from(companies).where(inArray(companies.id, ids)),

    async company(id: string) {
      if (!isUuid(id)) return undefined;
      const [row] = await db.q.select(columns).from(companies).where(eq(companies.id, id));
      return row;
    },
  };
}

export type RecipientsStore = ReturnType<typeof createRecipientsStore>;
