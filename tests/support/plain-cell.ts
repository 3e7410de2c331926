import type { PlainCell } from '../../domain/spreadsheet/model';

/** Makes the cell of a read sheet that holds a text or a number; an empty one for null and for an empty text. */
export const toPlainCell = (value: string | number | null): PlainCell => {
  if (value === null || value === '') return null;
  return typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'number', number: value };
};
