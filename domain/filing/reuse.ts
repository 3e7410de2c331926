/**
 * Earlier answers of a company, offered to a filing that is being filled in. An answer fits where both forms ask for the same
 * and the present form would accept it today: the same question (same section, key, name and type), the same figure of the
 * company and a year, or an entry of the same register, under whatever name. Typed answers stay until the person chooses otherwise, field by field. Declarations must be
 * made anew each time, and references to rows are meaningless in another table: neither is offered.
 */

import type { Answers, AnswerValue, Field, FieldAnswers, Form, FormContext, Row } from '../definition';
import { carryAnswer, isReusable, isSameQuestion, type KnownFiles } from './carried-answers';
import {
  collectRegisterEntries,
  createRowIndex,
  fillFromEntry,
  isRegisterSection,
  listSectionRegisters,
} from './company-registers';
import { listFormFigures } from './figures';
import { isSameAnswer } from './merge';
import { createFormScope, isVisible, listExpectedYears, listVisibleSections } from './scope';
import {
  getRowLimit,
  getSectionAnswers,
  getSectionRows,
  isBlankRow,
  isEmpty,
  isRowSection,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from './sections';

type Section = Form['sections'][number];

export interface ReusableFiling {
  form: Form;
  answers: Answers;
  /** Year of its batch, from which the years of its figures are counted. */
  batchYear: number;
  /** True if the person may read sensitive answers of the earlier filing; otherwise these are not offered. */
  whole: boolean;
}

/** Selects the answers of an earlier filing that a form could take. Rows that the filer adds come without identity. */
export function selectReusableAnswers(form: Form, earlier: ReusableFiling, files: KnownFiles): Answers {
  const reusable: Answers = {};
  for (const section of form.sections) {
    if (section.kind === 'computed' || section.kind === 'declaration') continue;
    const found = isRowSection(section)
      ? withFigures(section, earlier, files, [
          ...selectSameRows(section, earlier, files),
          ...selectRegisterRows(section, earlier, files),
        ])
      : selectSameAnswers(section, earlier, files);
    if (Object.keys(found).length > 0) reusable[section.key] = found;
  }
  return reusable;
}

/** Section of the earlier form that asks the same, and a function that takes what fits from a record of it. */
function findSameSection(section: Section, earlier: ReusableFiling, files: KnownFiles) {
  const theirs = earlier.form.sections.find(({ key }) => key === section.key);
  if (theirs?.kind !== section.kind) return null;
  const asked = listSectionFields(theirs).filter(({ sensitive }) => earlier.whole || !sensitive);
  const shared = listSectionFields(section).flatMap((field) => {
    const from = isReusable(field) ? asked.find((other) => isSameQuestion(field, other)) : undefined;
    return from ? [{ from, field }] : [];
  });
  const pick = (record: FieldAnswers): FieldAnswers =>
    Object.fromEntries(
      shared.flatMap(({ from, field }) => {
        const value = carryAnswer(from, field, record[field.key], files);
        return value === undefined ? [] : [[field.key, value]];
      }),
    );
  return { theirs, pick };
}

function selectSameAnswers(section: Section, earlier: ReusableFiling, files: KnownFiles): FieldAnswers {
  const same = findSameSection(section, earlier, files);
  return same ? same.pick(getSectionAnswers(earlier.answers, section)) : {};
}

function selectSameRows(section: RowSection, earlier: ReusableFiling, files: KnownFiles): Row[] {
  const same = findSameSection(section, earlier, files);
  return same ? reusableRows(section, getSectionRows(earlier.answers, section), same.pick) : [];
}

/** Rows of years with the company's figures that the earlier filing states anywhere, where its own rows do not have them. */
function withFigures(section: RowSection, earlier: ReusableFiling, files: KnownFiles, rows: Row[]): Row[] {
  if (section.kind !== 'yearly') return rows;
  const figures = listFormFigures({ key: '' }, earlier.form, earlier.answers, earlier.batchYear).filter(
    ({ field }) => earlier.whole || !field.sensitive,
  );
  const byYear = new Map(rows.map((row) => [row.affiliation_year, row]));
  for (const field of listSectionFields(section).filter((each) => each.recurs && isReusable(each)))
    for (const figure of figures.filter(({ key, year }) => key === field.recurs && year !== null)) {
      const value = carryAnswer(figure.field, field, figure.value, files);
      if (value === undefined) continue;
      const row = byYear.get(figure.year) ?? { affiliation_year: figure.year };
      byYear.set(figure.year, { [field.key]: value, ...row });
    }
  return [...byYear.values()];
}

/** Rows that other sections of the earlier filing give for the table, by the register that both belong to. */
function selectRegisterRows(section: RowSection, earlier: ReusableFiling, files: KnownFiles): Row[] {
  if (!isRegisterSection(section)) return [];
  const sections = earlier.form.sections.filter(({ key }) => key !== section.key);
  const source = { ...earlier, id: '', form: { sections } };
  return collectRegisterEntries([source], listSectionRegisters(section))
    .map((entry) => fillFromEntry(section, entry, files))
    .filter((row) => !isBlankRow(section, row));
}

/** Identity of a row: its year, or the key of its given row; empty where the filer adds rows. */
function identityIn(section: RowSection, row: Row): Row {
  if (section.kind === 'yearly') return { affiliation_year: row.affiliation_year };
  return section.fixedRows ? { row: row.row } : {};
}

function reusableRows(section: RowSection, rows: Row[], pick: (row: Row) => FieldAnswers): Row[] {
  const sums = sumRowsOf(section);
  const given = section.kind === 'table' ? section.fixedRows?.map(({ key }) => key) : undefined;
  return rows
    .filter(({ row }) => !given || (row !== undefined && given.includes(row) && !sums.has(row)))
    .map((row) => ({ ...identityIn(section, row), ...pick(row) }))
    .filter((row) => !isBlankRow(section, row));
}

/** Answers of an earlier filing for the present form; `source` identifies that filing. */
export interface EarlierAnswers {
  source: string;
  answers: Answers;
}

/** One answer, or one row of a table, that the person can accept. */
export interface ReuseOffer {
  /** Path of the field, or of the table to which the row would be added; row indexes refer to the filled answers. */
  path: string;
  section: string;
  /** Identity of the row of the field. */
  row?: Row;
  /** Key of the field; absent for a whole row. */
  field?: string;
  standing: AnswerValue;
  value: AnswerValue | Row;
  source: string;
}

/**
 * Offers that differ from the present answers. Of several earlier answers to one question, the newest is offered. `filled`:
 * answers with computed values.
 */
export function listReuseOffers(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  earlier: readonly EarlierAnswers[],
): ReuseOffer[] {
  const scope = createFormScope(form, filled, ctx);
  return listVisibleSections(form, scope).flatMap((section) => {
    const fields = listSectionFields(section).filter((field) => isReusable(field) && isVisible(field, scope));
    if (!isRowSection(section)) {
      const ours = { record: getSectionAnswers(filled, section), path: section.key };
      return fieldOffers(section, fields, ours, recordsAt(earlier, section));
    }
    if (section.kind === 'table' && !section.fixedRows) return rowOffers(section, fields, filled, earlier);
    const years = section.kind === 'yearly' ? listExpectedYears(section, scope) : null;
    return getSectionRows(filled, section).flatMap((record, i) => {
      if (years && !years.includes(Number(record.affiliation_year))) return [];
      const row = identityIn(section, record);
      const ours = { record, path: `${section.key}[${i}]`, row };
      return fieldOffers(section, fields, ours, recordsAt(earlier, section, row));
    });
  });
}

interface EarlierRecord {
  source: string;
  record: FieldAnswers;
}

const isRowOf = (identity: Row) => (row: Row) =>
  Object.entries(identity).every(([key, value]) => row[key] === value);

function recordsAt(earlier: readonly EarlierAnswers[], section: Section, row?: Row): EarlierRecord[] {
  return earlier.flatMap(({ source, answers }) => {
    const record = row
      ? getSectionRows(answers, section).find(isRowOf(row))
      : getSectionAnswers(answers, section);
    return record ? [{ source, record }] : [];
  });
}

interface Ours {
  record: FieldAnswers;
  path: string;
  row?: Row;
}

const fieldOffers = (section: Section, fields: Field[], ours: Ours, theirs: EarlierRecord[]): ReuseOffer[] =>
  fields.flatMap(({ key }): ReuseOffer[] => {
    const { record, path, row } = ours;
    const newest = theirs.find((each) => !isEmpty(each.record[key]));
    const value = newest?.record[key];
    if (!newest || isSameAnswer(value, record[key])) return [];
    const place = { path: `${path}.${key}`, section: section.key, field: key, ...(row && { row }) };
    return [{ ...place, standing: record[key], value, source: newest.source }];
  });

/**
 * Offers of rows that the table does not contain yet, up to its limit of rows. In a table of a register, a row about the same
 * right or person is contained, whatever else it says.
 */
function rowOffers(
  section: RowSection,
  fields: Field[],
  filled: Answers,
  earlier: readonly EarlierAnswers[],
): ReuseOffer[] {
  const says = (row: Row) => JSON.stringify(fields.map(({ key }) => row[key] ?? null));
  const standing = getSectionRows(filled, section).filter((row) => !isBlankRow(section, row));
  const known = new Set(standing.map(says));
  const index = isRegisterSection(section) ? createRowIndex(section, standing) : null;
  const offers = earlier.flatMap(({ source, answers }) =>
    getSectionRows(answers, section).flatMap((row): ReuseOffer[] => {
      const seen = pickVisible(fields, row);
      const said = says(seen);
      if (known.has(said) || index?.has(seen) || isBlankRow(section, seen)) return [];
      known.add(said);
      index?.add(seen);
      return [{ path: section.key, section: section.key, standing: null, value: seen, source }];
    }),
  );
  return offers.slice(0, Math.max(0, getRowLimit(section) - standing.length));
}

const pickVisible = (fields: Field[], row: Row): Row =>
  Object.fromEntries(fields.flatMap(({ key }) => (isEmpty(row[key]) ? [] : [[key, row[key]]])));
