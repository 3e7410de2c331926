import type { Answers, Form, Row, TableSection } from '@domain/definition';
import { rowsAt, yearField } from '@/filling/draft/changes';

/**
 * A matrix has one row per year and per row of another table. The rows that are not there yet, in the order of the other
 * table and the years; none in tables that are no matrix.
 */
export function missingCrossings(section: TableSection, form: Form, filled: Answers): Row[] {
  const year = section.columns.find((column) => column.type === 'year');
  const choice = section.columns.find((column) => 'options' in column && 'rowsOf' in column.options);
  if (section.layout !== 'matrix' || !year || !choice || !('options' in choice)) return [];
  const { options } = choice;
  if (!('rowsOf' in options)) return [];
  const grid = form.sections.find((candidate) => candidate.kind === 'yearly');
  const years = grid ? rowsAt(filled, grid.key).map((row) => row[yearField(grid) ?? '']) : [];
  const others = rowsAt(filled, options.rowsOf).map((row) => row[options.column]);
  const isThere = (wanted: Row) =>
    rowsAt(filled, section.key).some(
      (row) => row[year.key] === wanted[year.key] && row[choice.key] === wanted[choice.key],
    );
  return others
    .flatMap((other) => years.map((each): Row => ({ [year.key]: each, [choice.key]: other })))
    .filter((crossing) => !isThere(crossing));
}
