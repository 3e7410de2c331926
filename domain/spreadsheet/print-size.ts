/** Size of the texts and pages of a written sheet. Widths are in characters of a column, heights in points. */

/** Chinese characters and others as wide as two letters. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/g;

const measureLine = (line: string): number => line.length + (line.match(WIDE)?.length ?? 0);

export const measureText = (text: string): number => Math.max(...text.split('\n').map(measureLine));

/** Height of a line of Chinese characters, which are higher than Latin ones. */
const LINE_HEIGHT = 17;
/** Characters that the margins of a cell take. */
const MARGIN = 1;

const countLines = (line: string, width: number): number =>
  Math.max(1, Math.ceil(measureLine(line) / Math.max(1, width - MARGIN)));

/** Height of a row that shows its texts whole; null where each of them takes a single line. */
export function computeRowHeight(texts: readonly string[], widths: readonly number[]): number | null {
  const lines = texts.map((text, column) =>
    text.split('\n').reduce((sum, line) => sum + countLines(line, widths[column] ?? 1), 0),
  );
  const most = Math.max(1, ...lines);
  return most === 1 ? null : most * LINE_HEIGHT;
}

/** Widths that an A4 page shows at a size that can be read: upright, and on its side at most. */
const UPRIGHT = 100;
const ON_ITS_SIDE = 220;

export interface SheetPages {
  orientation: 'portrait' | 'landscape';
  /** Number of pages beside each other. */
  across: number;
}

/** How a sheet with columns of these widths is printed: on the width of a page, or of as few pages as can be read. */
export function choosePages(widths: readonly number[]): SheetPages {
  const width = widths.reduce((sum, each) => sum + each, 0);
  return {
    orientation: width > UPRIGHT ? 'landscape' : 'portrait',
    across: Math.max(1, Math.ceil(width / ON_ITS_SIDE)),
  };
}
