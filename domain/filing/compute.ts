/** Filling in what follows from the answers: given rows, years, row numbers, computed values and sums. */

import type {
  Answers,
  AnswerValue,
  Context,
  Field,
  FieldAnswers,
  Form,
  Row,
  Scope,
  Section,
  TableSection,
} from '../definition';
import { round2 } from '../expressions/numbers';
import { numberAt } from './references';
import { scaffoldRows } from './rows';
import { ask, openScope } from './scope';
import { fieldsIn, fieldsOf, isRecord, isRowSection, rowLimit, rowsIn, sumRowsOf } from './sections';

/** Computed values may feed each other; catalogues settle in two or three rounds. */
const ROUNDS_AT_MOST = 6;

export const NUMERIC: ReadonlySet<string> = new Set(['integer', 'decimal', 'money_wan', 'percent']);

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row) => (isRecord(row) ? { ...row } : row));
  return isRecord(value) ? { ...value } : value;
};

/** A value that a function could not give is undefined: too little is known for it. */
const orUnknown = (value: unknown): AnswerValue =>
  value === null || (typeof value === 'number' && !Number.isFinite(value))
    ? undefined
    : (value as AnswerValue);

/**
 * A copy of the answers, "filled": every section is there, given rows and years stand in their order, and every computed
 * or numbered value is filled in; null where it cannot be said. Never throws. What does not belong to the form, or has
 * another shape, is kept as it came, for `check` to name.
 */
export function compute(form: Form, answers: Answers, ctx: Context): Answers {
  const filled = Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, copyOf(value)]),
  ) as Answers;
  for (const section of form.sections) filled[section.key] ??= isRowSection(section) ? [] : {};
  scaffoldRows(form, filled, ctx);
  const showNulls = hideNulls(form, filled);
  const scope = openScope(form, filled, ctx);
  let before = '';
  for (let round = 0; round < ROUNDS_AT_MOST; round++) {
    const values = form.sections.flatMap((section) => computeSection(section, filled, scope));
    const now = JSON.stringify(values);
    if (now === before) break;
    before = now;
  }
  showNulls();
  return filled;
}

/** The view of the functions of a form: the fields of each section, and the rows that count. */
const placesOf = (section: Section, filled: Answers): FieldAnswers[] =>
  isRowSection(section) ? rowsIn(filled, section).slice(0, rowLimit(section)) : [fieldsIn(filled, section)];

/**
 * While values are computed, one that was cleared is undefined like one that was never typed, and so is a computed one
 * that cannot be said: in arithmetic null would pass for 0. The answer puts the nulls back.
 */
function hideNulls(form: Form, filled: Answers): () => void {
  const hidden = form.sections.flatMap((section) => {
    const sums = sumRowsOf(section);
    const computed = fieldsOf(section).flatMap((field) => (field.computed ? [field.key] : []));
    return placesOf(section, filled).flatMap((place) => {
      const cleared = Object.keys(place).filter((key) => place[key] === null);
      const keys = sums.has(String(place.row)) ? cleared : [...cleared, ...computed];
      return keys.map((key) => ({ place, key }));
    });
  });
  for (const { place, key } of hidden) place[key] ??= undefined;
  return () => {
    for (const { place, key } of hidden) place[key] ??= null;
  };
}

/** Fills one section in place; answers the values that it gave, so that a round without a change can be seen. */
function computeSection(section: Section, filled: Answers, scope: Scope): AnswerValue[] {
  const computed = fieldsOf(section).filter((field) => field.computed);
  if (!isRowSection(section)) {
    const target = fieldsIn(filled, section);
    return computed.map((field) => {
      target[field.key] = computedValue(field, scope, target as Row, null);
      return target[field.key];
    });
  }
  const rows = rowsIn(filled, section).slice(0, rowLimit(section));
  if (section.kind === 'table') numberRows(section, rows);
  const sums = sumRowsOf(section);
  const values = rows.flatMap((row, i) =>
    sums.has(row.row ?? '')
      ? []
      : computed.map((field) => {
          row[field.key] = computedValue(field, scope, row, rows[i - 1] ?? null);
          return row[field.key];
        }),
  );
  return section.kind === 'table' ? [...values, ...sumUp(section, rows)] : values;
}

const computedValue = (field: Field, scope: Scope, row: Row, previous: Row | null): AnswerValue =>
  orUnknown(ask(() => field.computed?.(scope, row, previous)));

/** IP01, IP02, … in the order of the rows. */
function numberRows({ autoNumber }: TableSection, rows: Row[]): void {
  if (!autoNumber) return;
  rows.forEach((row, i) => {
    row[autoNumber.column] = numberAt(autoNumber, i);
  });
}

/** Sums may be made of sums: as many rounds as there are sums settle them in any order. */
function sumUp(section: TableSection, rows: Row[]): AnswerValue[] {
  const sums = section.fixedRows?.filter((row) => row.sumOf) ?? [];
  const rowOf = new Map(rows.map((row) => [row.row, row]));
  const columns = section.columns.filter((column) => NUMERIC.has(column.type));
  return sums.flatMap(() =>
    sums.flatMap(({ key, sumOf = [] }) => {
      const target = rowOf.get(key);
      if (!target) return [];
      return columns.map(({ key: column }) => {
        target[column] = round2(
          sumOf.reduce((total, part) => total + (Number(rowOf.get(part)?.[column]) || 0), 0),
        );
        return target[column];
      });
    }),
  );
}

/** The computed part of filled answers, section by section; rows as lists in the order of the table. */
export function computedOf(form: Form, filled: Answers): Answers {
  return Object.fromEntries(
    form.sections.flatMap((section): [string, Answers[string]][] => {
      const computed = fieldsOf(section).filter((field) => field.computed);
      const sums = sumRowsOf(section);
      if (!computed.length && !sums.size) return [];
      if (!isRowSection(section)) return [[section.key, pick(fieldsIn(filled, section), computed)]];
      const numeric = fieldsOf(section).filter((field) => NUMERIC.has(field.type));
      const rows = rowsIn(filled, section).map((row) =>
        pick(row, sums.has(row.row ?? '') ? numeric : computed),
      );
      return [[section.key, rows]];
    }),
  );
}

const pick = (from: Record<string, AnswerValue>, fields: Field[]): Record<string, AnswerValue> =>
  Object.fromEntries(fields.map(({ key }) => [key, from[key] ?? null]));

/** The answers without what the engine computes: what a draft stores and a client sends. */
export function inputsOf(form: Form, answers: Answers): Answers {
  const sectionOf = new Map(form.sections.map((section) => [section.key, section]));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]): [string, Answers[string]][] => {
      const section = sectionOf.get(key);
      if (!section) return [[key, value]];
      if (section.kind === 'computed') return [];
      const computed = new Set(
        fieldsOf(section)
          .filter((field) => field.computed)
          .map((field) => field.key),
      );
      if (!isRowSection(section) || !Array.isArray(value)) return [[key, without(value, computed)]];
      const numeric = fieldsOf(section)
        .filter((field) => NUMERIC.has(field.type))
        .map((field) => field.key);
      const sums = sumRowsOf(section);
      const inSums = new Set([...computed, ...numeric]);
      return [[key, value.map((row) => without(row, sums.has(row?.row ?? '') ? inSums : computed))]];
    }),
  );
}

const without = <T>(value: T, keys: Set<string>): T =>
  isRecord(value)
    ? (Object.fromEntries(Object.entries(value).filter(([key]) => !keys.has(key))) as T)
    : value;
