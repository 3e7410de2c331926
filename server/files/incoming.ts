/** Uploads on their way in: streamed to a temporary file while they are hashed, so that no size fills the memory. */
import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Nothing is under way for longer than this. */
const STALE_AFTER_MS = 60 * 60 * 1000;
/** Bytes beyond the limit that are still taken, and dropped. */
const REST_AT_MOST = 16 * 1024 * 1024;

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

const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);

export function createIncoming(folder: string): Incoming {
  return {
    async receive(stream, atMost = Number.POSITIVE_INFINITY) {
      await mkdir(folder, { recursive: true });
      const path = join(folder, randomUUID());
      const hash = createHash('sha256');
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          size += chunk.length;
          if (size > atMost + REST_AT_MOST) done(new Error('far more bytes than allowed'));
          else if (size > atMost) done();
          else {
            hash.update(chunk);
            done(null, chunk);
          }
        },
      });
      try {
        await pipeline(stream, measure, createWriteStream(path, { flags: 'wx', flush: true }));
      } catch (error) {
        await remove(path);
        throw error;
      }
      return { path, size, sha256: hash.digest('hex') };
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
