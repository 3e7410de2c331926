/** Archives by what is really in them: everything is unpacked and measured, the archives inside too, and nothing kept. */
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
/** Unpacked at one go: most entries of archives of many entries are small. */
const SMALL = 1024 * 1024;

type Bytes = AsyncIterable<Buffer>;

/** The rest for the whole file. */
interface Budget {
  entries: number;
  bytes: number;
}

/** An archive that is met in a file or in another archive. */
interface ArchivePlace {
  path: string;
  /** The extension of the file that was uploaded. */
  extension: string;
  /** The number of archives that it lies in, and their path with a slash at its end. */
  depth: number;
  within: string;
}

/** Every unpacked byte counts: an archive is stopped at the limit, however small it is itself. */
async function* countBytes(content: Bytes, budget: Budget): Bytes {
  for await (const chunk of content) {
    budget.bytes -= chunk.length;
    if (budget.bytes < 0) refuse('unpacked', { limit: '1 GB' });
    yield chunk;
  }
}

/** Passes the bytes of an entry on, and refuses them where they are not as the directory says. */
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

/** The bytes again, and the first of them besides. */
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

/** The start of an entry's bytes; both of its headers have to say the same of it. */
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

/** The bytes of an entry, unpacked: one more than it should have at least, when it has more. */
async function* openContent(reader: DiskReader, zip: ZipFile, named: NamedEntry): Bytes {
  const { compressedSize, compressionMethod, uncompressedSize } = named.entry;
  const packed = readChunks(reader, await findContentStart(zip, named), compressedSize);
  if (compressionMethod === 0) yield* packed;
  else if (compressedSize > CHUNK || uncompressedSize > SMALL)
    yield* pipeline(packed, createInflateRaw({ chunkSize: CHUNK }), () => undefined);
  else yield inflateRawSync(Buffer.concat([...packed]), { maxOutputLength: SMALL + 1 });
}

/** A file that is no gzip after all unpacks to nothing. */
async function* unpackGzip(path: string): Bytes {
  try {
    yield* pipeline(createReadStream(path), createGunzip({ chunkSize: CHUNK }), () => undefined);
  } catch {
    return;
  }
}

/** A disk that is full or a file that is gone is not the archive's fault. */
function toDamageError(error: unknown, { extension, within }: ArchivePlace, at?: NamedEntry): unknown {
  if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) return error;
  const entry = at?.shown ?? within;
  if (entry === '') return createInspectionRefusal('damaged', { extension });
  const isMore = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
  return createInspectionRefusal(isMore ? 'entryUntrue' : 'entryDamaged', { entry });
}

/** Passes the bytes on, and gives the first of them to `keep`. */
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

  /** Looks into what is packed itself; other content has only to pass. `shown` names it in sentences. */
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

  /** Signs of the kind of the archive at `path`, once all of its entries were looked at. */
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
    /** Throws a `Refusal` that says what is wrong with the archive. */
    look: (path: string, extension: string): Promise<PackedArchive> =>
      entriesOf(path, { path, extension, depth: 0, within: '' }),
  };
}
