/** Inspects archives by their real content: everything is unpacked and measured, inner archives too, and nothing is stored. */
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { crc32, createGunzip, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { ZipFile } from 'yauzl';
import { DiskReader } from './disk-reader';
import { ENTRIES_AT_MOST, type NamedEntry, readDirectory, requirePlainEntries } from './entries';
import { type PackedArchive, TELLING_AT_MOST, TELLING_ENTRIES } from './office';
import { buildInnerPath, DEPTH_AT_MOST, getPackedFormat, TELLING_BYTES } from './packed';
import { createInspectionRefusal, Refusal, refuse } from './refusals';

/** Upper bounds of an unpacked attachment: a reviewer's machine has to cope with it. */
const UNPACKED_AT_MOST = 1024 ** 3;
const CHUNK = 64 * 1024;
/** Maximum bytes of an entry that is unpacked at once; archives with many entries have mostly small ones. */
const SMALL = 1024 * 1024;

type Bytes = AsyncIterable<Buffer>;

/** Entries and unpacked bytes still allowed for the uploaded file, inner archives included. */
interface Budget {
  entries: number;
  bytes: number;
}

/** Position of an archive: the uploaded file itself, or an archive in it. */
interface ArchivePlace {
  path: string;
  /** The extension of the file that was uploaded. */
  extension: string;
  /** `depth`: number of enclosing archives. `within`: their path with a trailing slash. */
  depth: number;
  within: string;
}

/** Passes bytes on and subtracts them from the budget: unpacking stops at the limit, however small the archive itself is. */
async function* countBytes(content: Bytes, budget: Budget): Bytes {
  for await (const chunk of content) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) refuse('unpacked', { limit: '1 GB' });
    yield chunk;
  }
}

/** Passes the bytes of an entry on, and refuses them where size or checksum differ from the directory. */
async function* checkContent(content: Bytes, { entry, shown }: NamedEntry): Bytes {
  let size = 0;
  let sum = 0;
  for await (const chunk of content) {
    size += chunk.length;
    sum = crc32(chunk, sum);
    if (size > entry.uncompressedSize) break;
    yield chunk;
  }
  if (size !== entry.uncompressedSize) refuse('entryUntrue', { entry: shown });
  if (sum !== entry.crc32) refuse('entryDamaged', { entry: shown });
}

/** Reads the first bytes of a content, and returns them together with the whole content. */
async function peek(content: Bytes): Promise<{ head: Buffer; all: Bytes }> {
  const source = content[Symbol.asyncIterator]();
  let head = Buffer.alloc(0);
  while (head.length < TELLING_BYTES) {
    const { value, done } = await source.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  async function* all() {
    yield head;
    yield* { [Symbol.asyncIterator]: () => source };
  }
  return { head, all: all() };
}

/** Finds the offset of an entry's bytes. Refuses an entry whose local header differs from the directory. */
async function findContentStart(zip: ZipFile, { entry, shown }: NamedEntry): Promise<number> {
  const local = await zip.readLocalFileHeaderPromise(entry);
  const isSame =
    local.fileName.equals(entry.fileNameRaw) && local.compressionMethod === entry.compressionMethod;
  if (!isSame) refuse('entryUntrue', { entry: shown });
  return local.fileDataStart;
}

function* readChunks(reader: DiskReader, from: number, length: number): Iterable<Buffer> {
  for (let done = 0; done < length; done += CHUNK)
    yield reader.bytes(from + done, Math.min(CHUNK, length - done));
}

/** Unpacks an entry. An entry larger than the directory says yields at least one byte more than that. */
async function* openContent(reader: DiskReader, zip: ZipFile, named: NamedEntry): Bytes {
  const { compressedSize, compressionMethod, uncompressedSize } = named.entry;
  const packed = readChunks(reader, await findContentStart(zip, named), compressedSize);
  if (compressionMethod === 0) yield* packed;
  else if (compressedSize > CHUNK || uncompressedSize > SMALL)
    yield* pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => undefined);
  else yield inflateRawSync(Buffer.concat([...packed]), { maxOutputLength: SMALL + 1 });
}

/** Unpacks a gzip file; yields nothing for a file that is not gzip after all. */
async function* unpackGzip(path: string): Bytes {
  try {
    yield* pipeline(createReadStream(path), createGunzip({ chunkSize: CHUNK }), () => undefined);
  } catch {
    return;
  }
}

/** Converts an error of unpacking to a refusal, except for errors of the system, such as a full disk or a missing file. */
function toDamageError(error: unknown, { extension, within }: ArchivePlace, at?: NamedEntry): unknown {
  if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) return error;
  const entry = at?.shown ?? within;
  if (entry === '') return createInspectionRefusal('damaged', { extension });
  const isMore = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  return createInspectionRefusal(isMore ? 'entryUntrue' : 'entryDamaged', { entry });
}

/** Passes the bytes on, and hands the first of them to `keep` at the end. */
async function* keepHead(content: Bytes, keep: (head: Buffer) => void): Bytes {
  let head = Buffer.alloc(0);
  for await (const chunk of content) {
    if (head.length < TELLING_AT_MOST) head = Buffer.concat([head, chunk]);
    yield chunk;
  }
  keep(head);
}

export function createArchives() {
  const budget: Budget = { entries: ENTRIES_AT_MOST, bytes: UNPACKED_AT_MOST };

  /** Inspects a content that may be an archive itself; other content is only read through. `shown`: its name in messages. */
  async function lookInto(content: Bytes, place: ArchivePlace, shown: string): Promise<void> {
    const { head, all } = await peek(countBytes(content, budget));
    const format = getPackedFormat(head);
    if (format === 'closed') refuse('closedFormat', { entry: shown });
    if (format === 'plain') {
      for await (const _ of all);
      return;
    }
    const depth = place.depth + 1;
    if (depth > DEPTH_AT_MOST) refuse('tooDeep', { entry: shown, limit: DEPTH_AT_MOST });
    const path = buildInnerPath(place.path, depth);
    const inner = { ...place, depth, within: `${shown}/` };
    try {
      await finished(all, createWriteStream(path));
      if (format === 'zip') await entriesOf(path, inner);
      else await lookInto(unpackGzip(path), inner, shown);
    } finally {
      await rm(path, { force: true });
    }
  }

  /** Inspects all entries of the archive at `path`, and returns the names and contents that reveal its kind. */
  async function entriesOf(path: string, place: ArchivePlace): Promise<PackedArchive> {
    const telling = new Map<string, Buffer>();
    const reader = new DiskReader(path);
    let at: NamedEntry | undefined;
    try {
      const { zip, entries } = await readDirectory(reader, budget.entries);
      budget.entries -= entries.length;
      const named = requirePlainEntries(entries, place.within);
      for (const one of named) {
        at = one;
        const name = one.name.toLowerCase();
        const content = checkContent(openContent(reader, zip, one), one);
        const told = TELLING_ENTRIES.includes(name)
          ? keepHead(content, (head) => telling.set(name, head))
          : content;
        await lookInto(told, place, one.shown);
      }
      return { names: new Set(named.map(({ name }) => name)), telling };
    } catch (error) {
      throw toDamageError(error, place, at);
    } finally {
      reader.end();
    }
  }

  return {
    /** Inspects an archive. Throws a `Refusal` with its fault. */
    look: (path: string, extension: string): Promise<PackedArchive> =>
      entriesOf(path, { path, extension, depth: 0, within: '' }),
  };
}
