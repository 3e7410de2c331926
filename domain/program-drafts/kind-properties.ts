/** Properties that a new field has to state by its kind: the length of its texts in characters, the types, size and number of its files. */
import type { FieldType, FileType } from '../definition';

interface KindProperties {
  maxLength?: number;
  accept?: FileType[];
  maxSizeMb?: number;
  maxFiles?: number;
}

const PROPERTIES: Partial<Record<FieldType, KindProperties>> = {
  text: { maxLength: 100 },
  textarea: { maxLength: 1000 },
  file: { accept: ['pdf', 'jpg', 'png'], maxSizeMb: 20, maxFiles: 1 },
};

export const getKindProperties = (type: FieldType): KindProperties => PROPERTIES[type] ?? {};
