/** Computes derived answers: given rows, years, row numbers, computed values and sums. */

import type {
  Answers,
  AnswerValue,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  FormScope,
  Row,
  Section,
  TableSection,
} from '../definition';
import { runWithinCheck } from '../expressions/language/evaluation';
import { round2 } from '../expressions/numbers';
import { formatRowNumber } from './references';
import { scaffoldRows } from './rows';
import { createFormScope, tryEvaluate } from './scope';
import {
  getRowLimit,
  getSectionAnswers,
  getSectionRows,
  isNumberField,
  isRecord,
  isRowSection,
  isSameFieldValue,
  listComputedFields,
  listSectionFields,
  memoizeBySection,
  sumRowsOf,
} from './sections';

/**
 * Maximum number of rounds: computed values may depend on each other, and those of the catalogue settle in two or three.
 */
const ROUNDS_AT_MOST = 6;

const numericFieldsOf = memoizeBySection((section) => listSectionFields(section).filter(isNumberField));

const copyOf = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map((row) => (isRecord(row) ? { ...row } : row));
  return isRecord(value) ? { ...value } : value;
};

/** Turns null and non-finite results of a computation into undefined: the value is unknown. */
const orUnknown = (value: unknown): AnswerValue =>
  value === null || (typeof value === 'number' && !Number.isFinite(value))
    ? undefined
    : (value as AnswerValue);

/**
 * Copies the answers and fills them in: every section exists, given rows and years are complete and in order, and every computed
 * or numbered value is set; null where it is unknown. Never throws. Content that does not belong to the form, or has another
 * shape, is copied unchanged, for `checkAnswers` to report.
 */
export function computeAnswers(form: Form, answers: Answers, ctx: FormContext): Answers {
  const filled = Object.fromEntries(
    Object.entries(answers).map(([key, value]) => [key, copyOf(value)]),
  ) as Answers;
  for (const section of form.sections) filled[section.key] ??= isRowSection(section) ? [] : {};
  scaffoldRows(form, filled, ctx);
  const showNulls = hideNulls(form, filled);
  const scope = createFormScope(form, filled, ctx);
  runWithinCheck(() => computeSections(form, filled, scope));
  showNulls();
  return filled;
}

function computeSections(form: Form, filled: Answers, scope: FormScope): void {
  let isSettled = false;
  for (let round = 0; round < ROUNDS_AT_MOST && !isSettled; round++) {
    isSettled = true;
    for (const section of form.sections) if (computeSection(section, filled, scope)) isSettled = false;
  }
}

/** Records of a section that are computed: its single record, or its rows up to the limit of the table. */
const placesOf = (section: Section, filled: Answers): FieldAnswers[] =>
  isRowSection(section)
    ? getSectionRows(filled, section).slice(0, getRowLimit(section))
    : [getSectionAnswers(filled, section)];

/**
 * Sets cleared and unknown values to undefined while values are computed, like values that were never typed: in arithmetic null
 * would count as 0. Returns a function that restores the nulls.
 */
function hideNulls(form: Form, filled: Answers): () => void {
  const hidden: [place: FieldAnswers, key: string][] = [];
  for (const section of form.sections) {
    const sums = sumRowsOf(section);
    const computed = listComputedFields(section);
    for (const place of placesOf(section, filled)) {
      for (const key in place) if (place[key] === null) hidden.push([place, key]);
      if (!sums.has(place.row as string)) for (const { key } of computed) hidden.push([place, key]);
    }
  }
  for (const [place, key] of hidden) place[key] ??= undefined;
  return () => {
    for (const [place, key] of hidden) place[key] ??= null;
  };
}

/** Fills in one section in place; returns true if a value changed. */
function computeSection(section: Section, filled: Answers, scope: FormScope): boolean {
  const computed = listComputedFields(section);
  if (!isRowSection(section))
    return fillRecord(computed, scope, getSectionAnswers(filled, section) as Row, null);
  if (section.kind !== 'table' && computed.length === 0) return false;
  const rows = getSectionRows(filled, section).slice(0, getRowLimit(section));
  if (section.kind === 'table') numberRows(section, rows);
  const sums = sumRowsOf(section);
  const before = (section.kind === 'yearly' && section.before) || null;
  let isChanged = false;
  for (const [i, row] of rows.entries()) {
    if (sums.has(row.row ?? '')) continue;
    if (fillRecord(computed, scope, row, rows[i - 1] ?? before)) isChanged = true;
  }
  const isSummed = section.kind === 'table' && sums.size > 0 && sumUp(section, rows, scope);
  return isChanged || isSummed;
}

