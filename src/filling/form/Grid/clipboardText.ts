/**
 * Text of the clipboard as a block of cells. A table of a word processor is read from its HTML: its plain text moves the cells
 * after a merged one, and makes a row of every paragraph in a cell.
 */
import { quoteCell } from './cellTexts';

/** Declarations of Word, which WPS writes too. Spreadsheets and other pages have sound plain text. */
const OF_WRITER = /urn:schemas-microsoft-com:office:word|ProgId["']? content=["']?Word/i;
const WIDTH_AT_MOST = 100;

export function readClipboardText(clipboard: Pick<DataTransfer, 'getData'>): string {
  const html = clipboard.getData('text/html');
  const block = OF_WRITER.test(html) ? readWriterTable(html) : null;
  return block?.map((texts) => texts.map(quoteCell).join('\t')).join('\n') ?? clipboard.getData('text/plain');
}

const squeeze = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** The cells of the only table of a page; null where it has several or a text beside it. */
function readWriterTable(html: string): string[][] | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const [table, another] = body.querySelectorAll('table');
  if (!table || another) return null;
  const rows = [...table.rows];
  const block = rows.map((): string[] => []);
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const place = firstFree(block[at] ?? []);
      for (const [down, texts] of block.slice(at, at + Math.max(cell.rowSpan, 1)).entries())
        for (let across = 0; across < Math.min(cell.colSpan, WIDTH_AT_MOST); across++)
          texts[place + across] = down + across === 0 ? readCell(cell) : '';
    }
  }
  table.remove();
  return squeeze(body.textContent) ? null : block;
}

/** Index of the first cell of a row that no cell merged from above covers. */
function firstFree(texts: readonly string[]): number {
  const gap = Array.from(texts).indexOf(undefined as never);
  return gap < 0 ? texts.length : gap;
}

/** Paragraphs of a cell in lines. Line breaks of the source are only blanks. */
function readCell(cell: HTMLTableCellElement): string {
  for (const line of cell.querySelectorAll('br')) line.replaceWith('\u2028');
  const paragraphs = [...cell.querySelectorAll('p')];
  const texts = (paragraphs.length > 0 ? paragraphs : [cell]).map(({ textContent }) => textContent ?? '');
  return texts
    .flatMap((text) => text.split('\u2028'))
    .map(squeeze)
    .filter(Boolean)
    .join('\n');
}
