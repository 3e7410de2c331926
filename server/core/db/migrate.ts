/**
 * Brings the database to this program's tables. Several processes may start at once: on PostgreSQL one of them holds an
 * advisory lock in an open transaction while a second connection migrates. The migrator itself skips a migration that
 * is older than the last one applied and never notices an edited file, so what was applied is compared first.
 */
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMissing } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';

const FOLDER = { migrationsFolder: join(__dirname, 'migrations') };
/** Any constant that nothing else of this program locks. */
const LOCK = 7_021_991;

export class MigrationMismatch extends Error {
  constructor(reason: string) {
    super(
      `The database does not fit this program: ${reason}. Run the version that wrote it, or restore a backup. ` +
        'A development database can be deleted.',
    );
    this.name = 'MigrationMismatch';
  }
}

/** Hashes of the migrations in this program, in order. */
export const listMigrationHashes = (): string[] => readMigrationFiles(FOLDER).map(({ hash }) => hash);

let known: string[] | undefined;
/** Cached, because requests ask too whether the database matches this program. */
const listOwnHashes = (): string[] => {
  known ??= listMigrationHashes();
  return known;
};

/** Hashes of the applied migrations, in order; empty for an empty database. */
export async function listAppliedHashes(pool: Pool): Promise<string[]> {
  const { rows: found } = await pool.query(`select to_regclass('drizzle.__drizzle_migrations') as "table"`);
  if (!found[0].table) return [];
  const { rows } = await pool.query('select hash from drizzle.__drizzle_migrations order by created_at, id');
  return rows.map((row: { hash: string }) => row.hash);
}

/** Throws where an applied migration differs from this program's at the same position. */
function assertSameStart(applied: string[]): void {
  const brought = listOwnHashes();
  const odd = applied.findIndex((hash, i) => i < brought.length && hash !== brought[i]);
  if (odd >= 0) throw new MigrationMismatch(`migration ${odd + 1} differs from the one that was applied`);
}

/** Throws unless this program knows all of these migrations and so can import data written under them. */
export function assertKnown(applied: string[]): void {
  if (applied.length > listOwnHashes().length) throw new MigrationMismatch('a newer version has migrated it');
  assertSameStart(applied);
}

/** Throws unless the applied migrations are the first ones of this program. */
async function compare(pool: Pool): Promise<void> {
  assertKnown(await listAppliedHashes(pool));
}

const STATE = `select current_setting('transaction_read_only') = 'on' as "isReadOnly",
  array(select hash from drizzle.__drizzle_migrations order by created_at, id) as applied`;

/**
 * Throws unless a transaction could write into the tables of this program at this moment. `isAhead`: a newer version has
 * migrated the database meanwhile, as in an update of one process after the other; work under way continues.
 */
export async function assertStorable(pool: Pool): Promise<{ isAhead: boolean }> {
  const { rows } = await pool.query<{ isReadOnly: boolean; applied: string[] }>(STATE);
  const [{ isReadOnly, applied } = { isReadOnly: true, applied: [] }] = rows;
  if (isReadOnly) throw new Error('the database is read-only: a standby, or closed for writing');
  assertSameStart(applied);
  const missing = listOwnHashes().length - applied.length;
  if (missing > 0) throw new MigrationMismatch(`the last ${missing} migrations are missing`);
  return { isAhead: missing < 0 };
}

async function applyMigrations(pool: Pool): Promise<void> {
  await compare(pool);
  await applyMissing(drizzle(pool), FOLDER);
}

/** Runs the migrations. `alone`: the database has only this connection. */
export async function runMigrations(pool: Pool, { alone }: { alone: boolean }): Promise<void> {
  if (alone) return applyMigrations(pool);
  const holder = await pool.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await applyMigrations(pool);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
}

const JOURNAL = join('meta', '_journal.json');

/** Runs the first migrations of a database that has no other users. */
export async function runFirstMigrations(pool: Pool, count: number): Promise<void> {
  await compare(pool);
  const first = mkdtempSync(join(tmpdir(), 'migrations-'));
  try {
    const journal = JSON.parse(readFileSync(join(FOLDER.migrationsFolder, JOURNAL), 'utf8'));
    const entries: { tag: string }[] = journal.entries.slice(0, count);
    mkdirSync(join(first, 'meta'));
    writeFileSync(join(first, JOURNAL), JSON.stringify({ ...journal, entries }));
    for (const { tag } of entries)
      copyFileSync(join(FOLDER.migrationsFolder, `${tag}.sql`), join(first, `${tag}.sql`));
    await applyMissing(drizzle(pool), { migrationsFolder: first });
  } finally {
    rmSync(first, { recursive: true });
  }
}
