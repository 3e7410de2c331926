/** Items of a document, for a reader. */
export const ITEM_KINDS = [
  'program',
  'section',
  'field',
  'row',
  'dictionary',
  'option',
  'condition',
  'rule',
  'threshold',
  'expression',
  'paper',
  'form',
  'report',
  'scenario',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
