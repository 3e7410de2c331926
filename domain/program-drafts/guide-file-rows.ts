/** Uploaded files of a guide among the rows of a draft. */
import type { Answers } from '../definition';
import { guideFileField, readAttachedFile } from '../program-documents/guide-files';
import { guideFileTable } from '../program-documents/tables/definitions/papers';
import { getRows } from './rows/items';

export const isGuideFileCell = (table: string, column: string): boolean =>
  table === guideFileTable.key && column === guideFileField.key;

/** Hashes of the files that a draft names, each once. */
export function listHashesOfRows(answers: Answers): string[] {
  const cells = getRows(answers, guideFileTable.key).map((row) => row[guideFileField.key]);
  const files = cells.map((cell) => (typeof cell === 'string' ? readAttachedFile(cell) : null));
  return [...new Set(files.flatMap((file) => (file ? [file.sha256] : [])))];
}
