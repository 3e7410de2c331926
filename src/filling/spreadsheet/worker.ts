/** Web worker that writes and reads files, so that neither blocks the page. */
import type { WorkbookContent } from '@domain/spreadsheet/model';
import { type BookOrFault, readBook } from './readBook';
import { readWord } from './readWord';
import { writeBook } from './writeBook';

export type SpreadsheetTask = { write: WorkbookContent } | { read: ArrayBuffer } | { readWord: ArrayBuffer };
export type WorkerResult =
  | { written: ArrayBuffer }
  | { read: BookOrFault }
  | { word: Awaited<ReturnType<typeof readWord>> }
  | { failed: string };

async function resultOf(task: SpreadsheetTask): Promise<WorkerResult> {
  if ('write' in task) return { written: await writeBook(task.write) };
  if ('read' in task) return { read: await readBook(new Uint8Array(task.read)) };
  return { word: await readWord(new Uint8Array(task.readWord)) };
}

addEventListener('message', ({ data }: MessageEvent<SpreadsheetTask>) => {
  resultOf(data).then(
    (result) => postMessage(result),
    (error) => postMessage({ failed: String(error) } satisfies WorkerResult),
  );
});
