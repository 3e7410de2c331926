import { constants, createReadStream } from 'node:fs';
import { access, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Storage, whenMissing } from './storage';

async function flushFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Flushes folders. Whoever comes while one is flushed waits for the next flush, which serves all who came meanwhile. */
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

/** Files in a folder of this machine. What is handed to `put` must be flushed and on the same disk. */
export function createDiskStorage(
  folder: string,
  log: { error(details: object, message: string): void },
): Storage {
  const placeOf = (key: string) => join(folder, key);
  const syncFolder = createFlushing();
  /** Folders whose own entry this process has seen flushed. */
  const flushed = new Set<string>();

  async function makeFolder(path: string): Promise<void> {
    const isNew = (await mkdir(path, { recursive: true })) !== undefined;
    if (!isNew && flushed.has(path)) return;
    await syncFolder(dirname(path));
    flushed.add(path);
  }

  return {
    async put({ path }, key) {
      const place = placeOf(key);
      await makeFolder(dirname(place));
      await rename(path, place);
      await syncFolder(dirname(place));
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
