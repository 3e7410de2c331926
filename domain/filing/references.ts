/**
 * References to rows of other tables by number (RD01, IP03). Numbers depend on the position of a row. So that a reference keeps
 * its row when rows are deleted or moved, numbers are replaced by row identities before the change, and identities by numbers
 * after it. A reference to a deleted row is removed.
 */
import type { Answers, AnswerValue, FieldAnswers, Form, Row, Section, TableSection } from '../definition';
import { isRowOptions } from './options';
import { getSectionRows, isRecord, listSectionFields } from './sections';

export type IdentifyRow = (row: Row, index: number) => string;

/** Prefix that marks a reference as a row identity while references are converted. */
const MARK = '\u0001';

export const formatRowNumber = (
  { prefix, digits }: { prefix: string; digits: number },
  index: number,
): string => prefix + String(index + 1).padStart(digits, '0');

/** Updates the references in `after`, so that each valid reference of `before` points to the same row as before. */
export function keepReferences(form: Form, before: Answers, after: Answers): Answers {
  const names = new Map<Row, string>();
  const identify: IdentifyRow = (row) => {
    const name = names.get(row) ?? row.row ?? `object ${names.size}`;
    names.set(row, name);
    return name;
  };
  return toNumbers(form, replaceRowNumbersByIdentities(form, after, before, identify), identify);
}

/** Replaces the row numbers in references of `answers` by identities of the rows of `numbered`. */
export const replaceRowNumbersByIdentities = (
  form: Form,
  answers: Answers,
  numbered: Answers,
  identify: IdentifyRow,
): Answers =>
  mapReferences(form, answers, (table, number) => {
    const row = getSectionRows(numbered, table).findIndex((_, i) => numberOf(table, i) === number);
    return row < 0 ? number : MARK + identify(getSectionRows(numbered, table)[row] as Row, row);
  });

export const toNumbers = (form: Form, answers: Answers, identify: IdentifyRow): Answers =>
  mapReferences(form, answers, numberIn(answers, identify));

/** Replaces the row identities in references of one record by the row numbers of `answers`. */
export const toNumbersInRecord = (
  form: Form,
  section: Section,
  record: FieldAnswers,
  answers: Answers,
  identify: IdentifyRow,
): FieldAnswers => mapRecord(referencesOf(form, section), record, numberIn(answers, identify));

const numberIn =
  (answers: Answers, identify: IdentifyRow): Change =>
  (table, identity) => {
    if (!identity.startsWith(MARK)) return identity;
    const place = getSectionRows(answers, table).findIndex((row, i) => MARK + identify(row, i) === identity);
    return place < 0 ? null : numberOf(table, place);
  };

const numberOf = ({ autoNumber }: TableSection, index: number): string | null =>
  autoNumber ? formatRowNumber(autoNumber, index) : null;

type Change = (table: TableSection, reference: string) => string | null;

function mapReferences(form: Form, answers: Answers, change: Change): Answers {
  const copy = { ...answers };
  for (const section of form.sections) {
    const references = referencesOf(form, section);
    const value = answers[section.key];
    if (!references.length) continue;
    if (Array.isArray(value))
      copy[section.key] = value.map((row) => (isRecord(row) ? mapRecord(references, row, change) : row));
    else if (isRecord(value)) copy[section.key] = mapRecord(references, value as FieldAnswers, change);
  }
  return copy;
}

interface Reference {
  key: string;
  table: TableSection;
}

/** Fields of a section that refer to the rows of a numbered table. */
function referencesOf(form: Form, section: Section): Reference[] {
  return listSectionFields(section).flatMap((field) => {
    if (!('options' in field) || !isRowOptions(field.options)) return [];
    const { rowsOf, column } = field.options;
    return form.sections.flatMap((table) =>
      table.kind === 'table' && table.key === rowsOf && table.autoNumber?.column === column
        ? [{ key: field.key, table }]
        : [],
    );
  });
}

function mapRecord<T extends FieldAnswers>(references: Reference[], record: T, change: Change): T {
  const changed = references
    .filter(({ key }) => record[key] !== undefined)
    .map(({ key, table }) => [key, mapValue(record[key], (each) => change(table, each))]);
  return { ...record, ...Object.fromEntries(changed) };
}

function mapValue(value: AnswerValue, change: (reference: string) => string | null): AnswerValue {
  if (typeof value === 'string') return change(value);
  if (!Array.isArray(value)) return value;
  return value.map((each) => change(String(each))).filter((each) => each !== null);
}
