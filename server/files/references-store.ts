/**
 * References to files. Ids of files stand inside JSON, where no foreign key can watch over them; so every JSON column of the
 * company is searched, a new one too, and only those are left out that are known to hold none.
 */
import { eq, getTableColumns, getTableName, is, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgJsonb, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import * as tables from '../core/db/tables';

/** Tables that may name a file without needing its bytes. Of a submission the paper names files: see below. */
const WITHOUT_FILES: readonly PgTable[] = [
  tables.archives,
  tables.assessments,
  tables.auditLog,
  tables.browserErrors,
  tables.decisionOrderItems,
  tables.decisionOrders,
  tables.expertPanels,
  tables.expertProfiles,
  tables.idempotencyKeys,
  tables.messages,
  tables.notificationChoices,
  tables.officeNotices,
  tables.outbox,
  tables.pendingSteps,
  tables.processes,
  tables.registerAnswers,
  tables.registerChecks,
  tables.registerEntries,
  tables.savedViews,
  tables.secondFactors,
  tables.submissions,
  tables.users,
  tables.webhooks,
  tables.workflows,
];

const { companies, filings, reportSubmissions, submissions } = tables;

/** Without an owner a search would read the rows of every company. */
function ownerOf(table: PgTable): PgColumn {
  const columns = getTableColumns(table);
  const owner = table === companies ? columns.id : columns.companyId;
  if (!owner) throw new Error(`${getTableName(table)}: say whose files it names, or that it names none`);
  return owner;
}

const searchedColumns = () =>
  Object.values(tables)
    .filter((table): table is PgTable & typeof table => is(table, PgTable))
    .filter((table) => !WITHOUT_FILES.includes(table))
    .flatMap((table: PgTable) =>
      Object.values(getTableColumns(table))
        .filter((column) => is(column, PgJsonb))
        .map((column) => ({ table, column, owner: ownerOf(table) })),
    );

export function createReferencesStore(db: Database) {
  const columns = searchedColumns();

  return {
    /** True when anything of the company names the file: a draft, a submission, its profile. */
    async isNamed(companyId: string, fileId: string): Promise<boolean> {
      const pattern = `%${fileId}%`;
      const inColumns = columns.map(({ table, column, owner }): SQL => {
        const own = eq(owner, companyId);
        return sql`exists (select 1 from ${table} where ${own} and ${column}::text like ${pattern})`;
      });
      const inSubmissions = sql`exists (
        select 1 from ${submissions} join ${filings} on ${filings.id} = ${submissions.filingId}
        where ${filings.companyId} = ${companyId} and ${submissions.snapshot} like ${pattern})`;
      const inReports = sql`exists (
        select 1 from ${reportSubmissions}
        where ${reportSubmissions.companyId} = ${companyId} and ${reportSubmissions.snapshot} like ${pattern})`;
      const named = sql.join([...inColumns, inSubmissions, inReports], sql` or `);
      const { rows } = await db.q.execute<{ named: boolean }>(sql`select ${named} as named`);
      return rows[0]?.named ?? true;
    },
  };
}

export type ReferencesStore = ReturnType<typeof createReferencesStore>;
