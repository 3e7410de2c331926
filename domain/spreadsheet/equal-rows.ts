/**
 * Rows of a file without identity that repeat rows of the table: whoever copies a table into a new workbook leaves its hidden
 * column behind.
 */
import type { Answers } from '../definition';
import { readValue, toCell } from './cells';
import type { SheetHeader } from './header';
import { getCellText, type PlainCell, type ReadRow } from './model';
import { getColumnValue, type SourceRow, type TableSource } from './source';

/** Filled columns by which a row is known: two records may share a single value by chance. */
const FILLED_AT_LEAST = 2;

type Field = SheetHeader['fields'][number];

/** Finds the row of the table that has all values of a row of the file; each of `source` once, and none of those `found` before. */
export function createEqualRowFinder(
  source: TableSource,
  { fields, row: identity }: SheetHeader,
  filled: Answers,
  found: ReadonlySet<SourceRow | undefined>,
): (row: ReadRow) => SourceRow | undefined {
  if (source.kind !== 'added' || source.rows.length === 0) return () => undefined;
  const typed = fields.filter(({ column }) => column.isTyped);
  const waiting = new Map<string, SourceRow[]>();
  for (const row of source.rows) {
    if (found.has(row)) continue;
    const parts = typed.map(({ column }) => {
      const cell = toCell(column.field, getColumnValue(row, column), column.choices, 'zh');
      return readPart({ column }, cell, filled);
    });
    const key = joinParts(parts);
    if (key) waiting.set(key, [...(waiting.get(key) ?? []), row]);
  }
  return ({ cells }) => {
    if (getCellText(cells[identity ?? -1])) return undefined;
    const key = joinParts(typed.map((field) => readPart(field, cells[field.place] ?? null, filled)));
    return key === undefined ? undefined : waiting.get(key)?.shift();
  };
}

/** The value of a cell, or the cell where it is no value of its column; undefined where it holds neither. */
function readPart({ column, unit }: Omit<Field, 'place'>, cell: PlainCell, filled: Answers): unknown {
  const read = readValue(column.field, cell, column.choices, filled, unit);
  if ('value' in read) return read.value;
  return cell?.kind === 'formula' || cell?.kind === 'error' ? undefined : cell;
}

function joinParts(parts: readonly unknown[]): string | undefined {
  const isKnown = parts.filter((part) => part !== null).length >= FILLED_AT_LEAST;
  return isKnown && !parts.includes(undefined) ? JSON.stringify(parts) : undefined;
}
