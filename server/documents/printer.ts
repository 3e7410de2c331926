/** Prints papers in a worker thread: laying out a long filing takes seconds. */
import type { Printable } from '../../domain/document/model';
import { type Job, type Workers, workerFile } from '../core/workers/workers';

const PRINTING: Job = {
  file: workerFile(__dirname, 'document-worker'),
  timeoutMs: 90_000,
  waitingPerOwner: 20,
};

export interface Printer {
  /** The paper as PDF; `owner` as for every task of the workers. */
  print(paper: Printable, owner: string): Promise<Uint8Array>;
}

export const createPrinter = (workers: Workers, timeoutMs = PRINTING.timeoutMs): Printer => ({
  print: (paper, owner) => workers.run<Uint8Array>({ ...PRINTING, timeoutMs }, owner, paper),
});