function fillRecord(computed: Field[], scope: FormScope, record: Row, previous: Row | null): boolean {
  let isChanged = false;
  for (const field of computed) {
    const value = orUnknown(tryEvaluate(() => field.computed?.(scope, record, previous)));
    if (!isSameFieldValue(record[field.key], value)) isChanged = true;
    record[field.key] = value;
  }
  return isChanged;
}

/** Numbers rows in their order: IP01, IP02, … */
function numberRows({ autoNumber }: TableSection, rows: Row[]): void {
  if (!autoNumber) return;
  rows.forEach((row, i) => {
    row[autoNumber.column] = formatRowNumber(autoNumber, i);
  });
}

/**
 * Fills in the rows that are sums; returns true if one changed. Sums may consist of sums: as many rounds as there are sums settle
 * them in any order. A computed column follows from the sums beside it: rows with a value still missing have no part in it, and
 * the sum of those that are left would contradict them.
 */
function sumUp(section: TableSection, rows: Row[], scope: FormScope): boolean {
  const rowOf = new Map(rows.map((row) => [row.row, row]));
  const numeric = numericFieldsOf(section);
  const columns = numeric.filter((field) => !field.computed);
  const computed = numeric.filter((field) => field.computed);
  const sums = section.fixedRows?.filter((row) => row.sumOf) ?? [];
  let isChanged = false;
  const fill = (target: Row, parts: readonly string[]) => {
    for (const { key } of columns) {
      const sum = round2(parts.reduce((total, part) => total + (Number(rowOf.get(part)?.[key]) || 0), 0));
      if (target[key] !== sum) isChanged = true;
      target[key] = sum;
    }
    if (fillRecord(computed, scope, target, null)) isChanged = true;
  };
  for (const _ of sums)
    for (const { key, sumOf = [] } of sums) {
      const target = rowOf.get(key);
      if (target) fill(target, sumOf);
    }
  return isChanged;
}

/** Selects the computed part of filled answers by section; rows as lists in the order of the table. */
export function selectComputedAnswers(form: Form, filled: Answers): Answers {
  return Object.fromEntries(
    form.sections.flatMap((section): [string, Answers[string]][] => {
      const computed = listComputedFields(section);
      const sums = sumRowsOf(section);
      if (!computed.length && !sums.size) return [];
      if (!isRowSection(section)) return [[section.key, pick(getSectionAnswers(filled, section), computed)]];
      const numeric = numericFieldsOf(section);
      const rows = getSectionRows(filled, section).map((row) =>
        pick(row, sums.has(row.row ?? '') ? numeric : computed),
      );
      return [[section.key, rows]];
    }),
  );
}

function pick(from: Record<string, AnswerValue>, fields: readonly Field[]): Record<string, AnswerValue> {
  const picked: Record<string, AnswerValue> = {};
  for (const { key } of fields) picked[key] = from[key] ?? null;
  return picked;
}

/** Removes computed values from answers; the rest is stored in a draft and sent by a client. */
export function selectInputAnswers(form: Form, answers: Answers): Answers {
  const sectionOf = new Map(form.sections.map((section) => [section.key, section]));
  return Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]): [string, Answers[string]][] => {
      const section = sectionOf.get(key);
      if (!section) return [[key, value]];
      if (section.kind === 'computed') return [];
      const { computed, inSums } = filledKeysOf(section);
      if (!isRowSection(section) || !Array.isArray(value)) return [[key, without(value, computed)]];
      const sums = sumRowsOf(section);
      return [[key, value.map((row) => without(row, sums.has(row?.row ?? '') ? inSums : computed))]];
    }),
  );
}

/** Keys that the engine fills in: in ordinary records, and in rows that are sums. */
const filledKeysOf = memoizeBySection((section) => {
  const computed = listComputedFields(section).map(({ key }) => key);
  const inSums = [...computed, ...numericFieldsOf(section).map(({ key }) => key)];
  return { computed, inSums };
});

/** Copies a value without the given keys; returns the value itself where it has none of them. */
function without<T>(value: T, keys: readonly string[]): T {
  if (!isRecord(value) || !keys.some((key) => Object.hasOwn(value, key))) return value;
  const rest: Record<string, unknown> = { ...value };
  for (const key of keys) delete rest[key];
  return rest as T;
}
