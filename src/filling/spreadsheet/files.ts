/** Writes and reads spreadsheet files in a worker, beside the page. */
import type { PaperBlock } from '@domain/papers/form-outline/blocks';
import { SHEET_LIMITS } from '@domain/spreadsheet/limits';
import {
  type ReadBook,
  type SheetContent,
  type SheetFault,
  toWorkbook,
  type WorkbookContent,
} from '@domain/spreadsheet/model';
import { createFileFault } from '@domain/spreadsheet/sheet-faults';
import type { SheetRefusal } from './refusal';
import type { SpreadsheetTask, WorkerResult } from './worker';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export async function createSheetFile(content: SheetContent | WorkbookContent): Promise<Blob> {
  const result = await run({ write: toWorkbook(content) });
  if (!result || !('written' in result)) throw new Error(reasonOf(result));
  return new Blob([result.written], { type: TYPE });
}

/** Reads a file; resolves with its content, or with the reason for refusing it. Throws only when the worker itself fails. */
export async function readBookFile(file: File): Promise<ReadBook | SheetFault> {
  if (isTooLarge(file)) return TOO_LARGE;
  const result = await run({ read: await file.arrayBuffer() });
  if (!result) return createFileFault('slow', { limit: SHEET_LIMITS.seconds });
  if (!('read' in result)) throw new Error(reasonOf(result));
  if ('book' in result.read) return result.read.book;
  return toFileFault(result.read);
}

/** Reads a Word document; resolves with its paragraphs and tables, or with the reason for refusing it. */
export async function readWordFile(file: File): Promise<PaperBlock[] | SheetFault> {
  if (isTooLarge(file)) return TOO_LARGE;
  const result = await run({ readWord: await file.arrayBuffer() });
  if (!result) return createFileFault('slow', { limit: SHEET_LIMITS.seconds });
  if (!('word' in result)) throw new Error(reasonOf(result));
  return 'blocks' in result.word ? result.word.blocks : toFileFault(result.word);
}

const isTooLarge = ({ size }: File): boolean => size > SHEET_LIMITS.fileBytes;

const TOO_LARGE = createFileFault('too_big', { limit: SHEET_LIMITS.fileBytes / 1024 / 1024 });

const toFileFault = ({ fault, limit = 0, actual = 0 }: SheetRefusal): SheetFault =>
  createFileFault(fault, { limit, actual });

const reasonOf = (result: WorkerResult | null): string =>
  result && 'failed' in result ? result.failed : 'the worker gave no answer';

/** Runs a task in a worker of its own, terminated afterwards to contain hostile files. null: the time limit was exceeded. */
function run(task: SpreadsheetTask): Promise<WorkerResult | null> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise<WorkerResult | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), SHEET_LIMITS.seconds * 1000);
    worker.onmessage = ({ data }: MessageEvent<WorkerResult>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = ({ message }) => {
      clearTimeout(timer);
      resolve({ failed: message });
    };
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
