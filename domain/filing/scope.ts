/**
 * Scope of the functions of a form: the answers by section, the context, and the helpers bound to this filing. Some rows are
 * excluded: those above a table's limit, empty rows of years that may be missing, and those of tables that the filer does not see.
 */
import type {
  Answers,
  Field,
  FieldAnswers,
  Form,
  FormContext,
  FormScope,
  Row,
  Section,
  TableSection,
  YearlySection,
} from '../definition';
import type { BoundHelpers } from '../definition/answers';
import { removeBinaryError } from '../expressions/binary-error';
import { year } from '../expressions/dates';
import { isExhausted, takeHelperSteps } from '../expressions/language/evaluation';
import { getCellReader } from '../expressions/tables';
import {
  getRowLimit,
  getSectionAnswers,
  getSectionRows,
  isBlankRow,
  isRowSection,
  isTypedField,
  listSectionFields,
  sumRowsOf,
} from './sections';

/** Years that a form can ask for at once. */
const MAX_YEARS = 200;

/** Names of thresholds are chosen by a document: nothing that every object inherits is one. */
const readOwn = (record: unknown, name: string): unknown =>
  record && Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined;

/** Sum of answers; what is no number counts as 0. */
const addUp = (values: readonly unknown[]): number =>
  removeBinaryError(values.reduce<number>((total, value) => total + (Number(value) || 0), 0));

/** Helpers bound to one filing. `answers`: the answers that expressions may see; tables and rows are identified as objects. */
function boundHelpers(
  form: Form,
  answers: Answers,
  scope: FormScope,
  onOffender: (row: Row) => void,
): BoundHelpers {
  const tables = form.sections.filter(isRowSection);
  const sectionOf = new Map<unknown, Section>(tables.map((section) => [answers[section.key], section]));
  const sums = new Set<unknown>(
    tables.flatMap((section) => {
      const keys = sumRowsOf(section);
      return keys.size === 0 ? [] : (answers[section.key] as Row[]).filter((row) => keys.has(row.row ?? ''));
    }),
  );
  const files = form.sections.find((section) => section.kind === 'files');
  const filesOf = (key: string) =>
    (files && (answers[files.key] as FieldAnswers)[key]) as string[] | undefined;

  const leafRows = <R>(table: R[] | undefined): R[] => (table ?? []).filter((row) => !sums.has(row));
  const all = <R>(table: R[] | undefined, test: (row: R) => boolean): boolean => {
    const rows = table ?? [];
    const first = rows.findIndex((row) => !test(row));
    if (first < 0) return true;
    onOffender(rows[first] as Row);
    // The first failing row decides the result: rows after it that cannot be judged yet do not make it unknown.
    for (const row of rows.slice(first + 1))
      if (tryEvaluate(() => test(row)) === false) onOffender(row as Row);
    return false;
  };

  return {
    leafRows,
    all,
    unique(table, column) {
      const seen = new Set<unknown>();
      return all(table, (row) => {
        const value = getCellReader(column)(row);
        return !seen.has(value) && !!seen.add(value);
      });
    },
    sum: (table, column) => addUp(leafRows(table).map(getCellReader(column))),
    groupSum(table, column, group) {
      const section = sectionOf.get(table);
      const given = section?.kind === 'table' ? (section.fixedRows ?? []) : [];
      const keys = new Set(given.filter((row) => row.group === group).map((row) => row.key));
      const rows = (table ?? []).filter((row) => keys.has((row as Row).row ?? ''));
      return addUp(rows.map((row) => row[column]));
    },
    yr(table, indicator, offset) {
      const section = sectionOf.get(table);
      const base = section?.kind === 'yearly' ? section.years.base(scope) : scope.ctx.batchYear;
      const row = (table ?? []).find((each) => (each as Row).affiliation_year === base + offset);
      return row?.[indicator] as never;
    },
    dataYears(n, from) {
      const length = Math.min(n, MAX_YEARS);
      const years = Array.from({ length }, (_, i) => scope.ctx.batchYear - length + i);
      const first = readFirstYear(from, scope);
      return years.filter((each) => !(each < first));
    },
    setting: (id) => Boolean(scope.ctx.settings[id] ?? true),
    T(name) {
      const { pick, sets } = form.thresholds ?? { pick: () => [], sets: {} };
      const set = pick(scope).reduce<unknown>((found, key) => readOwn(found, String(key)), sets);
      return (readOwn(set, name) ?? null) as never;
    },
    hasFile: (key) => (filesOf(key)?.length ?? 0) > 0,
    filesComplete() {
      const asked = files ? listSectionFields(files) : [];
      takeHelperSteps(asked.length);
      return asked.every((field) => !isNeeded(field, scope) || (filesOf(field.key)?.length ?? 0) > 0);
    },
  };
}

function visibleAnswers(form: Form, answers: Answers): Answers {
  const visible: Answers = {};
  for (const section of form.sections) visible[section.key] = visibleOf(section, answers);
  return visible;
}

function visibleOf(section: Section, answers: Answers) {
  if (!isRowSection(section)) return getSectionAnswers(answers, section);
  const rows = getSectionRows(answers, section).slice(0, getRowLimit(section));
  const mayMissYears = section.kind === 'yearly' && section.years.minCount !== undefined;
  return mayMissYears ? rows.filter((row) => !isBlankRow(section, row)) : rows;
}

