/** Room on the disk of DATA_DIR: a warning below a tenth; full below two segments of a write-ahead log. */
import { statfs } from 'node:fs/promises';
import type { Warnings } from '../core/warnings';

const LOW_SHARE = 0.1;
export const FULL_BYTES = 32 * 1024 * 1024;

/** In bytes; `free` is what this process may still write. */
export interface Room {
  free: number;
  size: number;
}

interface Log {
  warn(details: object, message: string): void;
}

export interface Disk {
  /** Measures, and logs a warning each time that the room falls below a tenth. */
  look(): Promise<Room>;
}

const inMegabytes = (bytes: number): number => Math.round(bytes / 1024 ** 2);

async function roomOf(directory: string): Promise<Room> {
  const { bavail, blocks, bsize } = await statfs(directory);
  return { free: bavail * bsize, size: blocks * bsize };
}

export function createDisk(
  directory: string,
  warnings: Warnings,
  log: Log,
  measure: (directory: string) => Promise<Room> = roomOf,
): Disk {
  return {
    async look() {
      const room = await measure(directory);
      const { free, size } = room;
      const isLow = free < size * LOW_SHARE;
      if (warnings.set('disk_low', isLow) && isLow) {
        const megabytes = { freeMb: inMegabytes(free), sizeMb: inMegabytes(size) };
        log.warn({ directory, ...megabytes }, 'less than a tenth of the disk is free: make room');
      }
      return room;
    },
  };
}
