import type { Answers, Form } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { type Cell, fieldsAt, findRow, identityOf, rowsAt } from '@/filling/draft/changes';

/** The cell that a path leads to now: rows move, the cell stays. Null when nothing is there. */
export function cellAt(path: string, form: Pick<Form, 'sections'>, filled: Answers): Cell | null {
  const parsed = parsePath(path);
  const section = form.sections.find(({ key }) => key === parsed?.section);
  if (!parsed?.field || !section) return null;
  const cell: Cell = { section: section.key, field: parsed.field };
  if (parsed.row === undefined) return cell;
  const row = rowsAt(filled, section.key)[parsed.row];
  return row ? { ...cell, row: identityOf(section, row) } : null;
}

/** True if the row of a cell is stored; a row that was there and is no more has been deleted. */
export const isInAnswers = (cell: Cell, answers: Answers): boolean =>
  cell.row === undefined || findRow(answers, cell.section, cell.row) !== undefined;

/** The ids of the files that an answer names. */
export function idsAt({ section, row, field }: Cell, answers: Answers): string[] {
  const record = row ? findRow(answers, section, row) : fieldsAt(answers, section);
  const value = record?.[field];
  return Array.isArray(value) ? value.map(String) : [];
}
