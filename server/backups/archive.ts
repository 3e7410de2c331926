/**
 * A backup is one zip: a file of lines for each table, the contents of files named by their hashes, and at the end a manifest of
 * what was written. A reader needs memory only for one page of rows, or one piece of a file.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { assertKnown } from '../core/db/migrate';
import { fsyncPath } from '../core/directory/durable-file';
import { createZip } from '../core/zip';
import {
  type BackupSource,
  computeStreamHash,
  listStoredContents,
  portrait,
  type SourceTable,
} from './backup-source';
import { type ContentFolder, getContentFolder, openFolderContent } from './content-folder';
import { BackupFault } from './faults';
import { createSealingStream, isSealed, unsealFile } from './sealing';

const FORMAT = 'portal-backup/1';
const MANIFEST = 'manifest.json';
const buildTablePath = (name: string) => `tables/${name}.jsonl`;
const buildContentPath = (sha256: string) => `files/${sha256}`;

const written = z.object({ rows: z.number().int(), sha256: z.string() });
const manifest = portrait.extend({
  format: z.literal(FORMAT),
  written: z.record(z.string(), written),
  files: z.number().int(),
  /** True when the contents of files are stored in a folder beside the zip instead of inside it. */
  beside: z.boolean().optional(),
  /** Hashes of contents that were missing from the store, or damaged, when the backup was made. */
  faulty: z.array(z.string()),
});
export type BackupManifest = z.infer<typeof manifest>;

type Zip = ReturnType<typeof createZip>;

async function addTable(
  zip: Zip,
  source: BackupSource,
  table: SourceTable,
): Promise<z.infer<typeof written>> {
  let rows = 0;
  async function* text() {
    for await (const lines of source.rows(table)) {
      rows += lines.length;
      yield `${lines.join('\n')}\n`;
    }
  }
  const { sha256 } = await zip.add(buildTablePath(table.name), Readable.from(text()), { compress: true });
  return { rows, sha256 };
}

async function addAll(zip: Zip, source: BackupSource, beside: ContentFolder | null): Promise<BackupManifest> {
  async function addContent(sha256: string): Promise<boolean> {
    if (beside) return beside.add(sha256, () => source.open(sha256));
    const bytes = await source.open(sha256);
    const stored = bytes && (await zip.add(buildContentPath(sha256), bytes));
    return stored?.sha256 === sha256;
  }
  const faulty: string[] = [];
  const of: BackupManifest['written'] = {};
  for (const table of source.portrait.tables) of[table.name] = await addTable(zip, source, table);
  let files = 0;
  for await (const { sha256 } of listStoredContents(source)) {
    files += 1;
    if (!(await addContent(sha256))) faulty.push(sha256);
  }
  await beside?.settle();
  const made: BackupManifest = {
    format: FORMAT,
    ...source.portrait,
    written: of,
    files,
    faulty,
    ...(beside && { beside: true }),
  };
  await zip.add(MANIFEST, Buffer.from(JSON.stringify(made, null, 1)), { compress: true });
  zip.end();
  return made;
}

/**
 * Writes a backup completely or not at all; encrypted if there is a key. `beside`: folder for the contents of files, instead of
 * the zip.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  key: Buffer | null = null,
  beside: ContentFolder | null = null,
): Promise<BackupManifest> {
  if (existsSync(path)) {
    await beside?.discard();
    throw new BackupFault('exists', { path });
  }
  const side = `${path}.new`;
  const zip = createZip(new Date(source.portrait.at));
  const file = createWriteStream(side, { mode: 0o600, flush: true });
  const writing = key ? pipeline(zip.output, createSealingStream(key), file) : pipeline(zip.output, file);
  const adding = addAll(zip, source, beside).catch((error) => {
    zip.output.destroy(error);
    throw error;
  });
  // An error of the disk takes precedence; after a failed read both promises reject with the same error.
  const [wrote, added] = await Promise.allSettled([writing, adding]);
  const failed = [wrote, added].find((each) => each.status === 'rejected');
  if (failed?.status === 'rejected' || added.status === 'rejected') {
    await rm(side, { force: true });
    await beside?.discard();
    throw failed?.reason;
  }
  await rename(side, path);
  fsyncPath(dirname(path));
  return added.value;
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  return entries;
}

/** Reads newline-separated lines from a stream. */
async function* readLines(stream: Readable, onChunk: (chunk: string) => void): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of stream.setEncoding('utf8') as AsyncIterable<string>) {
    onChunk(chunk);
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (lines.length > 0) yield lines;
  }
}

