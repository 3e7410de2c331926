import { isVisibleText } from '../checks/characters';
import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Row,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import { say, type Text, wordText } from '../text';

export type RowSection = TableSection | YearlySection;

export const isRowSection = (section: Section): section is RowSection =>
  section.kind === 'table' || section.kind === 'yearly';

/** The fields, columns or indicators of a section. */
export function listSectionFields(section: Section): Field[] {
  if (section.kind === 'table') return section.columns;
  if (section.kind === 'yearly') return section.indicators;
  return section.fields;
}

/** Short name of a section for lists and buttons: its own, else the title without the suffix 表 and brackets before it. */
export const getSectionShortTitle = ({ shortTitle, title }: Section): Text =>
  shortTitle ??
  wordText((language) =>
    say(title, language)
      .replace(/(情况)?(汇总|明细)?表$/, '')
      .replace(/（[^（）]*）$| \([^()]*\)$/, ''),
  );

const NUMBERS: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan', 'percent']);
/** True for fields of amounts, counts and shares; a year is none of them. */
export const isNumberField = ({ type }: { type: string }): boolean => NUMBERS.has(type);

/** True for fields that a person types in: neither computed nor numbered by the engine. */
export const isTypedField = (field: Field): boolean => !field.computed && !field.auto;

/**
 * True for read-only fields: their values are taken over or chosen elsewhere, and functions that fill in many values skip them.
 */
export const isReadOnlyField = ({ readonly }: Field): boolean => readonly === true;

/** Maximum number of rows of a table without a limit of its own. */
const ROWS_AT_MOST = 1000;

export const getRowLimit = (section: RowSection): number =>
  (section.kind === 'table' ? section.maxRows : undefined) ?? ROWS_AT_MOST;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Rows of a section, unchanged; empty where the answers have no list there. */
export function getSectionRows(answers: Answers, section: Section): Row[] {
  const value = answers[section.key];
  return Array.isArray(value) ? value.filter(isRecord as (row: unknown) => row is Row) : [];
}

export function getSectionAnswers(answers: Answers, section: Section): FieldAnswers {
  const value = answers[section.key];
  return isRecord(value) ? (value as FieldAnswers) : {};
}

/** Memoizes a function of a section: the sections of a form never change, and saves call such functions often. */
export function memoizeBySection<T>(find: (section: Section) => T): (section: Section) => T {
  const found = new WeakMap<Section, { value: T }>();
  return (section) => {
    const known = found.get(section);
    if (known) return known.value;
    const value = find(section);
    found.set(section, { value });
    return value;
  };
}

/** Keys of the given rows that are sums of others. */
export const sumRowsOf = memoizeBySection(
  (section): ReadonlySet<string> =>
    new Set(
      section.kind === 'table'
        ? section.fixedRows?.filter((row) => row.sumOf).map((row) => row.key)
        : undefined,
    ),
);

/** Columns that a matrix crosses: the year, and the choice of a row of another table. Null for any other section. */
export const findCrossing = memoizeBySection((section) => {
  if (section.kind !== 'table' || section.layout !== 'matrix') return null;
  const year = section.columns.find((column) => column.type === 'year');
  const choice = section.columns.find((column) => column.key === section.crossedBy);
  return year && choice ? { year, choice } : null;
});

/** Fields that the engine fills in. */
export const listComputedFields = memoizeBySection((section) =>
  listSectionFields(section).filter((field) => field.computed),
);

/** True where nothing was typed into the row: it contains at most its identity and computed values. */
export const isBlankRow = (section: RowSection, row: Row): boolean =>
  listSectionFields(section).every((field) => !isTypedField(field) || isEmpty(row[field.key]));

/** Name of a row in the path of a change: its identity or year; undefined for a row with neither. */
export const getRowName = ({ row, affiliation_year: year }: Row): string | undefined =>
  row ?? (typeof year === 'number' ? String(year) : undefined);

/** True for equal values; lists are compared by their items. */
export const isSameFieldValue = (a: AnswerValue, b: AnswerValue): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((each, i) => each === b[i])
    : a === b;

/** True where submission treats the value as missing: empty lists, and texts of invisible characters, included. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && !isVisibleText(value)) ||
  (Array.isArray(value) && value.length === 0);

/** Records that people fill in: the section itself, or its rows without sums. */
export function listSectionRecords(section: Section, filled: Answers): FieldAnswers[] {
  if (!isRowSection(section)) return [getSectionAnswers(filled, section)];
  const sums = sumRowsOf(section);
  return getSectionRows(filled, section).filter((row) => !sums.has(row.row ?? ''));
}
