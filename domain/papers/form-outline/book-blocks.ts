/** Tables of a workbook: each sheet under its name, its lines parted where a row is empty. */
import type { PlainCell, ReadBook } from '../../spreadsheet/model';
import { collapseSpaces, HEADING, OUTLINE_LIMITS, type PaperBlock, type PaperRow } from './blocks';

function getText(cell: PlainCell | undefined): string {
  if (!cell) return '';
  if (cell.kind === 'text') return collapseSpaces(cell.text);
  if (cell.kind === 'number') return String(cell.number);
  return cell.kind === 'date' ? cell.date : '';
}

/** The first line, and a numbered one, is a heading where it has nothing beside it: merged cells are not told. */
const isHeading = (row: PaperRow, index: number): boolean =>
  row.findLastIndex(Boolean) === 0 && (index === 0 || HEADING.test(row[0] ?? ''));

/** Empty cells after the last text of all lines are no places. */
function readRows(rows: ReadBook['sheets'][number]['rows']): PaperRow[] {
  const read = rows
    .slice(0, OUTLINE_LIMITS.rows)
    .map(({ cells }) => cells.slice(0, OUTLINE_LIMITS.cells).map(getText))
    .filter((row) => row.some(Boolean));
  const width = Math.max(0, ...read.map((row) => row.findLastIndex(Boolean) + 1));
  return read.map((row, index) =>
    isHeading(row, index) ? row.slice(0, 1) : Array.from({ length: width }, (_, at) => row[at] ?? ''),
  );
}

export function readBookBlocks({ sheets }: ReadBook): PaperBlock[] {
  return sheets.flatMap(({ name, rows }): PaperBlock[] => [
    { kind: 'paragraph', text: collapseSpaces(name) },
    { kind: 'table', rows: readRows(rows) },
  ]);
}
