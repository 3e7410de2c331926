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

/** The reason why a file cannot be sent, as a key of the portal's texts with its values; null when it can. */
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

/** How many files a box takes, as a key of the portal's texts: said before anything is chosen. */
export function countRule(fewest: number, limit: number): FileRefusal {
  if (fewest < 2) return { key: 'forms.file.atMost', values: { limit } };
  const key = fewest < limit ? 'forms.file.between' : 'forms.file.exactly';
  return { key, values: { fewest, limit } };
}

/** Types that a box takes, as it says them. */
export const formatAcceptedTypes = (field: Pick<FileField, 'accept'>): string =>
  listAcceptedTypes(field, isOfdAccepted()).join(' / ');

/** For the `accept` attribute of an input. */
export const buildAcceptAttribute = (field: Pick<FileField, 'accept'>): string =>
  listAcceptedTypes(field, isOfdAccepted())
    .flatMap((type) => (type === 'jpg' ? [type, ...JPG_SPELLINGS] : [type]))
    .map((extension) => `.${extension}`)
    .join(',');

/** For an input that opens the camera: phones make a JPEG of what they take. */
export const PICTURES = 'image/jpeg';
export const isPictureAccepted = ({ accept }: Pick<FileField, 'accept'>): boolean => accept.includes('jpg');
