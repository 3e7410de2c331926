/** The memory that this process may use, against what its database needs. */
import { totalmem } from 'node:os';
import type { Env } from '../core/env';

const MB = 1024 * 1024;
/** Least memory that a first start, PDFs side by side and a large upload were seen to live with, in bytes. */
const NEEDED_BYTES = { embedded: 1_500 * MB, server: 512 * MB };

/** The limit of the container where there is one, else the memory of the machine, in bytes. */
export function readMemoryLimit(): number {
  const limit = process.constrainedMemory();
  // Without a limit the control group gives a number beyond every machine.
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

export function isMemoryLow({ databaseUrl }: Pick<Env, 'databaseUrl'>, limitBytes: number): boolean {
  return limitBytes < (databaseUrl ? NEEDED_BYTES.server : NEEDED_BYTES.embedded);
}

/** For whoever starts the process: the system kills it without a word when it takes more than the limit. */
export function describeLowMemory({ databaseUrl }: Pick<Env, 'databaseUrl'>, limitBytes: number): string {
  const [name, needed] = databaseUrl
    ? ['PostgreSQL', NEEDED_BYTES.server]
    : ['the embedded database', NEEDED_BYTES.embedded];
  const inMb = (bytes: number) => `${Math.floor(bytes / MB)} MB`;
  return `This process may use ${inMb(limitBytes)} of memory, with ${name} it needs ${inMb(needed)}: raise the limit, or the system ends it when it needs more.`;
}
