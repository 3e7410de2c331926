/** The store of the bytes of files. Keys are generated; the content under a key never changes. */
import type { Readable } from 'node:stream';
import { fileMessages } from '../../domain/api/messages/files';
import { business, type Problem } from '../core/errors';
import type { Piece, Received } from './incoming';

export interface Storage {
  /**
   * Takes what was received in; when this returns, the bytes survive a power cut, and the received file is gone. It does
   * the same work whether or not the bytes are there already: its time tells nobody what others have uploaded.
   */
  put(received: Received, key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The bytes; where they are not there a problem that says so. */
  get(key: string): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
  /** Keeps parts of something as they come, the first of them at this index; when this returns, they survive a power cut. */
  putParts(id: string, first: number, parts: AsyncIterable<Piece>): Promise<void>;
  /** Writes the parts that have come to a new file at `path`. */
  gather(id: string, count: number, path: string): Promise<void>;
  removeParts(id: string, count: number): Promise<void>;
  /** Resolves when something could be stored now. */
  ping(): Promise<unknown>;
}

/** Bytes that a row of the database names and the store does not have: somebody has to look after it. */
export function whenMissing(key: string, log: { error(details: object, message: string): void }): Problem {
  log.error({ key }, 'the bytes of a file are not in the store');
  return business(fileMessages.bytesMissing);
}

/** The same bytes have the same key: they are stored once, whoever uploads them. */
export const contentKey = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;
