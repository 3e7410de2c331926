/**
 * Checks answers against their form, in two strengths from one definition. A draft may be incomplete, but each value must have
 * the right type and size, and nothing may be unknown to the form. A submission must have every visible required answer, and all
 * must be valid. Values that the engine fills in are not checked.
 */

import { UNFIT_IN_LINE } from '../checks/characters';
import type {
  Answers,
  Field,
  FieldAnswers,
  FileField,
  Form,
  FormContext,
  FormScope,
  Row,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import { runWithinCheck } from '../expressions/language/evaluation';
import type { TextParameters } from '../text';
import { listKnownKeys, listUnknownKeyFaults } from './answer-limits';
import { adaptFormToBatch } from './dated-form';
import {
  addFaultPrefix,
  createFault,
  type FaultKind,
  type FilingFault,
  formatRowPrefix,
} from './filing-faults';
import {
  createFormScope,
  getMinRowCount,
  isNeeded,
  isVisible,
  listExpectedYears,
  listHiddenYears,
  tryEvaluate,
} from './scope';
import {
  getRowLimit,
  getRowName,
  isBlankRow,
  isEmpty,
  isRecord,
  isRowSection,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from './sections';
import { findDraftFault, findSubmitFault } from './value-checks';

type Strength = 'draft' | 'submit';

/** Maximum number of faults that one check returns. */
const FAULTS_AT_MOST = 500;

/** Types of fields in which an empty list means that nothing was chosen; elsewhere it is not a valid value. */
const HOLDS_LIST: readonly Field['type'][] = ['multiselect', 'file', 'cascader'];

/** Sections to check, with the names of their rows; null: all rows. */
export type CheckedParts = ReadonlyMap<string, ReadonlySet<string> | null>;

interface Check {
  filled: Answers;
  scope: FormScope;
  only: CheckedParts | undefined;
}

/**
 * Faults in the order of the form; empty when all answers are valid. `filled` comes from `computeAnswers`. `only`: restricts the
 * check to these sections and rows, where the others are known to be unchanged; a table of them is still checked as a whole.
 */
export function checkAnswers(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  strength: Strength,
  only?: CheckedParts,
): FilingFault[] {
  const { sections } = adaptFormToBatch(form, ctx.batchYear);
  const about: Check = { filled, scope: createFormScope(form, filled, ctx), only };
  const known = new Set(sections.map((section) => section.key));
  const faults = listUnknownKeyFaults(filled, known, '');
  runWithinCheck(() => {
    for (const section of sections) {
      if (faults.length >= FAULTS_AT_MOST) break;
      if (only && !only.has(section.key)) continue;
      if (section.kind !== 'computed') faults.push(...sectionFaults(section, about, strength));
    }
  });
  return faults.slice(0, FAULTS_AT_MOST);
}

function sectionFaults(section: Section, about: Check, strength: Strength): FilingFault[] {
  const value: unknown = about.filled[section.key];
  const wellShaped = isRowSection(section) ? Array.isArray(value) && value.every(isRecord) : isRecord(value);
  if (!wellShaped) return [createFault(section.key, 'shape', { label: section.title })];
  return isRowSection(section)
    ? tableFaults(section, value as Row[], about, strength)
    : recordFaults(planOf(section, about, strength), value as FieldAnswers, section.key, about);
}

/** Checks that each record of a section undergoes. They depend on the answers as a whole, and so are the same for all rows. */
interface Plan {
  known: ReadonlySet<string>;
  fields: { field: Field; strength: Strength; isNeeded: boolean }[];
}

function planOf(section: Section, { scope }: Check, asked: Strength): Plan {
  const visible = asked === 'submit' && isVisible(section, scope);
  const fields = listSectionFields(section).filter((field) => !field.computed);
  return {
    known: listKnownKeys(section),
    fields: fields.map((field) => {
      const strength = visible && isVisible(field, scope) ? asked : 'draft';
      return { field, strength, isNeeded: strength === 'submit' && isNeeded(field, scope) };
    }),
  };
}

function tableFaults(section: RowSection, rows: Row[], about: Check, asked: Strength): FilingFault[] {
  const visible = isVisible(section, about.scope);
  const sums = sumRowsOf(section);
  const mayMissYears = section.kind === 'yearly' && section.years.minCount !== undefined;
  const hidden = section.kind === 'yearly' ? listHiddenYears(section, about.scope) : [];
  const faults = rowFaults(section, rows, about.scope, visible ? asked : 'draft');
  if (rows.length > getRowLimit(section)) return faults;
  const plans = { draft: planOf(section, about, 'draft'), submit: planOf(section, about, asked) };
  const names = about.only?.get(section.key);
  rows.forEach((row, i) => {
    if (names && !names.has(getRowName(row) ?? '')) return;
    if (sums.has(row.row ?? '') || (mayMissYears && isBlankRow(section, row))) return;
    const strength = hidden.includes(row.affiliation_year as number) ? 'draft' : asked;
    const found = recordFaults(plans[strength], row, `${section.key}[${i}]`, about);
    if (found.length === 0) return;
    const name = formatRowPrefix(section, row, i);
    faults.push(...found.map((fault) => addFaultPrefix(name, fault)));
  });
  return faults;
}

/** Checks one record: the fields of a section, or the columns of one row. */
function recordFaults(
  { known, fields }: Plan,
  record: FieldAnswers,
  path: string,
  about: Check,
): FilingFault[] {
  const faults = listUnknownKeyFaults(record, known, path);
  for (const asked of fields) {
    const fault = fieldFault(asked, record[asked.field.key], path, about);
    if (fault) faults.push(fault);
  }
  return faults;
}

function fieldFault(
  { field, strength, isNeeded: needed }: Plan['fields'][number],
  value: unknown,
  record: string,
  { filled, scope }: Check,
): FilingFault | null {
  if (isEmpty(value)) {
    if (Array.isArray(value) && !HOLDS_LIST.includes(field.type))
      return faultAt(record, field, 'type', findDraftFault(field, value)?.parameters);
    if (typeof value === 'string') {
      const tooLong = findDraftFault({ ...field, type: 'text' } as Field, value);
      if (tooLong) return faultAt(record, field, tooLong.kind, tooLong.parameters);
    }
    return needed ? faultAt(record, field, requiredKind(field)) : null;
  }
  const found =
    findDraftFault(field, value) ??
    (strength === 'submit'
      ? (findSubmitFault(field, value, filled, scope.ctx.today) ?? fileCountFault(field, value, scope))
      : null);
  return found && faultAt(record, field, found.kind, found.parameters);
}

const faultAt = (record: string, field: Field, kind: FaultKind, parameters?: TextParameters): FilingFault =>
  createFault(`${record}.${field.key}`, kind, { label: field, ...parameters });

/** Minimum number of files in a field that has any. */
export function getMinFileCount({ minFiles = 0 }: FileField, scope: FormScope): number {
  return typeof minFiles === 'number' ? minFiles : (tryEvaluate(() => minFiles(scope)) ?? 1);
}

/** Years that the documents of a field are expected to cover; empty where they are unknown. */
export const listExpectedFileYears = (field: FileField, scope: FormScope): number[] =>
  (tryEvaluate(() => field.paperYears?.(scope)) ?? []).filter(Number.isInteger);

function fileCountFault(field: Field, value: unknown, scope: FormScope) {
  if (field.type !== 'file') return null;
  const limit = getMinFileCount(field, scope);
  return (value as string[]).length < limit ? { kind: 'min_files' as const, parameters: { limit } } : null;
}

function requiredKind(field: Field) {
  if (field.type === 'file') return 'required_file';
  if (field.type === 'boolean') return 'required_confirm';
  return 'options' in field || field.type === 'filing' ? 'required_choice' : 'required';
}

const ROW_ID_AT_MOST = 64;

/** Checks the rows of a table as a whole: their number, years and identities, and repeated values. */
function rowFaults(
  section: RowSection,
  rows: Row[],
  scope: FormScope,
  strength: 'draft' | 'submit',
): FilingFault[] {
  const label = { label: section.title };
  const limit = getRowLimit(section);
  if (rows.length > limit) return [createFault(section.key, 'max_rows', { ...label, limit })];
  const faults = identityFaults(section, rows);
  if (strength === 'draft') return faults;
  if (section.kind === 'yearly') faults.push(...yearFaults(section, rows, scope));
  else if (!section.fixedRows) faults.push(...tooFewRows(section, rows, scope));
  return [...faults, ...repeatedValues(section, rows)];
}

const isRowId = (id: unknown): boolean =>
  typeof id === 'string' && id.length <= ROW_ID_AT_MOST && !UNFIT_IN_LINE.test(id);

/** Checks row identities: short texts without repetition; in a table with given rows, only the keys of these. */
function identityFaults(section: RowSection, rows: Row[]): FilingFault[] {
  const given = section.kind === 'table' && section.fixedRows?.map((row) => row.key);
  const seen = new Set<unknown>();
  return rows.flatMap((row, i) => {
    const id: unknown = row.row;
    const usable = id === undefined ? !given : isRowId(id) && !seen.has(id);
    if (id !== undefined) seen.add(id);
    if (usable && (!given || given.includes(String(id)))) return [];
    return [createFault(`${section.key}[${i}]`, 'row', { label: section.title })];
  });
}

function tooFewRows(section: TableSection, rows: Row[], scope: FormScope): FilingFault[] {
  const limit = getMinRowCount(section, scope);
  return rows.length < limit ? [createFault(section.key, 'min_rows', { label: section.title, limit })] : [];
}

function yearFaults(section: YearlySection, rows: Row[], scope: FormScope): FilingFault[] {
  const about = (year: unknown) => ({ label: section.title, year: String(year ?? '') });
  const expected = listExpectedYears(section, scope);
  const hidden = listHiddenYears(section, scope);
  const there = rows
    .filter((row) => section.years.minCount === undefined || !isBlankRow(section, row))
    .map((row) => row.affiliation_year);
  const missing = expected.filter((year) => !there.includes(year));
  const allowed = Math.max(0, expected.length - (section.years.minCount ?? expected.length));
  const wrong = rows.flatMap((row, i) => {
    const path = `${section.key}[${i}].affiliation_year`;
    const year = row.affiliation_year;
    if (hidden.includes(year as number)) return [];
    if (!expected.includes(year as number)) return [createFault(path, 'year_extra', about(year))];
    const twice = rows.findIndex((each) => each.affiliation_year === year) < i;
    return twice ? [createFault(path, 'year_twice', about(year))] : [];
  });
  if (missing.length <= allowed) return wrong;
  return [...missing.map((year) => createFault(section.key, 'year_missing', about(year))), ...wrong];
}

function repeatedValues(section: RowSection, rows: Row[]): FilingFault[] {
  return listSectionFields(section)
    .filter((field) => field.uniqueInTable)
    .flatMap((field) => {
      const seen = new Set<unknown>();
      return rows.flatMap((row, i) => {
        const value = row[field.key];
        if (isEmpty(value) || (!seen.has(value) && seen.add(value))) return [];
        const fault = createFault(`${section.key}[${i}].${field.key}`, 'unique', { label: field });
        return [addFaultPrefix(formatRowPrefix(section, row, i), fault)];
      });
    });
}
