import type {
  Answers,
  AnswerValue,
  Field,
  FormScope,
  Row,
  TableSection,
  YearlySection,
} from '@domain/definition';
import { listExpectedYears } from '@domain/filing/scope';
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
  /** Its place in the filled answers, which paths count by. */
  index: number;
  /** The row as typed, up to the last key. */
  typed: Row;
  /** The row with computed values; may trail behind. */
  filled: Row;
  /** A given row whose numbers are sums. */
  isSum: boolean;
}

/** Rows that people add: in the order in which they stand in the answers. */
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

/** Every expected year, whether it has a row yet or not, and rows of other years that hold something. */
function yearLines(
  section: YearlySection,
  answers: Answers,
  filled: Answers,
  scope: FormScope,
): SectionLine[] {
  const key = findYearField(section) ?? 'affiliation_year';
  const rows = getSectionRows(filled, section.key);
  const years = [
    ...new Set<AnswerValue>([...listExpectedYears(section, scope), ...rows.map((row) => row[key])]),
  ];
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

/** The rows of a section to draw. */
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

/** Digits, which stand below each other. */
export const isNumeric = ({ type }: Field): boolean => NUMBERS.has(type) || type === 'year';

/** True for an input cell, except numbers in a sum row. */
export const isTypedCell = (line: SectionLine, field: Field): boolean =>
  isTypedField(field) && !(line.isSum && NUMBERS.has(field.type));

/** A cell that people type in or paste into. */
export const isOpenCell = (line: SectionLine, field: Field): boolean =>
  isTypedCell(line, field) && !isReadOnlyField(field);

export const getCellValue = (line: SectionLine, field: Field): AnswerValue =>
  isTypedCell(line, field) ? line.typed[field.key] : line.filled[field.key];

export const formatCellPath = (section: string, line: SectionLine, field: Field): string =>
  `${section}[${line.index}].${field.key}`;
