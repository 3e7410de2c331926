/** Whether a field takes a file: asked before it is sent, when it is offered again, and when the filing is submitted. */
import type { FileField } from '../definition';

export const MEGABYTE = 1024 * 1024;

/** What has to be known of a file for it. */
export interface FileFacts {
  /** As its name claims, jpeg said as jpg; undefined for one that no form accepts. */
  extension: string | undefined;
  /** Bytes. */
  size: number;
}

/** What of the file the field does not take; null when it takes it. */
export function refusedFor(
  { accept, maxSizeMb }: Pick<FileField, 'accept' | 'maxSizeMb'>,
  { extension, size }: FileFacts,
): 'type' | 'size' | null {
  if (!accept.some((type) => type === extension)) return 'type';
  return size > maxSizeMb * MEGABYTE ? 'size' : null;
}
