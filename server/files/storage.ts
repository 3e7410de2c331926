/** The store of the bytes of files. Keys are generated; the content under a key never changes. */

import { constants, createReadStream } from 'node:fs';
import { access, copyFile, type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fileMessages } from '../../domain/files/messages';
import { PART_SIZE } from '../../domain/files/parts';
import { createRefusal, type Problem } from '../core/errors';
import { type BytePiece, type ReceivedUpload, runWhileReading, writePiece } from './incoming';

export interface FileStorage {
  /**
   * Stores a received file; when this returns, the bytes survive a power cut, and the received file is gone. The work is
   * the same whether or not the bytes are stored already, so that its duration does not reveal what others have uploaded.
   */
  put(received: ReceivedUpload, key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** Opens the bytes; throws a Problem where they are missing. */
  get(key: string): Promise<Readable>;
  /** Deletes the bytes; missing bytes are no error. */
  remove(key: string): Promise<void>;
  /** Stores parts of an upload as they arrive, the first of them at this index; when this returns, they survive a power cut. */
  putParts(id: string, first: number, parts: AsyncIterable<BytePiece>): Promise<void>;
  /** Copies the first `count` parts to a new file at `path`. */
  gather(id: string, count: number, path: string): Promise<void>;
  removeParts(id: string, count: number): Promise<void>;
  /** Checks that the store accepts files; rejects where it does not. */
  ping(): Promise<unknown>;
}

/** Problem for a content that the database names and the store lacks; it is logged for the operator. */
export function createMissingFileProblem(
  key: string,
  log: { error(details: object, message: string): void },
): Problem {
  log.error({ key }, 'the bytes of a file are not in the store');
  return createRefusal(fileMessages.bytesMissing);
}

/** Key of a content by its hash, so that equal bytes are stored once. */
export const buildContentKey = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes to a file by `use`, and flushes it to disk. */
async function writeAndFlush(
  path: string,
  flags: number,
  use?: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await use?.(file);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/**
 * Creates a function that flushes a folder. A call during a flush waits for the next one, which serves all calls made
 * meanwhile.
 */
function createFlushing() {
  const underWay = new Map<string, Promise<void>>();
  const next = new Map<string, Promise<void>>();

  function begin(path: string): Promise<void> {
    const flush = flushFolder(path).finally(() => underWay.delete(path));
    underWay.set(path, flush);
    return flush;
  }

  return (path: string): Promise<void> => {
    const present = underWay.get(path);
    if (!present) return begin(path);
    const waited = next.get(path);
    if (waited) return waited;
    const again = present
      .catch(() => undefined)
      .then(() => {
        next.delete(path);
        return begin(path);
      });
    next.set(path, again);
    return again;
  };
}

/**
 * Files in a folder of this machine, or of a shared disk. The file given to `put` must be on the same disk. All parts of
 * an upload are in one file, each at its offset, so that one flush makes a part safe.
 */
export function createDiskStorage(
  folder: string,
  log: { error(details: object, message: string): void },
): FileStorage {
  const placeOf = (key: string) => join(folder, key);
  const syncFolder = createFlushing();
  /** Folders whose directory entry this process has flushed. */
  const known = new Set<string>();
  const partsOf = (id: string) => join(folder, 'parts', id);

  async function makeFolder(path: string): Promise<void> {
    const isNew = (await mkdir(path, { recursive: true })) !== undefined;
    if (!isNew && known.has(path)) return;
    await syncFolder(dirname(path));
    known.add(path);
  }

  const orMissing = (key: string) => (error: NodeJS.ErrnoException) => {
    throw error.code === 'ENOENT' ? createMissingFileProblem(key, log) : error;
  };

  return {
    async put({ path }, key) {
      const place = placeOf(key);
      await makeFolder(dirname(place));
      await writeAndFlush(path, constants.O_RDWR);
      await rename(path, place);
      await syncFolder(dirname(place));
    },
    has: (key) =>
      stat(placeOf(key)).then(
        () => true,
        () => false,
      ),
    async get(key) {
      await stat(placeOf(key)).catch(orMissing(key));
      return createReadStream(placeOf(key));
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async putParts(id, first, parts) {
      const place = partsOf(id);
      const isNew = first === 0;
      if (isNew) await makeFolder(dirname(place));
      // Only the first part creates the file: were it missing, the bytes before a later part would be zeros.
      const flags = constants.O_RDWR | (isNew ? constants.O_CREAT : 0);
      let index = first;
      const write = (file: FileHandle) =>
        runWhileReading(parts, (part) => writePiece(file, part, index++ * PART_SIZE));
      await writeAndFlush(place, flags, write).catch(orMissing(place));
      if (isNew) await syncFolder(dirname(place));
    },
    /** Copies the parts, so that a sender that goes on cannot change the bytes being inspected and stored. */
    gather: (id, _count, path) =>
      copyFile(partsOf(id), path, constants.COPYFILE_FICLONE).catch(orMissing(partsOf(id))),
    removeParts: (id) => rm(partsOf(id), { force: true }),
    async ping() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}
