/** Files in DATA_DIR are for the account of the portal alone. */
import { chmodSync, type Dirent, lstatSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isOwn, listForeignEntries } from './entries';
import { DirectoryFault, runDirectoryWrite } from './faults';

const OTHERS = 0o077;
const isOpen = (mode: number) => (mode & OTHERS) !== 0;

/** Another process that shares the directory may remove a file meanwhile. */
function unlessGone(work: () => void): void {
  try {
    work();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    throw new DirectoryFault('openToOthers', { path });
  }
}

/** A link inside is not followed: it leads out of the directory. */
function closeTree(folder: string): void {
  if (isOpen(statSync(folder).mode)) close(folder, 0o700);
  const closeEntry = (entry: Dirent) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) closeTree(path);
    else if (entry.isFile() && isOpen(lstatSync(path).mode)) close(path, 0o600);
  };
  for (const entry of readdirSync(folder, { withFileTypes: true })) unlessGone(() => closeEntry(entry));
}

/** Restricts a directory of the portal, which may be a link to another disk. */
function closePlace(place: string): void {
  const path = realpathSync(place);
  const stat = statSync(path);
  if (stat.isDirectory()) closeTree(path);
  else if (isOpen(stat.mode)) close(path, 0o600);
}

/** A directory that holds more than the portal is not ours to close. */
function closeDirectory(directory: string): void {
  if (isOpen(statSync(directory).mode)) {
    const others = listForeignEntries(directory);
    const names = others.slice(0, 3).join(', ');
    if (others.length > 0) throw new DirectoryFault('shared', { directory, names });
    close(directory, 0o700);
  }
  for (const name of readdirSync(directory).filter(isOwn))
    unlessGone(() => closePlace(join(directory, name)));
}

/**
 * Creates the data directory with mode 0700 and sets the umask: PGlite creates world-readable files. No-op on file
 * systems without modes.
 */
export function openDataDirectory(directory: string): void {
  process.umask(OTHERS);
  runDirectoryWrite(directory, () => {
    mkdirSync(directory, { recursive: true });
    if (process.platform !== 'win32') closeDirectory(directory);
  });
}
