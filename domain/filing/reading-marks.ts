/**
 * Reading marks of a reviewer: the key of a section, or the id of a file. A file never changes. A section that the
 * company has changed since must be read again, as must one last read two submissions ago.
 */
import { parsePath } from './paths';

/** Maximum number of marks of a person in one filing: more than it has sections and files. */
export const MAX_READING_MARKS = 1000;
/** Maximum number of marks in one call. */
export const MAX_MARKS_PER_CALL = 200;

export interface ReadMark {
  key: string;
  submission: number;
}

const isFile = (key: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(key);

/** Keys whose marks are still valid. `changes`: those since the submission before. */
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
