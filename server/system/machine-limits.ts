/** Memory and file-descriptor limits of this process compared with its needs. */
import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import type { Env } from '../core/env';
import { STREAMS } from '../core/http/limits';

const MB = 1024 * 1024;
/** Least memory that a first start, PDFs side by side and a large upload were seen to live with, in bytes. */
const NEEDED_BYTES = { embedded: 1_500 * MB, server: 512 * MB };
/** A descriptor for each stream that the process takes, and for database, files and calls under way. */
const NEEDED_DESCRIPTORS = STREAMS.atMost + 1_000;

export interface MachineLimits {
  memoryBytes: number;
  descriptors: number;
}

/** The limit of the container where there is one, else the memory of the machine, in bytes. */
function readMemoryLimit(): number {
  const limit = process.constrainedMemory();
  // Without a limit the control group gives a number beyond every machine.
  return limit > 0 && limit < totalmem() ? limit : totalmem();
}

/** Files and connections that this process may have open; Node has raised it to what the system allows. */
function readDescriptorLimit(): number {
  if (process.platform !== 'linux') return Number.POSITIVE_INFINITY;
  const [, limit] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return limit ? Number(limit) : Number.POSITIVE_INFINITY;
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

/** Sentences for whoever starts the process: the system ends it, or cuts people off, without a word. */
export function describeLowLimits(env: ChosenDatabase, limits: MachineLimits): string[] {
  const { memoryBytes, descriptors } = limits;
  const inMb = (bytes: number) => `${Math.floor(bytes / MB)} MB`;
  const database = env.databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const memory = `This process may use ${inMb(memoryBytes)} of memory, with ${database} it needs ${inMb(computeNeededBytes(env))}: raise the limit, or the system ends it when it needs more.`;
  const files = `This process may have ${descriptors} files and connections open, and needs ${NEEDED_DESCRIPTORS}: raise the limit (LimitNOFILE, ulimit -n), or it refuses people when many tabs are open.`;
  return [...(isMemoryLow(env, limits) ? [memory] : []), ...(areDescriptorsLow(limits) ? [files] : [])];
}
