/**
 * The contents of files in a folder beside a backup, one file for each. A content that the previous backup has is hard-linked:
 * each backup has all contents, while an unchanged content takes no space and is not copied.
 */
import { createHmac } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fsyncPath } from '../core/directory/durable-file';
import { createHashingStream } from './backup-source';
import { createSealingStream, openSealedStream } from './sealing';

/** Returns the path of a backup's content folder. */
export const getContentFolder = (path: string): string => path.replace(/\.zip(\.sealed)?$/, '.files');

/**
 * File name of a content. In a sealed backup it is derived with the key, so it neither reveals the content nor matches under
 * another key.
 */
const getContentName = (sha256: string, key: Buffer | null): string =>
  key ? createHmac('sha256', key).update(sha256).digest('hex') : sha256;

async function write(bytes: Readable, path: string, key: Buffer | null): Promise<string> {
  const { through, hash } = createHashingStream();
  const file = createWriteStream(path, { mode: 0o600, flush: true });
  await (key ? pipeline(bytes, through, createSealingStream(key), file) : pipeline(bytes, through, file));
  return hash();
}

export interface ContentFolder {
  /** Adds a content. False, with nothing stored, where the bytes do not match the hash or are missing. */
  add(sha256: string, open: () => Promise<Readable | null>): Promise<boolean>;
  /** Renames the finished folder to its final name. */
  settle(): Promise<void>;
  discard(): Promise<void>;
}

/** Creates a content folder. `before`: path of the previous backup, to link unchanged contents from; null without one. */
export async function createContentFolder(
  path: string,
  key: Buffer | null,
  before: string | null,
): Promise<ContentFolder> {
  const folder = getContentFolder(path);
  const side = `${folder}.new`;
  await rm(side, { recursive: true, force: true });
  await mkdir(side, { mode: 0o700 });
  const isLinked = (name: string): Promise<boolean> =>
    before === null
      ? Promise.resolve(false)
      : link(join(getContentFolder(before), name), join(side, name)).then(
          () => true,
          () => false,
        );

  return {
    async add(sha256, open) {
      const name = getContentName(sha256, key);
      if (await isLinked(name)) return true;
      const bytes = await open();
      if (!bytes) return false;
      if ((await write(bytes, join(side, name), key)) === sha256) return true;
      await rm(join(side, name));
      return false;
    },
    async settle() {
      fsyncPath(side);
      await rename(side, folder);
      fsyncPath(dirname(folder));
    },
    discard: () => rm(side, { recursive: true, force: true }),
  };
}

/** Opens a content of a backup's folder; null where the folder has none with this hash. */
export async function openFolderContent(
  path: string,
  key: Buffer | null,
  sha256: string,
): Promise<Readable | null> {
  const place = join(getContentFolder(path), getContentName(sha256, key));
  if (!existsSync(place)) return null;
  return key ? openSealedStream(place, key) : createReadStream(place);
}

/** Total bytes of a backup and of its content folder. */
export async function getBackupSize(path: string): Promise<number> {
  const folder = getContentFolder(path);
  const names = await readdir(folder).catch(() => []);
  const sizes = [path, ...names.map((name) => join(folder, name))].map(
    async (each) => (await stat(each)).size,
  );
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
