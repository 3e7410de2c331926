/** Web worker that writes and reads files, so that neither blocks the page. */
import type { WorkbookContent } from '@domain/spreadsheet/model';
import { type BookOrFault, readBook } from './readBook';
import { writeBook } from './writeBook';

export type SpreadsheetTask = { write: WorkbookContent } | { read: ArrayBuffer };
export type WorkerResult = { written: ArrayBuffer } | { read: BookOrFault } | { failed: string };

const resultOf = async (task: SpreadsheetTask): Promise<WorkerResult> =>
  'write' in task
    ? { written: await writeBook(task.write) }
    : { read: await readBook(new Uint8Array(task.read)) };

addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  resultOf(data).then(
    (result) => postMessage(result),
    (error) => postMessage({ failed: String(error) } satisfies WorkerResult),
  );
});
