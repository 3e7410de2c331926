/** Memory and file-descriptor limits of this process compared with its needs. */
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { Env } from '../core/env';
import { STREAMS } from '../core/http/limits';

const MB = 1024 * 1024;
/** Minimum memory in bytes, as measured for a first start, parallel PDFs and a large upload. */
const NEEDED_BYTES = { embedded: 1_500 * MB, server: 512 * MB };
/** Minimum number of file descriptors: one for each live stream, and 1,000 for database, files and running calls. */
const NEEDED_DESCRIPTORS = STREAMS.atMost + 1_000;

export interface MachineLimits {
  memoryBytes: number;
  descriptors: number;
}

/** Returns the memory limit in bytes: that of the container, or else the memory of the machine. */
function readMemoryLimit(): number {
  const limit = process.constrainedMemory();
  // Without a limit the control group reports a number larger than any memory.
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Maximum open file descriptors of this process; infinite where the system does not tell, as without /proc. */
function readDescriptorLimit(): number {
  try {
    const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return limit ? Number(limit) : Number.POSITIVE_INFINITY;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export const readMachineLimits = (): MachineLimits => ({
  memoryBytes: readMemoryLimit(),
  descriptors: readDescriptorLimit(),
});

type ChosenDatabase = Pick<Env, 'databaseUrl'>;

const computeNeededBytes = ({ databaseUrl }: ChosenDatabase): number =>
  databaseUrl ? NEEDED_BYTES.server : NEEDED_BYTES.embedded;

export const isMemoryLow = (env: ChosenDatabase, { memoryBytes }: MachineLimits): boolean =>
  memoryBytes < computeNeededBytes(env);
export const areDescriptorsLow = ({ descriptors }: MachineLimits): boolean =>
  descriptors < NEEDED_DESCRIPTORS;

/**
 * Describes limits that are too low, for the operator: beyond them the system ends the process, or refuses connections, without a
 * message.
 */
export function describeLowLimits(env: ChosenDatabase, limits: MachineLimits): string[] {
  const { memoryBytes, descriptors } = limits;
  const inMb = (bytes: number) => `${Math.floor(bytes / MB)} MB`;
  const database = env.databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const memory = `This process may use ${inMb(memoryBytes)} of memory, with ${database} it needs ${inMb(computeNeededBytes(env))}: raise the limit, or the system ends it when it needs more.`;
  const files = `This process may have ${descriptors} files and connections open, and needs ${NEEDED_DESCRIPTORS}: raise the limit (LimitNOFILE, ulimit -n), or it refuses people when many tabs are open.`;
  return [...(isMemoryLow(env, limits) ? [memory] : []), ...(areDescriptorsLow(limits) ? [files] : [])];
}