/**
 * Creates the scope of a filing. Its rows are the objects of `filled`, so a scope stays valid while `computeAnswers` fills in
 * values. `onOffender` receives the rows for which `all` or `unique` failed.
 */
export function createFormScope(
  form: Form,
  filled: Answers,
  ctx: FormContext,
  onOffender: (row: Row) => void = () => {},
): FormScope {
  const answers = visibleAnswers(form, filled);
  const scope = { ...answers, ctx } as FormScope;
  for (const section of form.sections) if (canHideRows(section)) hideUnseenRows(section, answers, scope);
  return Object.assign(scope, boundHelpers(form, answers, scope, onOffender));
}

/** True for a table that may be hidden with rows that people have added: these are kept, and come back with it. */
const canHideRows = (section: Section): section is TableSection =>
  section.kind === 'table' && section.showWhen !== undefined && section.fixedRows === undefined;

/**
 * Makes the table empty for expressions while it is hidden: nobody could mend, or would sign, what its rows entail. It follows the
 * answers, as these change while values are computed.
 */
function hideUnseenRows(section: TableSection, answers: Answers, scope: FormScope): void {
  const none: Row[] = [];
  let isAsked = false;
  Object.defineProperty(scope, section.key, {
    enumerable: true,
    get: () => {
      // A condition that names its own table is asked about the rows that are there.
      if (isAsked) return answers[section.key];
      isAsked = true;
      try {
        return isVisible(section, scope) ? answers[section.key] : none;
      } finally {
        isAsked = false;
      }
    },
  });
}

/**
 * Evaluates a function of a form. These functions assume complete answers: where one throws, its result is unknown. Within an
 * expression that has no more steps nothing goes on.
 */
export function tryEvaluate<T>(question: () => T): T | undefined {
  try {
    return question();
  } catch (fault) {
    if (isExhausted(fault)) throw fault;
    return undefined;
  }
}

/** True for sections and fields that the filer sees; hidden while the result of their condition is unknown. */
export const isVisible = (item: Section | Field, scope: FormScope): boolean =>
  item.showWhen === undefined || tryEvaluate(() => item.showWhen?.(scope)) === true;

/** True for fields required on submission. */
export const isNeeded = (field: Field, scope: FormScope): boolean =>
  isVisible(field, scope) &&
  (field.required === true || tryEvaluate(() => field.requiredWhen?.(scope)) === true);

export const listVisibleSections = (form: Form, scope: FormScope): Section[] =>
  form.sections.filter((section) => isVisible(section, scope));

/**
 * Year of the date from which data are asked for; NaN without one. A date after today is a fault of its own and takes no years
 * away: rows that somebody filled in would be called superfluous for a slip in another place.
 */
const readFirstYear = (from: unknown, { ctx }: FormScope): number =>
  typeof from === 'string' && from && !(ctx.today && from > ctx.today) ? year(from) : Number.NaN;

/**
 * Years of a year grid, ascending: base year plus offsets, without years before `from`. Empty while the date that they depend on
 * is missing.
 */
function yearsOf({ years }: YearlySection, scope: FormScope): { shown: number[]; hidden: number[] } {
  const { base, offsets, from, showUntil } = years;
  const baseYear = tryEvaluate(() => base(scope)) ?? scope.ctx.batchYear;
  const first = readFirstYear(
    tryEvaluate(() => from?.(scope)),
    scope,
  );
  const last = Number(tryEvaluate(() => showUntil?.(scope)) ?? Number.NaN);
  const all = Number.isFinite(baseYear)
    ? offsets.map((offset) => baseYear + offset).filter((year) => !(first > year))
    : [];
  return { shown: all.filter((year) => !(last < year)), hidden: all.filter((year) => last < year) };
}

/** Years that the row or column of totals adds up. */
export function listTotalledYears(section: YearlySection, scope: FormScope): number[] {
  const { years, total } = section;
  const first =
    (tryEvaluate(() => years.base(scope)) ?? scope.ctx.batchYear) + (total?.fromOffset ?? -Infinity);
  return listExpectedYears(section, scope).filter((year) => year >= first);
}

/** Years that the form asks for. */
export const listExpectedYears = (section: YearlySection, scope: FormScope): number[] =>
  yearsOf(section, scope).shown;

/** Years after `showUntil`: values typed for them are kept, but neither shown nor required. */
export const listHiddenYears = (section: YearlySection, scope: FormScope): number[] =>
  yearsOf(section, scope).hidden;

/** True for a section in which the present answers require nothing. */
export function isOptionalSection(section: Section, scope: FormScope): boolean {
  if (section.kind === 'computed') return true;
  if (section.kind === 'yearly' || (section.kind === 'table' && section.fixedRows)) return false;
  if (section.kind !== 'table')
    return listSectionFields(section).every((field) => !isTypedField(field) || !isNeeded(field, scope));
  return getMinRowCount(section, scope) === 0;
}

/** Minimum number of rows of a table, given the present answers. */
export function getMinRowCount({ minRows = 0, minRowsWhen }: TableSection, scope: FormScope): number {
  const raised = minRowsWhen && tryEvaluate(() => minRowsWhen.when(scope)) ? minRowsWhen.min : 0;
  return Math.max(minRows, raised);
}
