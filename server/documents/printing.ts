import { documentMessages } from '../../domain/api/messages/documents';
import type { Printable } from '../../domain/document/model';
import { type Caller, ownerOf } from '../core/access';
import type { Deps } from '../core/deps';
import { failure, Problem } from '../core/errors';
import { type Job, type Workers, workerFile } from '../core/workers/workers';

/** Prints papers in a worker thread: laying out a long filing takes seconds. */
const PRINTING: Job = {
  file: workerFile(__dirname, 'document-worker'),
  timeoutMs: 90_000,
  waitingPerOwner: 20,
};

interface Printer {
  /** The paper as PDF; `owner` as for every task of the workers. */
  print(paper: Printable, owner: string): Promise<Uint8Array>;
}

export const createPrinter = (workers: Workers, timeoutMs = PRINTING.timeoutMs): Printer => ({
  print: (paper, owner) => workers.run<Uint8Array>({ ...PRINTING, timeoutMs }, owner, paper),
});

export interface PrintedDocument {
  /** Without extension. */
  name: string;
  pdf: Uint8Array;
}

/** A printer that broke is said to the log whole, and to the person as something to try again. */
export const createPrinting =
  ({ log, printer }: Pick<Deps, 'log'> & { printer: Printer }) =>
  async (caller: Caller, paper: Printable, program: string): Promise<PrintedDocument> => {
    try {
      return { name: paper.fileName, pdf: await printer.print(paper, ownerOf(caller)) };
    } catch (error) {
      if (error instanceof Problem) throw error;
      log.error({ err: error, program }, 'a document was not printed');
      throw failure(documentMessages.failed);
    }
  };

export type Printing = ReturnType<typeof createPrinting>;
