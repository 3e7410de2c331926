/** Cells of a row that hold expressions, and what these can name. */
import type { Row } from '@domain/definition';
import { EXPRESSION_PARAMETERS } from '@domain/program-documents/compile';
import { findItemTable, singleTables } from '@domain/program-documents/tables/definitions';
import type { ExpressionPlace } from '@domain/program-documents/vocabulary';

const CONDITIONS: ReadonlySet<string> = new Set([
  'showWhen',
  'requiredWhen',
  'applies',
  'check',
  'isShown',
  'minRowsWhen',
]);

export const isCondition = (column: string): boolean => CONDITIONS.has(column);

/** True for the column of a figure with its threshold. */
export const isFigure = (column: string): boolean => column === 'figure';

const splitLines = (cell: unknown): string[] =>
  typeof cell === 'string'
    ? cell
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
    : [];

function findPath(table: string, column: string): readonly string[] {
  const columns = [
    ...(findItemTable(table)?.columns ?? []),
    ...singleTables
      .filter(({ key }) => key === table)
      .flatMap(({ singles }) => singles.flatMap((each) => each.columns)),
  ];
  return columns.find(({ field }) => field.key === column)?.at ?? [];
}

/** Returns what the expression in a cell can name; null for a cell without one. `tableOf`: the table that a column belongs to. */
export function findExpressionPlace(
  table: string,
  column: string,
  row: Row,
  tableOf: string | null,
): ExpressionPlace | null {
  if (table === 'expressions' && column === 'text') return { parameters: splitLines(row.parameters) };
  const property = findPath(table, column).at(-1) ?? '';
  const parameters = Object.hasOwn(EXPRESSION_PARAMETERS, property)
    ? EXPRESSION_PARAMETERS[property]
    : undefined;
  if (!parameters) return null;
  return {
    parameters:
      tableOf === null ? parameters.filter((name) => name !== 'row' && name !== 'previous') : parameters,
    ...(tableOf !== null && { table: tableOf }),
  };
}
