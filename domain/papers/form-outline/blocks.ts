/** A form on paper, as far as its layout says what it asks for: paragraphs and tables in their order. */
export type PaperBlock = { kind: 'paragraph'; text: string } | { kind: 'table'; rows: PaperRow[] };

/** Cells of a row from the start of the line; a cell that several rows share is in the first of them alone. */
export type PaperRow = string[];

/** Bounds of what is read: far above any form. */
export const OUTLINE_LIMITS = {
  blocks: 5_000,
  rows: 5_000,
  cells: 200,
  /** Characters of a cell or paragraph. */
  text: 2_000,
  sections: 60,
  /** Fields of a section. */
  fields: 200,
} as const;

/** Start of a heading: `一、`, `（二）`, `第三章`. */
export const HEADING =
  /^(?:[一二三四五六七八九十]{1,3}[、.．]|[（(][一二三四五六七八九十]{1,3}[)）]|第[一二三四五六七八九十]{1,3}[章部节])/;

export const collapseSpaces = (text: string): string =>
  text
    .replace(/[\s\u3000]+/g, ' ')
    .trim()
    .slice(0, OUTLINE_LIMITS.text);
