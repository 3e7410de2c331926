import type { FileField } from '@domain/definition';
import {
  findUploadRefusal,
  isPhonePhoto,
  JPG_SPELLINGS,
  listAcceptedTypes,
  type UnsentFile,
} from '@domain/files/names';
import { formatBytes } from '@domain/files/size';
import { isOfdAccepted } from '@/utils/officeSettings';

/** Reason why a file cannot be uploaded: a text key with its values. */
export interface FileRefusal {
  key: string;
  values: Record<string, string | number>;
}

/** Validates a file before upload; `taken` is the number of files in the field. */
export function findFileRefusal(file: UnsentFile, field: FileField, taken: number): FileRefusal | null {
  const { name, size } = file;
  switch (findUploadRefusal(field, file, taken, isOfdAccepted())) {
    case 'full':
      return { key: 'forms.file.tooMany', values: { limit: field.maxFiles } };
    case 'type':
      if (isPhonePhoto(name)) return { key: 'forms.file.phonePhoto', values: { name } };
      if (field.accept.length === 0) return { key: 'forms.file.noTypes', values: {} };
      return { key: 'forms.file.wrongType', values: { name, types: formatAcceptedTypes(field) } };
    case 'empty':
      return { key: 'forms.file.empty', values: { name } };
    case 'size':
      return {
        key: 'forms.file.tooLarge',
        values: { name, limit: field.maxSizeMb, size: formatBytes(size) },
      };
    default:
      return null;
  }
}

/** Rule for the number of files in a field, as a text key with its values; shown before files are chosen. */
export function countRule(fewest: number, limit: number): FileRefusal {
  if (fewest < 2) return { key: 'forms.file.atMost', values: { limit } };
  const key = fewest < limit ? 'forms.file.between' : 'forms.file.exactly';
  return { key, values: { fewest, limit } };
}

/** Formats the accepted file types of a field for display. */
export const formatAcceptedTypes = (field: Pick<FileField, 'accept'>): string =>
  listAcceptedTypes(field, isOfdAccepted()).join(' / ');

/** Builds the `accept` attribute of a file input. */
export const buildAcceptAttribute = (field: Pick<FileField, 'accept'>): string =>
  listAcceptedTypes(field, isOfdAccepted())
    .flatMap((type) => (type === 'jpg' ? [type, ...JPG_SPELLINGS] : [type]))
    .map((extension) => `.${extension}`)
    .join(',');

/** `accept` attribute of an input that opens the camera: phones take JPEG photos. */
export const PICTURES = 'image/jpeg';
export const isPictureAccepted = ({ accept }: Pick<FileField, 'accept'>): boolean => accept.includes('jpg');
