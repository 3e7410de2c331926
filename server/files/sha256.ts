import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

const READ_AT_ONCE = 1024 * 1024;

/** The hash of a file's content, in hexadecimal. Reads into one buffer: a stream allocates each byte anew, for twice the work. */
export async function computeFileHash(path: string): Promise<string> {
  const hash = createHash('sha256');
  const buffer = Buffer.allocUnsafe(READ_AT_ONCE);
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { bytesRead } = await file.read(buffer, 0, READ_AT_ONCE);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(buffer.subarray(0, bytesRead));
    }
  } finally {
    await file.close();
  }
}
