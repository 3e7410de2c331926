import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, whenMissing } from './storage';

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of this machine. What is handed to `put` must be flushed and on the same disk. */
export function createDiskStorage(
  folder: string,
  log: { error(details: object, message: string): void },
): Storage {
  const placeOf = (key: string) => join(folder, key);

  return {
    async put({ path }, key) {
      const place = placeOf(key);
      await mkdir(dirname(place), { recursive: true });
      await rename(path, place);
      await syncFolder(dirname(place));
      await syncFolder(folder);
    },
    has: (key) =>
      stat(placeOf(key)).then(
        () => true,
        () => false,
      ),
    async get(key) {
      await stat(placeOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? whenMissing(key, log) : error;
      });
      return createReadStream(placeOf(key));
    },
    remove: (key) => rm(placeOf(key), { force: true }),
    async ping() {
      await mkdir(folder, { recursive: true });
      await access(folder, constants.W_OK);
    },
  };
}
