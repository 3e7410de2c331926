import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Flushes a file, or the entries of a folder, to the disk. */
export function fsyncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/**
 * Writes a small file atomically and durably: under a temporary name, then renamed, so that a power cut leaves it
 * complete or absent. Processes that share a directory may write it at the same time.
 */
export function writeKept(path: string, content: string | Buffer): void {
  const side = `${path}.${randomUUID()}.new`;
  writeFileSync(side, content, { mode: 0o600, flush: true });
  renameSync(side, path);
  fsyncPath(dirname(path));
}
