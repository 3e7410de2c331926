/**
 * List of contents to be removed from the store. The store is called outside of transactions, because that may take
 * minutes; so the same bytes may be stored again during the removal. Times are those of the database, because processes
 * compare them.
 */
import { and, eq, getTableColumns, getTableName, is, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, PgJsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { companies, filings, reportSubmissions, submissions } from '../core/db/tables';
import { contentRemovals, type files } from './tables';

/**
 * Tables whose JSON columns are not searched for ids of files: they may name a file without needing its bytes. Of
 * submissions the signed snapshot is searched instead (`isNamed`), and notices name files of offices by their hash.
 */
export const TABLES_WITHOUT_FILES: readonly string[] = [
  'archives',
  'assessments',
  'audit_log',
  'browser_errors',
  'decision_order_items',
  'decision_orders',
  'expert_panels',
  'expert_profiles',
  'filing_visits',
  'house_settings',
  'idempotency_keys',
  'messages',
  'notification_choices',
  'office_notices',
  'outbox',
  'pending_steps',
  'processes',
  'register_answers',
  'register_checks',
  'register_entries',
  'saved_views',
  'second_factors',
  'submissions',
  'users',
  'webhooks',
  'workflows',
];

/** Finds the column of the owning company, without which a search would read the rows of every company. */
function findOwnerColumn(table: PgTable): PgColumn {
  const columns = getTableColumns(table);
  const owner = table === companies ? columns.id : columns.companyId;
  if (!owner) throw new Error(`${getTableName(table)}: say whose files it names, or that it names none`);
  return owner;
}

const listSearchedColumns = (tables: readonly PgTable[]) =>
  tables
    .filter((table) => !TABLES_WITHOUT_FILES.includes(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter((column) => is(column, PgJsonb))
        .map((column) => ({ table, column, owner: findOwnerColumn(table) })),
    );

type NamedFile = Pick<typeof files.$inferSelect, 'id' | 'companyId' | 'sha256'>;

/** True when an edition of any state, one on trial, a draft of a program, or a notice names the content. */
async function isOfficeFileNamed(db: Database, sha256: string): Promise<boolean> {
  const { rows } = await db.q.execute<{ named: boolean }>(sql`select
    exists (select from program_editions where strpos(document, ${sha256}) > 0)
    or exists (select from trial_editions where strpos(document, ${sha256}) > 0)
    or exists (select from program_drafts where strpos(data::text, ${sha256}) > 0)
    or exists (select from office_notices where strpos(attachments::text, ${sha256}) > 0) as named`);
  return rows[0]?.named ?? true;
}

/**
 * References to files. Ids of files are inside JSON, where no foreign key can guard them; so every JSON column of the
 * company is searched, a new one too, except the columns known to hold none.
 */
export function createReferencesStore(db: Database, tables: readonly PgTable[]) {
  const columns = listSearchedColumns(tables);

  return {
    /** True when any data refer to the file: of its company a draft, a submission, its profile; a document of a program. */
    async isNamed({ id, companyId, sha256 }: NamedFile): Promise<boolean> {
      if (companyId === null) return isOfficeFileNamed(db, sha256);
      const pattern = `%${id}%`;
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

/** Maximum duration of a removal; one that has not ended by then never will. */
const ATTEMPT = sql`interval '10 minutes'`;
/** Time for which a completed removal is stored; no upload takes as long from storing bytes to writing its row. */
const REMEMBERED = sql`interval '1 day'`;
const AT_ONCE = 50;

export function createRemovalsStore(db: Database) {
  const { sha256: key, begunAt, removedAt } = contentRemovals;
  const isIdle = or(isNull(begunAt), lt(begunAt, sql`now() - ${ATTEMPT}`));

  return {
    /** Requests the removal of a content; it is removed unless a file has the content by then. */
    async ask(sha256: string): Promise<void> {
      await db.q
        .insert(contentRemovals)
        .values({ sha256 })
        .onConflictDoUpdate({ target: key, set: { begunAt: null, removedAt: null } });
    },
    async due(): Promise<{ id: string }[]> {
      return db.q
        .select({ id: key })
        .from(contentRemovals)
        .where(and(isNull(removedAt), isIdle))
        .limit(AT_ONCE);
    },
    /** Begins a removal; false if another process has. */
    async begin(sha256: string): Promise<boolean> {
      const rows = await db.q
        .update(contentRemovals)
        .set({ begunAt: sql`now()` })
        .where(and(eq(key, sha256), isNull(removedAt), isIdle))
        .returning({ key });
      return rows.length > 0;
    },
    async drop(sha256: string): Promise<void> {
      await db.q.delete(contentRemovals).where(eq(key, sha256));
    },
    async end(sha256: string): Promise<void> {
      await db.q.update(contentRemovals).set({ removedAt: sql`clock_timestamp()` }).where(eq(key, sha256));
    },
    /** The time before bytes are stored, for `keep`. */
    async now(): Promise<string> {
      const { rows } = await db.q.execute<{ now: string }>(sql`select clock_timestamp()::text as now`);
      return rows[0]?.now ?? '';
    },
    /** Cancels the removal of a content. Returns false where bytes stored at or after `storedFrom` may have been removed. */
    async keep(sha256: string, storedFrom: string): Promise<boolean> {
      const { rows } = await db.q.execute<{ isSafe: boolean }>(sql`
        with found as (
          select begun_at is null or coalesce(removed_at < ${storedFrom}::timestamptz, false) as is_safe
          from ${contentRemovals} where ${eq(key, sha256)}),
        taken as (delete from ${contentRemovals} where ${eq(key, sha256)} and (select is_safe from found))
        select coalesce((select is_safe from found), true) as "isSafe"`);
      return rows[0]?.isSafe ?? false;
    },
    async forget(): Promise<void> {
      await db.q.delete(contentRemovals).where(lt(removedAt, sql`now() - ${REMEMBERED}`));
    },
  };
}

export type RemovalsStore = ReturnType<typeof createRemovalsStore>;
