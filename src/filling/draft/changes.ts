/**
 * Edits of the answers of a filing. A cell is addressed by section, row identity and field, never by row index: rows
 * move, and rows that the engine scaffolds (years, given rows) may not be stored yet.
 */
import type { Answers, AnswerValue, FieldAnswers, Row, Section } from '@domain/definition';

/** Identity of a row: `{ row: id }`, or `{ affiliation_year: 2024 }` in a yearly table. */
export type RowIdentity = Row;

export interface AnswerCell {
  section: string;
  /** Absent in sections that are not lists of rows. */
  row?: RowIdentity;
  field: string;
}

export interface CellEdit extends AnswerCell {
  value: AnswerValue;
  /** The text as typed or pasted, when it could not be read; `value` is null then, and nothing of it is saved. */
  raw?: string;
}

export const formatCellKey = ({ section, row, field }: AnswerCell): string =>
  row ? `${section}[${Object.values(row).join()}].${field}` : `${section}.${field}`;

const isRow = (candidate: Row, identity: RowIdentity): boolean =>
  Object.entries(identity).every(([key, value]) => candidate[key] === value);

/** Finds the field that holds the year of a row in a yearly table. */
export const findYearField = (section: Section): string | undefined =>
  section.kind === 'yearly'
    ? section.indicators.find((field) => field.auto === 'reporting_year')?.key
    : undefined;

export function getRowIdentity(section: Section, row: Row): RowIdentity {
  const year = findYearField(section);
  return year && row[year] != null ? { [year]: row[year] } : { row: row.row };
}

export const getSectionRows = (answers: Answers, section: string): Row[] => {
  const found = answers[section];
  return Array.isArray(found) ? found : [];
};

export const getSectionFields = (answers: Answers, section: string): FieldAnswers => {
  const found = answers[section];
  return found && !Array.isArray(found) ? found : {};
};

export const findRow = (answers: Answers, section: string, identity: RowIdentity): Row | undefined =>
  getSectionRows(answers, section).find((row) => isRow(row, identity));

/** Indexes rows by their value in a field, so that pasting 500 rows does not search 500 rows for each cell. */
function placesBy(rows: readonly Row[], field: string): Map<AnswerValue, number[]> {
  const places = new Map<AnswerValue, number[]>();
  for (const [place, row] of rows.entries()) {
    const there = places.get(row[field]);
    if (there) there.push(place);
    else places.set(row[field], [place]);
  }
  return places;
}

/** Edits of one list of rows. A row that is not stored yet is added at the end. */
function editRows(before: readonly Row[], edits: readonly CellEdit[]): Row[] {
  const rows = [...before];
  const indexes = new Map<string, ReturnType<typeof placesBy>>();
  const add = (identity: RowIdentity): number => {
    const place = rows.push({ ...identity }) - 1;
    for (const [key, places] of indexes) {
      const value = identity[key];
      places.set(value, [...(places.get(value) ?? []), place]);
    }
    return place;
  };
  for (const { row = {}, field, value } of edits) {
    const [key = 'row'] = Object.keys(row);
    if (!indexes.has(key)) indexes.set(key, placesBy(rows, key));
    const found =
      indexes
        .get(key)
        ?.get(row[key])
        ?.filter((place) => isRow(rows[place] as Row, row)) ?? [];
    for (const place of found.length > 0 ? found : [add(row)]) {
      rows[place] = { ...rows[place], [field]: value };
    }
    indexes.delete(field);
  }
  return rows;
}

/** Returns a copy with the edits applied; unchanged sections stay the same objects. */
export function applyEdits(answers: Answers, edits: readonly CellEdit[]): Answers {
  const next: Answers = { ...answers };
  for (const section of new Set(edits.map((edit) => edit.section))) {
    const own = edits.filter((edit) => edit.section === section);
    const inRows = own.filter((edit) => edit.row);
    const fields = own.filter((edit) => !edit.row).map(({ field, value }) => [field, value]);
    if (inRows.length > 0) next[section] = editRows(getSectionRows(answers, section), inRows);
    if (fields.length > 0)
      next[section] = { ...getSectionFields(answers, section), ...Object.fromEntries(fields) };
  }
  return next;
}

/** Records texts that could not be read, and drops those of cells edited since. */
export function applyRaw(
  unreadable: Record<string, string>,
  edits: readonly CellEdit[],
): Record<string, string> {
  const next = { ...unreadable };
  for (const edit of edits) {
    if (edit.raw === undefined) delete next[formatCellKey(edit)];
    else next[formatCellKey(edit)] = edit.raw;
  }
  return next;
}
