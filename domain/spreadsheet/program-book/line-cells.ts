import type { Field } from '../../definition';
import { findLinesHeadRow } from '../lines';
import { sheetWords } from '../messages';
import { formatCellName, type PlainCell, type ReadSheet } from '../model';

const textOf = (cell: PlainCell | undefined): string => (cell?.kind === 'text' ? cell.text.trim() : '');

/** Name of the cell with the value of a field, on a sheet with a line for each field; empty where it has none. */
export function findLineCell({ rows, ...sheet }: ReadSheet, field: Field): string {
  const head = rows.find(({ number }) => number === findLinesHeadRow({ ...sheet, rows }));
  const content = head?.cells.findIndex((cell) =>
    [sheetWords.content.zh, sheetWords.content.en].includes(textOf(cell)),
  );
  const line = rows.find(({ cells }) =>
    cells.some((cell) => [field.key, field.zh, field.en].includes(textOf(cell))),
  );
  return line && content !== undefined && content >= 0 ? formatCellName(content, line.number) : '';
}
