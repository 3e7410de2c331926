/**
 * Marks of what a reviewer has read of a filing: the key of a section, or the id of a file. A file never changes. A section
 * that the company has changed since has to be read again; one that was last read two submissions ago, too.
 */
import { parsePath } from './paths';

/** Marks of a person in one filing: more than it has sections and files. */
export const MARKS_AT_MOST = 1000;
/** Marks of one call. */
export const MARKED_AT_ONCE = 200;

export interface ReadMark {
  key: string;
  submission: number;
}

const isFile = (key: string): boolean => /^[\da-f]{8}-[\da-f-]{27}$/.test(key);

/** Keys that are read as the filing now stands. `changes`: those since the submission before. */
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
