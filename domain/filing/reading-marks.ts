/**
 * Reading marks of a reviewer: the key of a section, or the id of a file, that was read. A file never changes. A section must be
 * read again when the company has changed it since, or when it was last read two or more submissions ago.
 */
import { parsePath } from './paths';

/** Maximum number of marks of a person on one filing, which exceeds the number of its sections and files. */
export const MAX_READING_MARKS = 1000;
/** Maximum number of marks in one call. */
export const MAX_MARKS_PER_CALL = 200;

export interface ReadMark {
  key: string;
  submission: number;
}

const isFile = (key: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(key);

/** Keys whose marks are still valid. `changes`: changes since the previous submission. */
export function listKeysStillRead(
  marks: readonly ReadMark[],
  submission: number,
  changes: readonly { path: string }[],
): string[] {
  const changed = new Set(changes.map(({ path }) => parsePath(path)?.section));
  const stands = ({ key, submission: read }: ReadMark) =>
    isFile(key) || read === submission || (read === submission - 1 && !changed.has(key));
  return marks.filter(stands).map(({ key }) => key);
}
