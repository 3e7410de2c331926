import { UNFIT_IN_LINE } from '../checks/characters';
import type { Row, Scope, TableSection, YearlySection } from '../definition';
import { type Fault, faultOf, prefixed, rowName } from './messages';
import { ask, expectedYears, hiddenYears } from './scope';
import { fieldsOf, isBlankRow, isEmpty, type RowSection, rowLimit } from './sections';

const ROW_ID_AT_MOST = 64;

/** Checks of the rows of a table as a whole: how many, which years, which identities, no value twice. */
export function rowFaults(
  section: RowSection,
  rows: Row[],
  scope: Scope,
  strength: 'draft' | 'submit',
): Fault[] {
  const label = { label: section.title };
  const limit = rowLimit(section);
  if (rows.length > limit) return [faultOf(section.key, 'max_rows', { ...label, limit })];
  const faults = identityFaults(section, rows);
  if (strength === 'draft') return faults;
  if (section.kind === 'yearly') faults.push(...yearFaults(section, rows, scope));
  else if (!section.fixedRows) faults.push(...tooFewRows(section, rows, scope));
  return [...faults, ...repeatedValues(section, rows)];
}

const isRowId = (id: unknown): boolean =>
  typeof id === 'string' && id.length <= ROW_ID_AT_MOST && !UNFIT_IN_LINE.test(id);

/** Identities are short texts, each used once; given rows are those that the form knows. */
function identityFaults(section: RowSection, rows: Row[]): Fault[] {
  const given = section.kind === 'table' && section.fixedRows?.map((row) => row.key);
  const seen = new Set<unknown>();
  return rows.flatMap((row, i) => {
    const id: unknown = row.row;
    const usable = id === undefined ? !given : isRowId(id) && !seen.has(id);
    if (id !== undefined) seen.add(id);
    if (usable && (!given || given.includes(String(id)))) return [];
    return [faultOf(`${section.key}[${i}]`, 'row', { label: section.title })];
  });
}

function tooFewRows(section: TableSection, rows: Row[], scope: Scope): Fault[] {
  const { minRows = 0, minRowsWhen } = section;
  const raised = minRowsWhen && ask(() => minRowsWhen.when(scope)) ? minRowsWhen.min : 0;
  const limit = Math.max(minRows, raised);
  return rows.length < limit ? [faultOf(section.key, 'min_rows', { label: section.title, limit })] : [];
}

function yearFaults(section: YearlySection, rows: Row[], scope: Scope): Fault[] {
  const about = (year: unknown) => ({ label: section.title, year: String(year ?? '') });
  const expected = expectedYears(section, scope);
  const hidden = hiddenYears(section, scope);
  const there = rows
    .filter((row) => section.years.minCount === undefined || !isBlankRow(section, row))
    .map((row) => row.affiliation_year);
  const missing = expected.filter((year) => !there.includes(year));
  const allowed = Math.max(0, expected.length - (section.years.minCount ?? expected.length));
  const wrong = rows.flatMap((row, i) => {
    const path = `${section.key}[${i}].affiliation_year`;
    const year = row.affiliation_year;
    if (hidden.includes(year as number)) return [];
    if (!expected.includes(year as number)) return [faultOf(path, 'year_extra', about(year))];
    const twice = rows.findIndex((each) => each.affiliation_year === year) < i;
    return twice ? [faultOf(path, 'year_twice', about(year))] : [];
  });
  if (missing.length <= allowed) return wrong;
  return [...missing.map((year) => faultOf(section.key, 'year_missing', about(year))), ...wrong];
}

function repeatedValues(section: RowSection, rows: Row[]): Fault[] {
  return fieldsOf(section)
    .filter((field) => field.uniqueInTable)
    .flatMap((field) => {
      const seen = new Set<unknown>();
      return rows.flatMap((row, i) => {
        const value = row[field.key];
        if (isEmpty(value) || (!seen.has(value) && seen.add(value))) return [];
        const fault = faultOf(`${section.key}[${i}].${field.key}`, 'unique', { label: field });
        return [prefixed(rowName(section, row, i), fault)];
      });
    });
}
