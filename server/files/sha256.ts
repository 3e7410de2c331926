import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const READ_AT_ONCE = 1024 * 1024;

/** The hash of a file's content, in hexadecimal. */
export async function computeFileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path, { highWaterMark: READ_AT_ONCE }), hash);
  return hash.digest('hex');
}
