import type { FileField } from '@domain/definition';
import { MEGABYTE, refusedFor } from '@domain/files/accepts';
import { claimedType } from '@domain/files/names';

/** The reason why a file cannot be sent, as a key of the portal's texts with its values; null when it can. */
export interface Refusal {
  key: string;
  values: Record<string, string | number>;
}

/** Looks at a file before anything is sent: `taken` files are in the list already. */
export function refusalOf(
  file: Pick<File, 'name' | 'size'>,
  field: FileField,
  taken: number,
): Refusal | null {
  const { name, size } = file;
  if (taken >= field.maxFiles) return { key: 'forms.file.tooMany', values: { limit: field.maxFiles } };
  const refused = refusedFor(field, { extension: claimedType(name), size });
  if (refused === 'type') {
    return { key: 'forms.file.wrongType', values: { name, types: field.accept.join(' / ') } };
  }
  if (size === 0) return { key: 'forms.file.empty', values: { name } };
  if (refused === 'size') {
    return { key: 'forms.file.tooLarge', values: { name, limit: field.maxSizeMb, size: readableSize(size) } };
  }
  return null;
}

/** For the `accept` attribute of an input. */
export const acceptOf = (field: Pick<FileField, 'accept'>): string =>
  field.accept.flatMap((type) => (type === 'jpg' ? ['.jpg', '.jpeg'] : [`.${type}`])).join(',');

export const readableSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(Math.min(bytes, 1), Math.round(bytes / 1024))} KB`
    : `${(bytes / MEGABYTE).toFixed(1)} MB`;

/** For an input that opens the camera: phones make a JPEG of what they take. */
export const PICTURES = 'image/jpeg';
export const takesPictures = ({ accept }: Pick<FileField, 'accept'>): boolean => accept.includes('jpg');
