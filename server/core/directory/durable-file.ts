import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Takes a file, or the names in a folder, to the disk. */
export function fsyncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Writes a small file that a power cut leaves whole or not there: beside its place, then renamed into it. Processes that
 * share a directory may do so at once.
 */
export function writeKept(path: string, content: string | Buffer): void {
  const side = `${path}.${randomUUID()}.new`;
  writeFileSync(side, content, { mode: 0o600, flush: true });
  renameSync(side, path);
  fsyncPath(dirname(path));
}
