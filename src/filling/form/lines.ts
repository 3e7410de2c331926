import type {
  Answers,
  AnswerValue,
  Field,
  FormScope,
  Row,
  TableSection,
  YearlySection,
} from '@domain/definition';
import { listExpectedYears, listHiddenYears } from '@domain/filing/scope';
import { isReadOnlyField, isTypedField, type RowSection, sumRowsOf } from '@domain/filing/sections';
import {
  findRow,
  findYearField,
  getRowIdentity,
  getSectionRows,
  type RowIdentity,
} from '@/filling/draft/changes';

/** One row of a table or yearly table for rendering: typed and computed values. */
export interface SectionLine {
  identity: RowIdentity;
  /** Index in the filled answers, which paths use. */
  index: number;
  /** Row as typed, including the last key press. */
  typed: Row;
  /** Row with computed values; may lag behind. */
  filled: Row;
  /** A given row whose numbers are sums. */
  isSum: boolean;
}

/** Lines of a table whose rows people add, in the order of the answers. */
function freeLines(section: TableSection, answers: Answers, filled: Answers): SectionLine[] {
  const filledRows = new Map(getSectionRows(filled, section.key).map((row) => [row.row, row]));
  return getSectionRows(answers, section.key).map((typed, index) => ({
    identity: { row: typed.row },
    index,
    typed,
    filled: filledRows.get(typed.row) ?? typed,
    isSum: false,
  }));
}

function givenLines(section: TableSection, answers: Answers, filled: Answers): SectionLine[] {
  const sums = sumRowsOf(section);
  return getSectionRows(filled, section.key).map((row, index) => ({
    identity: { row: row.row },
    index,
    typed: findRow(answers, section.key, { row: row.row }) ?? {},
    filled: row,
    isSum: sums.has(row.row ?? ''),
  }));
}

/**
 * Lines of a yearly table in the order of the years: every expected year, with or without a stored row, and stored rows of other
 * years, which are to be removed. Years that are hidden keep their figures, but are left out.
 */
function yearLines(
  section: YearlySection,
  answers: Answers,
  filled: Answers,
  scope: FormScope,
): SectionLine[] {
  const key = findYearField(section) ?? 'affiliation_year';
  const rows = getSectionRows(filled, section.key);
  const hidden = listHiddenYears(section, scope);
  const stored = rows.map((row) => row[key]).filter((year) => !hidden.includes(Number(year)));
  const years = [...new Set<AnswerValue>([...listExpectedYears(section, scope), ...stored])].sort(
    (a, b) => Number(a) - Number(b),
  );
  return years.map((year, place) => {
    const index = rows.findIndex((row) => row[key] === year);
    const found = rows[index];
    const identity = found ? getRowIdentity(section, found) : { [key]: year };
    return {
      identity,
      index: found ? index : rows.length + place,
      typed: findRow(answers, section.key, identity) ?? {},
      filled: found ?? identity,
      isSum: false,
    };
  });
}

/** Builds the lines of a section for rendering. */
export function buildSectionLines(
  section: RowSection,
  answers: Answers,
  filled: Answers,
  scope: FormScope,
): SectionLine[] {
  if (section.kind === 'yearly') return yearLines(section, answers, filled, scope);
  return section.fixedRows ? givenLines(section, answers, filled) : freeLines(section, answers, filled);
}

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan', 'percent']);

/** True for fields whose digits are aligned in columns. */
export const isNumeric = ({ type }: Field): boolean => NUMBERS.has(type) || type === 'year';

/** True for an input cell, except numbers in a sum row. */
export const isTypedCell = (line: SectionLine, field: Field): boolean =>
  isTypedField(field) && !(line.isSum && NUMBERS.has(field.type));

/** True for a cell that can be edited by typing or pasting. */
export const isEditableCell = (line: SectionLine, field: Field): boolean =>
  isTypedCell(line, field) && !isReadOnlyField(field);

export const getCellValue = (line: SectionLine, field: Field): AnswerValue =>
  isTypedCell(line, field) ? line.typed[field.key] : line.filled[field.key];

export const formatCellPath = (section: string, line: SectionLine, field: Field): string =>
  `${section}[${line.index}].${field.key}`;
