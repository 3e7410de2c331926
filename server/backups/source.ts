/** A portal as a backup, a restore and a check read it: its tables row by row, and the bytes of its files. */
import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
export type SourceTable = z.infer<typeof table>;

export const portrait = z.object({
  /** The id of the installation. */
  installation: z.uuid(),
  /** The moment that it shows. */
  at: z.iso.datetime(),
  /** Hashes of the migrations that made its tables. */
  migrations: z.array(z.string()),
  tables: z.array(table),
});
export type Portrait = z.infer<typeof portrait>;

export interface Source<Shown extends Portrait = Portrait> {
  portrait: Shown;
  /** The rows of a table, some at a time: each a line of JSON, in which every value is text as PostgreSQL writes it. */
  rows(table: SourceTable): AsyncIterable<string[]>;
  /** The bytes of a file; null where there are none. */
  open(sha256: string): Promise<Readable | null>;
  close(): Promise<void>;
}

export type Row = Record<string, string | null>;

export async function* rowsOf(source: Source, name: string): AsyncGenerator<Row> {
  const found = source.portrait.tables.find((each) => each.name === name);
  if (!found) return;
  for await (const lines of source.rows(found)) for (const line of lines) yield JSON.parse(line);
}

export async function hashOf(bytes: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(bytes, hash);
  return hash.digest('hex');
}

/** Lets everything through; `hash` says afterwards what it was. */
export function hashing(): { through: Transform; hash: () => string } {
  const hash = createHash('sha256');
  const through = new Transform({
    transform(chunk, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, hash: () => hash.digest('hex') };
}

export interface Content {
  sha256: string;
  name: string;
}

/** Each content once, under the name of one of its files: the rows of files are ordered by it. */
export async function* contentsOf(source: Source): AsyncGenerator<Content> {
  let last = '';
  for await (const { sha256, name } of rowsOf(source, 'files')) {
    if (!sha256 || sha256 === last) continue;
    last = sha256;
    yield { sha256, name: name ?? '' };
  }
}
