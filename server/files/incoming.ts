/** Uploads on their way in: streamed to a temporary file while they are hashed, so that no size fills the memory. */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Nothing is under way for longer than this. */
const STALE_AFTER_MS = 60 * 60 * 1000;
/** Bytes beyond the limit that are still taken, and dropped. */
const REST_AT_MOST = 16 * 1024 * 1024;

/** Bytes that are written at once. */
const PIECE = 512 * 1024;

export interface Received {
  path: string;
  size: number;
  sha256: string;
}

export interface Incoming {
  /**
   * Writes the stream to a flushed temporary file; a stream that breaks leaves none. Of more than `atMost` bytes the rest is
   * counted and dropped, so that who sends them hears why: closed on the way, the connection would be reset unread.
   */
  receive(stream: Readable, atMost?: number): Promise<Received>;
  /** Drops what was received and not stored. */
  discard(received: Received): Promise<void>;
  /** Removes what a process that died has left. */
  sweep(now: Date): Promise<number>;
}

/** Writes what comes in pieces of some size, each while the next is coming: a write is a way to another thread and back. */
async function write(stream: Readable, file: FileHandle, atMost: number): Promise<Omit<Received, 'path'>> {
  const hash = createHash('sha256');
  let size = 0;
  let piece: Buffer[] = [];
  let pieceSize = 0;
  let writing: Promise<unknown> = Promise.resolve();
  const put = async () => {
    const chunks = piece;
    [piece, pieceSize] = [[], 0];
    await writing;
    if (chunks.length > 0) writing = file.appendFile(Buffer.concat(chunks));
    // Its fault is thrown where it is waited for next.
    writing.catch(() => undefined);
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > atMost + REST_AT_MOST) throw new Error('far more bytes than allowed');
    if (size > atMost) continue;
    hash.update(chunk);
    piece.push(chunk);
    pieceSize += chunk.length;
    if (pieceSize >= PIECE) await put();
  }
  await put();
  await writing;
  return { size, sha256: hash.digest('hex') };
}

const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);

export function createIncoming(folder: string): Incoming {
  return {
    async receive(stream, atMost = Number.POSITIVE_INFINITY) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      const file = await open(path, 'wx');
      try {
        const written = await write(stream, file, atMost);
        await file.datasync();
        await file.close();
        return { path, ...written };
      } catch (error) {
        await file.close().catch(() => undefined);
        await remove(path);
        throw error;
      }
    },

    discard: ({ path }) => remove(path),

    async sweep(now) {
      const names = await readdir(folder).catch(() => []);
      const stale = async (name: string) => {
        const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now.getTime() }));
        return now.getTime() - mtimeMs > STALE_AFTER_MS;
      };
      const swept = await Promise.all(
        names.map(async (name) => ((await stale(name)) ? remove(join(folder, name)).then(() => 1) : 0)),
      );
      return swept.reduce<number>((sum, one) => sum + one, 0);
    },
  };
}
