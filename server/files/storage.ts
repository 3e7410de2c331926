/** Where the bytes of files lie. Names are made of their content: the same bytes are stored once, and never change. */
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';

export interface Storage {
  /** Takes the file at `path` in; when this returns, the bytes survive a power cut. The file at `path` is gone. */
  put(path: string, sha256: string): Promise<void>;
  /** The bytes; throws when they are not there. */
  get(sha256: string): Promise<Readable>;
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of this machine. `path` handed to `put` must be flushed and on the same disk. */
export function createDiskStorage(folder: string): Storage {
  const placeOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  return {
    async put(path, sha256) {
      const place = placeOf(sha256);
      if (await isThere(place)) return unlink(path);
      await mkdir(dirname(place), { recursive: true });
      await rename(path, place);
      await syncFolder(dirname(place));
      await syncFolder(folder);
    },
    async get(sha256) {
      const place = placeOf(sha256);
      await stat(place);
      return createReadStream(place);
    },
  };
}
