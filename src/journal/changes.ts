/**
 * What a person did to the answers of a filing. A cell is named by its section, its row's identity and its field, never
 * by the place of the row: rows move, and rows that the engine scaffolds (years, given rows) may not be stored yet.
 */
import type { Answers, AnswerValue, FieldAnswers, Row, Section } from '@domain/programs/define';

/** What tells a row from its neighbours: `{ row: id }`, or `{ affiliation_year: 2024 }` in a year grid. */
export type RowIdentity = Row;

export interface Cell {
  section: string;
  /** Absent in sections that are not lists of rows. */
  row?: RowIdentity;
  field: string;
}

export interface Edit extends Cell {
  value: AnswerValue;
  /** The text as typed or pasted, when it could not be read; `value` is null then, and nothing of it is saved. */
  raw?: string;
}

export const cellKey = ({ section, row, field }: Cell): string =>
  row ? `${section}[${Object.values(row).join()}].${field}` : `${section}.${field}`;

const isRow = (candidate: Row, identity: RowIdentity): boolean =>
  Object.entries(identity).every(([key, value]) => candidate[key] === value);

/** The field that carries the year of a year grid's rows. */
export const yearField = (section: Section): string | undefined =>
  section.kind === 'yearly'
    ? section.indicators.find((field) => field.auto === 'reporting_year')?.key
    : undefined;

export function identityOf(section: Section, row: Row): RowIdentity {
  const year = yearField(section);
  return year && row[year] != null ? { [year]: row[year] } : { row: row.row };
}

export const rowsAt = (answers: Answers, section: string): Row[] => {
  const found = answers[section];
  return Array.isArray(found) ? found : [];
};

export const fieldsAt = (answers: Answers, section: string): FieldAnswers => {
  const found = answers[section];
  return found && !Array.isArray(found) ? found : {};
};

export const findRow = (answers: Answers, section: string, identity: RowIdentity): Row | undefined =>
  rowsAt(answers, section).find((row) => isRow(row, identity));

function editOne(answers: Answers, { section, row, field, value }: Edit): Answers {
  if (!row) return { ...answers, [section]: { ...fieldsAt(answers, section), [field]: value } };
  const rows = rowsAt(answers, section);
  const next = rows.some((candidate) => isRow(candidate, row))
    ? rows.map((candidate) => (isRow(candidate, row) ? { ...candidate, [field]: value } : candidate))
    : [...rows, { ...row, [field]: value }];
  return { ...answers, [section]: next };
}

/** A copy with the edits applied; what was not edited stays the same object. */
export const applyEdits = (answers: Answers, edits: readonly Edit[]): Answers =>
  edits.reduce(editOne, answers);

/** Remembers the texts that could not be read, and forgets those that have been mended. */
export function applyRaw(unreadable: Record<string, string>, edits: readonly Edit[]): Record<string, string> {
  const next = { ...unreadable };
  for (const edit of edits) {
    if (edit.raw === undefined) delete next[cellKey(edit)];
    else next[cellKey(edit)] = edit.raw;
  }
  return next;
}

/**
 * Gives an id to rows that came without one, so that they can be told apart from now on. The id follows from the place:
 * two people who open the same filing give the same ids, and their changes can be merged.
 */
export function withRowIds(sections: readonly Section[], answers: Answers): Answers {
  const next: Answers = { ...answers };
  for (const section of sections) {
    if (section.kind !== 'table' || section.fixedRows) continue;
    const rows = rowsAt(answers, section.key);
    if (rows.every((row) => row.row)) continue;
    next[section.key] = rows.map((row, index) => (row.row ? row : { ...row, row: `r${index + 1}` }));
  }
  return next;
}
