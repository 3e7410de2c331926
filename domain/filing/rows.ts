/** Rows that exist before anybody types: given rows of a table, and one row per year. */
import type { Answers, Form, FormContext, Row, Section, TableSection, YearlySection } from '../definition';
import { createFormScope, listExpectedYears } from './scope';
import { getSectionRows, isBlankRow, isRecord, isRowSection } from './sections';

const areRows = (value: unknown): boolean => Array.isArray(value) && value.every(isRecord);

/** Brings the given rows and years of every section into place, in place. What has another shape is left alone. */
export function scaffoldRows(form: Form, filled: Answers, ctx: FormContext): void {
  for (const section of form.sections) {
    if (section.kind !== 'table' || !section.fixedRows || !areRows(filled[section.key])) continue;
    filled[section.key] = completeGivenRows(section, getSectionRows(filled, section));
  }
  const scope = createFormScope(form, filled, ctx);
  for (const section of form.sections) {
    if (section.kind !== 'yearly' || !areRows(filled[section.key])) continue;
    filled[section.key] = yearRows(
      section,
      getSectionRows(filled, section),
      listExpectedYears(section, scope),
    );
  }
}

/** Every given row once, in the order of the form; rows that the form does not know follow, for `checkAnswers` to name. */
export function completeGivenRows({ fixedRows = [] }: TableSection, rows: Row[]): Row[] {
  const given = fixedRows.map(({ key }) => rows.find((row) => row.row === key) ?? { row: key });
  return [...given, ...rows.filter((row) => !given.includes(row))];
}

/**
 * One row per expected year, rising. Years that may be missing are added only to an empty grid. A row of another year is
 * kept while something stands in it, for `checkAnswers` to name; nothing typed is dropped.
 */
function yearRows(section: YearlySection, rows: Row[], years: number[]): Row[] {
  const addAll = section.years.minCount === undefined || rows.length === 0;
  const expected = years.flatMap((year) => {
    const found = rows.filter((row) => row.affiliation_year === year);
    return found.length || !addAll ? found : [{ affiliation_year: year }];
  });
  const others = rows.filter((row) => !expected.includes(row) && !isBlankRow(section, row));
  return [...expected, ...others];
}

/** Answers before anybody typed: empty sections, given rows, years. */
export function createEmptyAnswers(form: Form, ctx: FormContext): Answers {
  const answers: Answers = Object.fromEntries(
    form.sections
      .filter((section) => section.kind !== 'computed')
      .map((section) => [section.key, isRowSection(section) ? [] : {}]),
  );
  scaffoldRows(form, answers, ctx);
  return answers;
}

/** A fresh row of a table. `id` is its identity for life; the client makes it. */
export const createRow = (section: TableSection, id: string): Row => ({
  row: id,
  ...Object.fromEntries(
    section.columns.flatMap((column) =>
      column.default === undefined || typeof column.default === 'function'
        ? []
        : [[column.key, column.default]],
    ),
  ),
});

/**
 * Gives an id to rows that came without one, so that they can be told apart from now on. The id follows from the place:
 * two people who open the same filing give the same ids, and their changes can be merged.
 */
export function addRowIds(sections: readonly Section[], answers: Answers): Answers {
  const next: Answers = { ...answers };
  for (const section of sections) {
    if (section.kind !== 'table' || section.fixedRows) continue;
    const rows = getSectionRows(answers, section);
    if (rows.every((row) => row.row)) continue;
    next[section.key] = rows.map((row, index) => (row.row ? row : { ...row, row: `r${index + 1}` }));
  }
  return next;
}
