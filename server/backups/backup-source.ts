/** Portal data as backup, restore and verification read it: tables row by row, and the bytes of files. */
import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { fileMessages } from '../../domain/files/messages';
import type { DatabaseSnapshot } from '../core/db/snapshot';
import { Problem } from '../core/errors';
import { buildContentKey, type FileStorage } from '../files/storage';

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
export type SourceTable = z.infer<typeof table>;

export const portrait = z.object({
  /** The id of the installation. */
  installation: z.uuid(),
  /** Time of the snapshot. */
  at: z.iso.datetime(),
  /** Hashes of the migrations that made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});
type SourceContents = z.infer<typeof portrait>;

export interface BackupSource<Shown extends SourceContents = SourceContents> {
  portrait: Shown;
  /** Reads the rows of a table in pages: each row a line of JSON, in which every value is text as PostgreSQL writes it. */
  rows(table: SourceTable): AsyncIterable<string[]>;
  /** Opens the content of a file; null where it is missing. */
  open(sha256: string): Promise<Readable | null>;
  close(): Promise<void>;
}

export type SourceTableRow = Record<string, string | null>;

export async function* readSourceRows(source: BackupSource, name: string): AsyncGenerator<SourceTableRow> {
  const found = source.portrait.tables.find((each) => each.name === name);
  if (!found) return;
  for await (const lines of source.rows(found)) for (const line of lines) yield JSON.parse(line);
}

export async function computeStreamHash(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Pass-through stream that hashes; `hash` gives the digest at the end. */
export function createHashingStream(): { through: Transform; hash: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, hash: () => hash.digest('hex') };
}

export interface StoredContent {
  sha256: string;
  name: string;
}

/** Yields each content once, under the name of one of its files; requires the rows of files in order of their hash. */
export async function* listStoredContents(source: BackupSource): AsyncGenerator<StoredContent> {
  let last = '';
  for await (const { sha256, name } of readSourceRows(source, 'files')) {
    if (!sha256 || sha256 === last) continue;
    last = sha256;
    yield { sha256, name: name ?? '' };
  }
}

/** Approximate bytes of one page of rows. */
const PAGE_BYTES = 1024 * 1024;
const FIRST_PAGE_ROWS = 20;
const PAGE_ROWS_AT_MOST = 5_000;

/**
 * Conditions for rows that a backup contains: without parts of unfinished uploads, which start anew, and without archives, which
 * are requested anew.
 */
const KEPT_WHERE: Record<string, string> = { uploads: 'file_id is not null', archives: 'false' };
/**
 * Order of rows for verification; other tables are ordered by their primary key. Sorts by the columns of the table (`t.`): the
 * selected columns have the same names but are texts, by which line 10 would come before line 2.
 */
const ORDER: Record<string, string> = {
  audit_log: 't.subject_kind, t.subject_id, t.seq',
  files: 't.sha256, t.id',
};

const TABLES = `
  select relname as name,
    (select json_agg(attname order by attnum) from pg_attribute
      where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
    (select string_agg('t.' || quote_ident(attname), ', ' order by array_position(indkey, attnum)) from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indrelid = c.oid and indisprimary) as key
  from pg_class c where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`;
const HEAD = `
  select (select id from installation) as installation,
    array(select hash from drizzle.__drizzle_migrations order by created_at, id) as migrations`;

type TableRow = SourceTable & { key: string | null };
interface Head {
  installation: string;
  migrations: string[];
}

const quoteName = (name: string): string => `"${name}"`;

function buildSelect({ name, columns, key }: TableRow): string {
  const asText = columns.map((column) => `${quoteName(column)}::text`).join(', ');
  const where = KEPT_WHERE[name] ?? 'true';
  const order = ORDER[name] ?? key;
  return `select row_to_json(r)::text as line from
    (select ${asText} from ${quoteName(name)} as t where ${where} ${order ? `order by ${order}` : ''}) as r`;
}

/** Reads pages whose row count adapts to row size: few large rows, or many small ones. */
async function* readPages(snapshot: DatabaseSnapshot, select: string): AsyncGenerator<string[]> {
  await snapshot.query(`declare page no scroll cursor for ${select}`);
  let wanted = FIRST_PAGE_ROWS;
  for (;;) {
    const rows = await snapshot.query<{ line: string }>(`fetch ${wanted} from page`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
    const bytes = rows.reduce((sum, { line }) => sum + line.length, 1);
    const fitting = Math.ceil((rows.length * PAGE_BYTES) / bytes);
    wanted = Math.min(fitting, wanted * 4, PAGE_ROWS_AT_MOST);
  }
  await snapshot.query('close page');
}

/** Opens the running portal as a source: a snapshot of the database, and the file store. */
export async function openLiveSource(
  snapshot: DatabaseSnapshot,
  storage: Pick<FileStorage, 'get'>,
): Promise<BackupSource> {
  const found = await snapshot.query<TableRow>(TABLES);
  const [head] = await snapshot.query<Head>(HEAD);
  if (!head) throw new Error('the database does not say which installation it is');
  const byName = new Map(found.map((each) => [each.name, each]));
  return {
    portrait: {
      installation: head.installation,
      at: snapshot.at.toISOString(),
      migrations: head.migrations,
      tables: found.map(({ name, columns }) => ({ name, columns })),
    },
    rows: ({ name }) => readPages(snapshot, buildSelect(byName.get(name) as TableRow)),
    open: (sha256) =>
      storage.get(buildContentKey(sha256)).catch((error) => {
        if (error instanceof Problem && error.text === fileMessages.bytesMissing) return null;
        throw error;
      }),
    close: snapshot.close,
  };
}
