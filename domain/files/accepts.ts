/** The check whether a field takes a file: made before it is sent, when it is offered again, and when the filing is submitted. */
import type { FileField } from '../definition';

export const MEGABYTE = 1024 * 1024;

/** The facts of a file that the check needs. */
export interface FileFacts {
  /** As its name claims, jpeg said as jpg; undefined for one that no form accepts. */
  extension: string | undefined;
  /** Bytes. */
  size: number;
}

/** The property of the file that the field refuses; null when it takes the file. */
export function refusedFor(
  { accept, maxSizeMb }: Pick<FileField, 'accept' | 'maxSizeMb'>,
  { extension, size }: FileFacts,
): 'type' | 'size' | null {
  if (!accept.some((type) => type === extension)) return 'type';
  return size > maxSizeMb * MEGABYTE ? 'size' : null;
}
