/** Incoming uploads: written to a temporary file as they arrive, so that no file size fills the memory. */

import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { HOUR_MS } from '../../domain/time';

/** Age after which a temporary file belongs to no upload under way. */
const STALE_AFTER_MS = HOUR_MS;
/** Bytes beyond the limit that are still read and dropped: closed earlier, the connection would be reset and the answer lost. */
export const REST_AT_MOST = 16 * 1024 * 1024;

/** Bytes per write. */
const PIECE = 512 * 1024;

/** A completely received file, not yet inspected or flushed to disk. */
export interface ReceivedUpload {
  path: string;
  size: number;
  /** Hash of the content, where it was computed already. */
  sha256?: string;
}

export interface IncomingFiles {
  /** Writes the stream to a temporary file; a stream that breaks leaves none. */
  receive(stream: Readable): Promise<ReceivedUpload>;
  /** Receives a file that `make` writes to a path. */
  take(make: (path: string) => Promise<void>): Promise<ReceivedUpload>;
  /** Deletes a received file that was not stored. */
  discard(received: ReceivedUpload): Promise<void>;
  /** Deletes temporary files left by dead processes; returns their number. */
  sweep(now: Date): Promise<number>;
}

/** Bytes in the buffers in which they arrived; joining them would allocate each byte twice. */
export type BytePiece = Buffer[];

export const getPieceLength = (piece: BytePiece): number =>
  piece.reduce((sum, { length }) => sum + length, 0);

/** Splits a stream into pieces of this size; the last is shorter. A broken stream yields only full pieces. */
export async function* splitIntoPieces(stream: Readable, size: number): AsyncGenerator<BytePiece> {
  let piece: BytePiece = [];
  let room = size;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    let rest = chunk;
    while (rest.length >= room) {
      yield [...piece, rest.subarray(0, room)];
      rest = rest.subarray(room);
      [piece, room] = [[], size];
    }
    if (rest.length > 0) piece.push(rest);
    room -= rest.length;
  }
  if (piece.length > 0) yield piece;
}

export async function writePiece(file: FileHandle, piece: BytePiece, position: number): Promise<void> {
  const { bytesWritten } = await file.writev(piece, position);
  if (bytesWritten < getPieceLength(piece))
    await writePiece(file, [Buffer.concat(piece).subarray(bytesWritten)], position + bytesWritten);
}

/** Runs `work` on each item while the next one is being read, because a write takes a round trip to another thread. */
export async function runWhileReading<T>(
  items: AsyncIterable<T>,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  for await (const item of items) {
    await working;
    working = work(item);
    // The error is thrown at the next `await working`.
    working.catch(() => undefined);
  }
  await working;
}

const remove = (path: string): Promise<void> => unlink(path).catch(() => undefined);

export function createIncoming(folder: string): IncomingFiles {
  async function take(make: (path: string) => Promise<void>): Promise<ReceivedUpload> {
    await mkdir(folder, { recursive: true });
    const path = join(folder, randomUUID());
    try {
      await make(path);
      return { path, size: (await stat(path)).size };
    } catch (error) {
      await remove(path);
      throw error;
    }
  }

  return {
    take,

    receive: (stream) =>
      take(async (path) => {
        const file = await open(path, 'wx');
        let next = 0;
        const write = (piece: BytePiece) => {
          const position = next;
          next += getPieceLength(piece);
          return writePiece(file, piece, position);
        };
        await runWhileReading(splitIntoPieces(stream, PIECE), write).finally(() => file.close());
      }),

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
