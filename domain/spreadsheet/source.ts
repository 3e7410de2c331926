/** Rows of a section as a sheet shows them: each with its identity, typed values and computed values. */

import type { Answers, AnswerValue, Field, FixedRow, FormScope, Row, Section } from '../definition';
import { isVisible, listExpectedYears } from '../filing/scope';
import {
  getRowLimit,
  getSectionAnswers,
  getSectionRows,
  isRowSection,
  listSectionFields,
  type RowSection,
  sumRowsOf,
} from '../filing/sections';
import { isNumeric } from './cells';
import { createFieldColumns, type FieldColumn, isYearColumn } from './columns';

/** A section of a filing that is being filled in. */
export interface SheetSource<Of extends Section = Section> {
  section: Of;
  /** The answers as typed. */
  answers: Answers;
  /** The answers with every computed value filled in. */
  filled: Answers;
  scope: FormScope;
  /** File names of uploads, by id. */
  fileNames?: ReadonlyMap<string, string>;
}

export interface SourceRow {
  identity: string;
  typed: Row;
  filled: Row;
  isSum: boolean;
  given?: FixedRow;
}

export interface TableSource {
  columns: FieldColumn[];
  /** Fields that do not apply at present; a file may still contain them. */
  unasked: Field[];
  rows: SourceRow[];
  /** Key of the field that identifies rows: `row`, or the year field. */
  key: string;
  /**
   * Origin of the rows. added: by the filer. given: by the form. years: from the base year. fields: a single record, with a line
   * per field.
   */
  kind: 'added' | 'given' | 'years' | 'fields';
  limit: number;
}

export function buildTableSource(source: SheetSource): TableSource {
  const { section, filled, scope } = source;
  const fields = listSectionFields(section);
  const shared = {
    columns: createFieldColumns(section, fields, filled, scope),
    unasked: fields.filter((field) => !isVisible(field, scope)),
  };
  return isRowsSource(source)
    ? { ...shared, ...rowsOf(source) }
    : { ...shared, kind: 'fields', key: '', rows: [record(source)], limit: 1 };
}

const isRowsSource = (source: SheetSource): source is SheetSource<RowSection> => isRowSection(source.section);

function rowsOf(source: SheetSource<RowSection>): Omit<TableSource, 'columns' | 'unasked'> {
  const { section } = source;
  const fields = listSectionFields(section);
  const year = fields.find((field) => isYearColumn(section, field))?.key ?? 'affiliation_year';
  const kind = section.kind === 'yearly' ? 'years' : section.fixedRows ? 'given' : 'added';
  return {
    rows: kind === 'added' ? addedRows(source) : keyedRows(source, kind === 'years' ? year : 'row'),
    key: kind === 'years' ? year : 'row',
    kind,
    limit: getRowLimit(section),
  };
}

const record = ({ section, answers, filled }: SheetSource): SourceRow => ({
  identity: '',
  typed: getSectionAnswers(answers, section) as Row,
  filled: getSectionAnswers(filled, section) as Row,
  isSum: false,
});

/** Rows that people added, in the order of the answers. */
function addedRows({ section, answers, filled }: SheetSource): SourceRow[] {
  const computed = new Map(getSectionRows(filled, section).map((row) => [row.row, row]));
  return getSectionRows(answers, section).map((typed) => ({
    identity: typed.row ?? '',
    typed,
    filled: computed.get(typed.row) ?? typed,
    isSum: false,
  }));
}

/** Every given row and expected year, stored or not, and stored rows of other years. */
function keyedRows({ section, answers, filled, scope }: SheetSource<RowSection>, key: string): SourceRow[] {
  const [stored, computed] = [getSectionRows(answers, section), getSectionRows(filled, section)];
  const expected: AnswerValue[] = section.kind === 'yearly' ? listExpectedYears(section, scope) : [];
  const sums = sumRowsOf(section);
  return [...new Set([...expected, ...computed.map((row) => row[key])])].map((identity) => {
    const bare: Row = { [key]: identity };
    const typed = stored.find((row) => row[key] === identity) ?? bare;
    return {
      identity: String(identity ?? ''),
      typed,
      filled: computed.find((row) => row[key] === identity) ?? typed,
      isSum: sums.has(String(identity)),
      given: section.kind === 'table' ? section.fixedRows?.find((row) => row.key === identity) : undefined,
    };
  });
}

/** True for cells that people fill in; the numbers of a row of sums are computed. */
export const isTypedCell = (row: Pick<SourceRow, 'isSum'>, { field, isTyped }: FieldColumn): boolean =>
  isTyped && !(row.isSum && isNumeric(field));

export const getColumnValue = (row: SourceRow, column: FieldColumn): AnswerValue =>
  (isTypedCell(row, column) ? row.typed : row.filled)[column.field.key];
