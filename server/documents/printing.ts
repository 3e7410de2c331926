import { documentMessages } from '../../domain/api/messages/documents';
import type { Printable } from '../../domain/document/model';
import { type Caller, ownerOf } from '../core/access';
import type { Deps } from '../core/deps';
import { failure, Problem } from '../core/errors';
import type { Printer } from './printer';

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
