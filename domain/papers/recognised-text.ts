/** Text that was recognised in the picture of a page, as pieces with their places. All of it is doubtful: nobody typed it. */
import type { PagePixels, PageText, TextPiece } from './page-text';

/** Brightness, of 255, from which a point is paper: seals, the tint of licences and the grey of copies are brighter. */
const PAPER = 190;

/**
 * Picture in grey as the recogniser takes it, a PGM file (P5). Grey is the red light alone: seals and stamps are red, so that the words
 * below them remain.
 */
export function toGreyPicture({ data, width, height }: PagePixels): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + width * height);
  file.set(head);
  for (let at = 0; at < width * height; at++)
    file[head.length + at] = Math.min(255, ((data[at * 4] ?? 255) / PAPER) * 255);
  return file;
}

/** Columns of the recogniser's table, and its levels of lines and words. */
const COLUMNS = { level: 0, x: 6, y: 7, width: 8, height: 9, text: 11 } as const;
const LINE = 4;
const WORD = 5;

/** Gap between words that is as wide as that between two columns, and one that separates words, in heights of their line. */
const COLUMN_GAP = 0.9;
const WORD_GAP = 0.3;

/** Signs that the recogniser takes for others, where only one of the two makes sense. */
const MISREAD: readonly [RegExp, string][] = [
  [/(?<=\d)[;:'](?=\d{3}(?!\d))/g, ','],
  [/[〈《]([^〈《〉》)）]*[)）])/g, '($1'],
  [/(?<=[期年])未(?=余额|数|$)/g, '末'],
  [/(?<=以)[“"]一[”"]/g, '“-”'],
  [/([\u4e00-\u9fff]) ?[(（]([\u4e00-\u9fff]+)[)）]/g, '$1（$2）'],
  [/） (?=[\u4e00-\u9fff])/g, '）'],
];

/** A quotation, or a quotation mark on its own: that is a spot, or the blank between a label and its value. */
const QUOTED = /“[^“”]*”|[。,，]?\s{0,9}[“”"|]\s*/g;

const correctMisread = (text: string): string =>
  MISREAD.reduce((corrected, [misread, right]) => corrected.replace(misread, right), text)
    .replace(QUOTED, (quoted) => (/^“.*”$/.test(quoted) ? quoted : ' '))
    .trim();

/**
 * Words of the recogniser's table (TSV, in pixels) as text of a page of the given size in points. Words of one cell are one piece with the
 * height of their line: a dash or the figure one in Chinese is flat, and would be taken for tiny.
 */
export function toRecognisedText(
  table: string,
  picture: { width: number },
  { width, height }: { width: number; height: number },
): PageText {
  const scale = width / picture.width;
  const pieces: TextPiece[] = [];
  let line = { y: 0, height: 0 };
  let open: TextPiece | null = null;
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const read = (column: keyof typeof COLUMNS) => Number(cells[COLUMNS[column]]);
    const inPoints = (column: keyof typeof COLUMNS) => read(column) * scale;
    if (read('level') === LINE) {
      line = { y: inPoints('y'), height: inPoints('height') };
      open = null;
    }
    const text = cells[COLUMNS.text]?.trim();
    if (read('level') !== WORD || !text) continue;
    const word = { ...line, x: inPoints('x'), width: inPoints('width'), text, doubt: 'layer' as const };
    const gap: number = open ? word.x - open.x - open.width : Number.POSITIVE_INFINITY;
    if (open && gap < line.height * COLUMN_GAP) {
      open.text += gap > line.height * WORD_GAP ? ` ${text}` : text;
      open.width = word.x + word.width - open.x;
    } else {
      open = word;
      pieces.push(word);
    }
  }
  return { width, height, pieces: pieces.map((piece) => ({ ...piece, text: correctMisread(piece.text) })) };
}