interface Opened {
  path: string;
  key: Buffer | null;
  zip: ZipFile;
  entries: Map<string, Entry>;
}

function createArchiveSource(
  { path, key, zip, entries }: Opened,
  found: BackupManifest,
): BackupSource<BackupManifest> {
  const streamOf = async (name: string): Promise<Readable | null> => {
    const entry = entries.get(name);
    return entry ? zip.openReadStreamPromise(entry) : null;
  };

  async function* rows({ name }: SourceTable): AsyncGenerator<string[]> {
    const path = buildTablePath(name);
    const altered = new BackupFault('altered', { name: path });
    const stream = await streamOf(path);
    const expected = found.written[name];
    if (!stream || !expected) throw altered;
    const hash = createHash('sha256');
    let count = 0;
    try {
      for await (const lines of readLines(stream, (chunk) => void hash.update(chunk))) {
        count += lines.length;
        yield lines;
      }
    } catch {
      throw altered;
    }
    if (hash.digest('hex') !== expected.sha256 || count !== expected.rows) throw altered;
  }

  return {
    portrait: found,
    rows,
    async open(sha256) {
      if (found.faulty.includes(sha256)) return null;
      return found.beside ? openFolderContent(path, key, sha256) : streamOf(buildContentPath(sha256));
    },
    close: async () => zip.close(),
  };
}

/** Opens the zip; a sealed one is decrypted into a temporary file beside it, which is unlinked once it is open. */
async function openZip(path: string, isOpen: boolean, key: Buffer | null): Promise<ZipFile> {
  const options = { lazyEntries: true, autoClose: false } as const;
  if (isOpen) return openPromise(path, options);
  if (!key) throw new BackupFault('locked', { path });
  const opened = `${path}.${randomUUID()}.open`;
  try {
    await unsealFile(path, key, opened).catch((error: NodeJS.ErrnoException) => {
      // A system error of the disk is passed on as it is; any other means a wrong key.
      throw error.syscall ? error : new BackupFault('wrongKey', { path });
    });
    return await openPromise(opened, options);
  } finally {
    await rm(opened, { force: true });
  }
}

/** Throws a BackupFault where the file is no backup or is truncated; a MigrationMismatch where a newer version has written it. */
export async function openBackup(
  path: string,
  key: Buffer | null = null,
): Promise<BackupSource<BackupManifest>> {
  try {
    const isOpen = !(await isSealed(path));
    const zip = await openZip(path, isOpen, key);
    const entries = await readEntries(zip);
    const entry = entries.get(MANIFEST);
    if (!entry) throw new Error('it has no manifest');
    const found = manifest.parse(await json(await zip.openReadStreamPromise(entry)));
    assertKnown(found.migrations);
    const folder = getContentFolder(path);
    if (found.beside && !existsSync(folder)) throw new BackupFault('withoutFiles', { path, folder });
    return createArchiveSource({ path, key: isOpen ? null : key, zip, entries }, found);
  } catch (error) {
    if (error instanceof z.ZodError)
      throw new BackupFault('unreadable', { path, reason: 'its manifest is none of ours' });
    if (error instanceof BackupFault || (error as Error).name === 'MigrationMismatch') throw error;
    throw new BackupFault('unreadable', { path, reason: (error as Error).message });
  }
}

/** Reads the whole backup; throws a BackupFault unless every row and byte matches its manifest. */
export async function assertAsWritten(source: BackupSource<BackupManifest>): Promise<void> {
  const { tables, faulty } = source.portrait;
  for (const table of tables) for await (const _ of source.rows(table));
  for await (const { sha256 } of listStoredContents(source)) {
    const bytes = await source.open(sha256);
    const isRight = bytes ? (await computeStreamHash(bytes)) === sha256 : faulty.includes(sha256);
    if (!isRight) throw new BackupFault('altered', { name: buildContentPath(sha256) });
  }
}
