/** Fills an empty portal from a source: all rows in one transaction, so that a failure leaves it empty. */
import { createReadStream } from 'node:fs';
import type { Pool, PoolClient } from 'pg';
import type { IncomingFiles } from '../files/incoming';
import { buildContentKey, type FileStorage } from '../files/storage';
import { type BackupSource, computeStreamHash, listStoredContents, type SourceTable } from './backup-source';
import { BackupFault } from './faults';

const TABLES = `select tablename as name from pg_tables where schemaname = 'public'`;
const KEYS = `
  select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`;
const TYPES = `
  select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/** Columns whose numbers the database counts. */
const COUNTED = `
  select attrelid::regclass::text as table, quote_ident(attname) as column,
    pg_get_serial_sequence(attrelid::regclass::text, attname) as sequence
  from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and relkind = 'r' and attidentity <> ''`;

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function buildInsert(client: PoolClient, { name, columns }: SourceTable): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(TYPES, [quoteName(name)]);
  const types = new Map(rows.map((each) => [each.name, each.type]));
  const typeOf = (column: string) => {
    const type = types.get(column);
    if (!type) throw new BackupFault('altered', { name: `${name}.${column}` });
    return type;
  };
  const list = columns.map(quoteName).join(', ');
  const cast = columns.map((column) => `${quoteName(column)}::${typeOf(column)}`).join(', ');
  const texts = columns.map((column) => `${quoteName(column)} text`).join(', ');
  return `insert into ${quoteName(name)} (${list}) overriding system value select ${cast} from json_to_recordset($1::json) as r(${texts})`;
}

async function fillTables(client: PoolClient, source: BackupSource): Promise<void> {
  const tables = (await client.query<{ name: string }>(TABLES)).rows.map(({ name }) => quoteName(name));
  // Constraints and triggers are switched off: tables are filled one after another, and the triggers' effects are in the rows
  // already.
  const { rows: keys } = await client.query<{ owner: string; name: string; definition: string }>(KEYS);
  for (const { owner, name } of keys) await client.query(`alter table ${owner} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${tables.join(', ')}`);
  for (const table of source.portrait.tables) {
    const insert = await buildInsert(client, table);
    for await (const lines of source.rows(table)) await client.query(insert, [`[${lines.join()}]`]);
  }
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const { owner, name, definition } of keys)
    await client.query(`alter table ${owner} add constraint ${name} ${definition}`);
}

/** Lets the database count on from the numbers that were imported. */
async function continueNumbers(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string; sequence: string }>(COUNTED);
  for (const { table, column, sequence } of rows)
    await client.query(`select setval('${sequence}', coalesce(max(${column}), 0) + 1, false) from ${table}`);
}

/** Imports all rows; returns the id of the installation. */
export async function importRows(pool: Pool, source: BackupSource): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await fillTables(client, source);
    await continueNumbers(client);
    await client.query('commit');
    await client.query('analyze');
    return source.portrait.installation;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

interface Store {
  incoming: IncomingFiles;
  storage: Pick<FileStorage, 'put'>;
  /** True for contents that may be missing, because they were missing when the backup was made. */
  mayLack(sha256: string): boolean;
}

/** Stores every content that the rows refer to; returns the numbers of contents and of missing ones. */
export async function importFiles(
  { incoming, storage, mayLack }: Store,
  source: BackupSource,
): Promise<{ files: number; missing: number }> {
  let files = 0;
  let missing = 0;
  for await (const { sha256 } of listStoredContents(source)) {
    const bytes = await source.open(sha256);
    const received = bytes && (await incoming.receive(bytes));
    if (received && (await computeStreamHash(createReadStream(received.path))) === sha256) {
      await storage.put({ ...received, sha256 }, buildContentKey(sha256));
      files += 1;
    } else {
      if (received) await incoming.discard(received);
      if (!mayLack(sha256)) throw new BackupFault('altered', { name: `files/${sha256}` });
      missing += 1;
    }
  }
  return { files, missing };
}
