/** The check whether a field takes a file: made before it is sent, when it is offered again, and when the filing is submitted. */
import type { FileField } from '../definition';
import { claimedType } from './names';

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

/** A file that has not been sent. */
export interface UnsentFile {
  name: string;
  /** Bytes. */
  size: number;
}

export type FileRefusal = 'full' | 'type' | 'empty' | 'size';

/** The reason why a field that holds `taken` files takes no such file too; null when it does. */
export function refusalFor(
  field: Pick<FileField, 'accept' | 'maxSizeMb' | 'maxFiles'>,
  { name, size }: UnsentFile,
  taken: number,
): FileRefusal | null {
  if (taken >= field.maxFiles) return 'full';
  const refused = refusedFor(field, { extension: claimedType(name), size });
  return refused !== 'type' && size === 0 ? 'empty' : refused;
}
