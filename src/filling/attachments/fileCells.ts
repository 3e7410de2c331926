/** Cells that hold files: an answer is the list of their ids. */
import type { Answers, Form } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import {
  type AnswerCell,
  findRow,
  formatCellKey,
  getRowIdentity,
  getSectionFields,
  getSectionRows,
} from '@/filling/draft/changes';

/** Returns the cell at a path: row indexes change, the identity of the cell does not. null where the row is missing. */
export function findFileCell(path: string, form: Pick<Form, 'sections'>, filled: Answers): AnswerCell | null {
  const parsed = parsePath(path);
  const section = form.sections.find(({ key }) => key === parsed?.section);
  if (!parsed?.field || !section) return null;
  const cell: AnswerCell = { section: section.key, field: parsed.field };
  if (parsed.row === undefined) return cell;
  const row = getSectionRows(filled, section.key)[parsed.row];
  return row ? { ...cell, row: getRowIdentity(section, row) } : null;
}

/** True if the row of a cell is stored. A row that was stored before and is not any more was deleted. */
export const isInAnswers = (cell: AnswerCell, answers: Answers): boolean =>
  cell.row === undefined || findRow(answers, cell.section, cell.row) !== undefined;

/** Returns the file ids in an answer. */
export function listFileIds({ section, row, field }: AnswerCell, answers: Answers): string[] {
  const record = row ? findRow(answers, section, row) : getSectionFields(answers, section);
  const value = record?.[field];
  return Array.isArray(value) ? value.map(String) : [];
}

export const isSameCell = (one: AnswerCell, other: AnswerCell): boolean =>
  formatCellKey(one) === formatCellKey(other);
