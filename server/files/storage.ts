/** Where the bytes of files lie. Keys are generated; what lies under the key of a content never changes. */
import type { Readable } from 'node:stream';
import type { Received } from './incoming';

export interface Storage {
  /**
   * Takes what was received in; when this returns, the bytes survive a power cut, and the received file is gone. It does
   * the same work whether or not the bytes are there already: its time tells nobody what others have uploaded.
   */
  put(received: Received, key: string): Promise<void>;
  has(key: string): Promise<boolean>;
  /** The bytes; throws when they are not there. */
  get(key: string): Promise<Readable>;
  /** Removing what is not there is no fault. */
  remove(key: string): Promise<void>;
}

/** The same bytes have the same key: they are stored once, whoever uploads them. */
export const contentKey = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256}`;

export const partKey = (uploadId: string, index: number): string => `parts/${uploadId}.${index}`;
