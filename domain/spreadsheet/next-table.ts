/** Another table below the first one of a sheet: its headings and records would become records of the first. */
import { isRowNumber, type SheetHeader } from './header';
import { normaliseHeading } from './headings';
import { isRepeatedHead } from './inner-rows';
import { getCellText, type ReadRow } from './model';

/** Headings of the first table by which a row is known to be one of headings. */
const SHARED_AT_LEAST = 2;

/** An answer, which a heading of row numbers may look like. */
const ANSWER = /^\s*no\s*$/i;

const listTexts = ({ cells }: ReadRow): string[] => cells.filter(Boolean).map(getCellText);

/**
 * Returns a test for headings of other columns: texts alone, that of row numbers before them, or several of the first table.
 * Texts longer than its headings are none, which spares most cells of a long list.
 */
function createHeadTest({ row: identity, heads }: SheetHeader): (row: ReadRow) => boolean {
  const known = new Set(heads.map(({ text }) => normaliseHeading(text)));
  const longest = 2 * Math.max(0, ...heads.map(({ text }) => text.length));
  const isShared = (text: string) => text.length <= longest && known.has(normaliseHeading(text));
  return (row) => {
    const [first = '', ...others] = listTexts(row);
    const isOfTexts = row.cells.every((cell) => cell === null || cell.kind === 'text');
    if (others.length === 0 || !isOfTexts || row.cells[identity ?? -1]) return false;
    const isNumbered = first.length <= longest && isRowNumber(first) && !ANSWER.test(first);
    const isHead = isNumbered || [first, ...others].filter(isShared).length >= SHARED_AT_LEAST;
    return isHead && !isRepeatedHead(row, heads);
  };
}

/** Splits the rows below the headings before the next table, which begins with its title. */
export function splitAtNextTable(
  rows: readonly ReadRow[],
  header: SheetHeader,
): { own: readonly ReadRow[]; next: readonly ReadRow[] } {
  const isOtherHead = createHeadTest(header);
  const head = rows.findIndex((row, at) => at > 0 && isOtherHead(row));
  if (head < 0) return { own: rows, next: [] };
  const isTitle = listTexts(rows[head - 1] as ReadRow).length === 1;
  const start = isTitle ? head - 1 : head;
  return { own: rows.slice(0, start), next: rows.slice(start) };
}
