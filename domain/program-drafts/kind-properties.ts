/** Properties that a new field has to state by its kind: the length of its texts in characters, the size and number of its files. */
import type { FieldType } from '../definition';

interface KindProperties {
  maxLength?: number;
  maxSizeMb?: number;
  maxFiles?: number;
}

const PROPERTIES: Partial<Record<FieldType, KindProperties>> = {
  text: { maxLength: 100 },
  textarea: { maxLength: 1000 },
  file: { maxSizeMb: 20, maxFiles: 1 },
};

export const getKindProperties = (type: FieldType): KindProperties => PROPERTIES[type] ?? {};
