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

/** True for headings of other columns: texts alone, that of row numbers before them, or several of the first table. */
function isOtherHead(row: ReadRow, { row: identity, heads }: SheetHeader): boolean {
  const [first = '', ...others] = listTexts(row);
  const isOfTexts = row.cells.every((cell) => cell === null || cell.kind === 'text');
  if (others.length === 0 || !isOfTexts || row.cells[identity ?? -1] || isRepeatedHead(row, heads))
    return false;
  const known = new Set(heads.map(({ text }) => normaliseHeading(text)));
  const shared = [first, ...others].filter((text) => known.has(normaliseHeading(text)));
  return (isRowNumber(first) && !ANSWER.test(first)) || shared.length >= SHARED_AT_LEAST;
}

/** Splits the rows below the headings before the next table, which begins with its title. */
export function splitAtNextTable(
  rows: readonly ReadRow[],
  header: SheetHeader,
): { own: readonly ReadRow[]; next: readonly ReadRow[] } {
  const head = rows.findIndex((row, at) => at > 0 && isOtherHead(row, header));
  if (head < 0) return { own: rows, next: [] };
  const isTitle = listTexts(rows[head - 1] as ReadRow).length === 1;
  const start = isTitle ? head - 1 : head;
  return { own: rows.slice(0, start), next: rows.slice(start) };
}
