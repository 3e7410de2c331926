/** Files that an office attaches to what it publishes: the guide of a program, a notice. */
import type { FileField } from '../definition';

/** Texts, templates to be filled in, and archives of both. */
export const officeFileRules = {
  type: 'file',
  accept: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'zip', 'ofd'],
  maxSizeMb: 50,
} satisfies Partial<FileField>;
