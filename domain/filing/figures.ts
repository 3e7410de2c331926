/**
 * Figures in a form: what the company says of itself in cells whose meaning other forms share (definition/company-figures), or
 * that its own program asks for each time. The figures of a company are read from its filings, reports and profile whenever
 * they are needed; they are stored nowhere else, so that they cannot drift from what was given.
 */
import {
  type Answers,
  type CompanyFigure,
  type CompanyFigureKey,
  companyFigures,
  type Field,
  type FieldAnswers,
  type FixedRow,
  type Form,
  findCompanyFigure,
  type Program,
  type Row,
  type Section,
  type TableSection,
} from '../definition';
import { round2 } from '../expressions/numbers';
import type { Text } from '../text';
import { formatPath } from './paths';
import {
  getSectionAnswers,
  getSectionRows,
  isEmpty,
  isNumberField,
  isReadOnlyField,
  isRowSection,
  isTypedField,
  listSectionFields,
} from './sections';

/** Half of the last decimal of an amount. */
const TOLERANCE = 0.005;

/** Amount, count or share; or a text, day or choice of a standing fact. */
export type FigureValue = number | string;

interface FigureName {
  /** Key of the figure, the same in all forms that ask for it, such as `revenue`; otherwise program, section and field. */
  key: string;
  /** Year of the figure; null for a figure without a year. */
  year: number | null;
}

/** Figure that a form states. */
export interface FormFigure extends FigureName {
  value: FigureValue;
  path: string;
  field: Field;
}

/** Cell of a form in which a figure is stated, or could be. */
export interface FigureCell extends FigureName {
  value: FigureValue | null;
  path: string;
  section: Section;
  field: Field;
  /** Row of a year grid, or given row of a table. */
  row?: Row;
  /** True for the row of a table that adds up other rows. */
  isSum?: true;
}

/** A filing or report of the company that contains a figure, or its profile. */
export interface FigureSource {
  id: string;
  /** Key of the program; '' for the profile. */
  program: string;
  title: Text;
  /** Receipt number; '' for drafts and the profile. */
  no: string;
  isReport?: true | undefined;
  /** True for what is still being filled in: nobody else has seen it. */
  isDraft?: true | undefined;
  isProfile?: true | undefined;
}

export interface KnownFigure extends FigureName {
  value: FigureValue;
  source: FigureSource;
  /** Batch year of the source; 0 for the profile. */
  batchYear: number;
  /** Time when it was submitted, or last saved. */
  at: string;
}

type Source = Pick<Program, 'key'>;
type Sections = Pick<Form, 'sections'>;

/** Key of the dictionary that a field has by itself, or as a fact of the profile. */
function findDictionaryKey({ recurs, source = '' }: Field): string | undefined {
  if (recurs) return recurs;
  const [origin, key = ''] = source.split('.');
  return origin === 'company' && findCompanyFigure(key)?.inProfile ? key : undefined;
}

const isFigure = (field: Field): boolean =>
  findDictionaryKey(field) !== undefined || (isTypedField(field) && isNumberField(field));

/** `row`: key of a given row of a table. */
export const getFigureKey = (program: Source, section: Section, field: Field, row?: string): string =>
  findDictionaryKey(field) ?? [program.key, section.key, ...(row ? [row] : []), field.key].join('.');

/** Meaning of the figure of a field; undefined for a figure that only its own form asks for. */
export const findFieldFigure = (field: Field): CompanyFigure | undefined =>
  findCompanyFigure(findDictionaryKey(field) ?? '');

const asValue = (value: unknown): FigureValue | null => {
  if (isEmpty(value)) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : null;
};

export const isSameFigure = (a: FigureValue, b: FigureValue): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= TOLERANCE : a === b;

interface DatedRecord {
  record: FieldAnswers;
  year: number | null;
  index?: number;
  row?: Row;
  /** Given row of a table. */
  given?: FixedRow;
}

/** Given rows of a table about the last year, such as one of the staff: budgets of a project have no year before. */
const hasGivenFigures = (section: Section): section is TableSection & { fixedRows: FixedRow[] } =>
  section.kind === 'table' && section.isOfLastYear === true && section.fixedRows !== undefined;

/** Rows that the form gives: the same in every filing, so that each is compared with itself. */
const listGivenRecords = (
  section: TableSection & { fixedRows: FixedRow[] },
  filled: Answers,
  year: number,
): DatedRecord[] =>
  getSectionRows(filled, section).flatMap((row, index) => {
    const given = section.fixedRows.find(({ key }) => key === row.row);
    return given ? [{ record: row, year, index, row, given }] : [];
  });

/** Records of a section that hold figures, with their year; none for tables whose rows differ from filing to filing. */
function listDatedRecords(section: Section, filled: Answers, batchYear: number): DatedRecord[] {
  if (hasGivenFigures(section)) return listGivenRecords(section, filled, batchYear - 1);
  if (section.kind !== 'yearly') {
    const hasNone = isRowSection(section) || section.kind === 'files' || section.kind === 'computed';
    return hasNone ? [] : [{ record: getSectionAnswers(filled, section), year: null }];
  }
  const key = listSectionFields(section).find(({ auto }) => auto === 'reporting_year')?.key ?? '';
  return getSectionRows(filled, section).flatMap((row, index) => {
    const year = row[key];
    return typeof year === 'number' ? [{ record: row, year, index, row }] : [];
  });
}

const joinLabels = (row: Text, field: Text): Text => ({
  zh: `${row.zh} ${field.zh}`,
  en: `${row.en}, ${field.en}`,
  ...(row.ar && field.ar && { ar: `${row.ar}، ${field.ar}` }),
});

/** Field of a cell; one in a given row is named by the row, too. */
const nameField = (field: Field, given: FixedRow | undefined): Field =>
  given ? { ...field, ...joinLabels(given, field) } : field;

/** Year of a field in a section without years. */
const findOwnYear = ({ figureYear, ofYear }: Field, batchYear: number): number | null => {
  const offset = figureYear ?? ofYear?.offset;
  return offset === undefined ? null : batchYear + offset;
};

/** Cells of a section that hold a figure each, whether filled in or not. `filled`: answers with computed values. */
export const listSectionFigureCells = (
  program: Source,
  section: Section,
  filled: Answers,
  batchYear: number,
): FigureCell[] =>
  listDatedRecords(section, filled, batchYear).flatMap(({ record, year, index, row, given }) =>
    listSectionFields(section)
      .filter(isFigure)
      .map((field) => ({
        key: getFigureKey(program, section, field, given?.key),
        year: year ?? findOwnYear(field, batchYear),
        value: asValue(record[field.key]),
        path: formatPath({
          section: section.key,
          field: field.key,
          ...(index !== undefined && { row: index }),
        }),
        section,
        field: nameField(field, given),
        ...(row && { row }),
        ...(given?.sumOf && { isSum: true as const }),
      })),
  );

/** Cells of a form that hold a figure each, in the order of the form. */
export const listFigureCells = (
  program: Source,
  { sections }: Sections,
  filled: Answers,
  batchYear: number,
): FigureCell[] => sections.flatMap((section) => listSectionFigureCells(program, section, filled, batchYear));

/** True for a cell that a person types into. */
export const isFillable = ({ field, isSum }: Pick<FigureCell, 'field' | 'isSum'>): boolean =>
  !isSum && isTypedField(field) && !isReadOnlyField(field);

/** Figures that the rows of a table give together: sums of the rows of each year, and numbers of rows. */
function listTableFigures(section: TableSection, filled: Answers): FormFigure[] {
  const rows = getSectionRows(filled, section);
  if (section.fixedRows || rows.length === 0) return [];
  return section.columns.flatMap((field) => [
    ...(field.recurs ? sumByYear(section, rows, field, field.recurs) : []),
    ...(field.counts ? countRows(section, rows, field, field.counts) : []),
  ]);
}

function sumByYear(section: TableSection, rows: Row[], field: Field, key: string): FormFigure[] {
  const yearKey = section.columns.find(({ type }) => type === 'year')?.key ?? '';
  const sums = new Map<number, number>();
  for (const row of rows) {
    const [year, value] = [row[yearKey], row[field.key]];
    if (typeof year === 'number' && typeof value === 'number') sums.set(year, (sums.get(year) ?? 0) + value);
  }
  return [...sums].map(([year, value]) => ({ key, year, value: round2(value), path: section.key, field }));
}

function countRows(
  section: TableSection,
  rows: Row[],
  field: Field,
  counts: NonNullable<Field['counts']>,
): FormFigure[] {
  const numbers = new Map<CompanyFigureKey, number>(Object.values(counts).map((key) => [key, 0]));
  for (const row of rows) {
    const key = counts[String(row[field.key])];
    if (key) numbers.set(key, (numbers.get(key) ?? 0) + 1);
  }
  return [...numbers].map(([key, value]) => ({
    key,
    year: null,
    value,
    path: section.key,
    field: { key: field.key, type: 'integer', recurs: key, ...(companyFigures[key] satisfies CompanyFigure) },
  }));
}

/** Figures that a form states, in its order. `filled`: answers with computed values. */
export const listFormFigures = (
  program: Source,
  { sections }: Sections,
  filled: Answers,
  batchYear: number,
): FormFigure[] =>
  sections.flatMap((section): FormFigure[] =>
    section.kind === 'table' && !hasGivenFigures(section)
      ? listTableFigures(section, filled)
      : listSectionFigureCells(program, section, filled, batchYear).flatMap(
          ({ key, year, value, path, field }) => (value === null ? [] : [{ key, year, value, path, field }]),
        ),
  );

/** Keys of the dictionary that a field gives, or helps to give as a column of a table. */
export function listFieldFigures(section: Section, field: Field): string[] {
  const own = findDictionaryKey(field);
  const counted = section.kind === 'table' ? Object.values(field.counts ?? {}) : [];
  return [...new Set([...(own ? [own] : []), ...counted])];
}

function listFieldKeys(program: Source, section: Section, field: Field): string[] {
  if (hasGivenFigures(section) && isFigure(field))
    return section.fixedRows.map(({ key }) => getFigureKey(program, section, field, key));
  return section.kind === 'table' || !isFigure(field)
    ? listFieldFigures(section, field)
    : [getFigureKey(program, section, field)];
}

/** Keys of the figures that a form asks for. */
export const listFigureKeys = (program: Source, { sections }: Sections): Set<string> =>
  new Set(
    sections.flatMap((section) =>
      listSectionFields(section).flatMap((field) => listFieldKeys(program, section, field)),
    ),
  );

/** Lists the sections of a form that give one of the figures. */
export const listFigureSections = (
  program: Source,
  { sections }: Sections,
  keys: ReadonlySet<string>,
): string[] =>
  sections
    .filter((section) => [...listFigureKeys(program, { sections: [section] })].some((key) => keys.has(key)))
    .map(({ key }) => key);

/** True for a form that asks for figures that other forms ask for, too. */
export const hasSharedFigures = (form: Sections): boolean =>
  [...listFigureKeys({ key: '' }, form)].some((key) => findCompanyFigure(key));

/** Known figures by key and year. */
export interface FigureIndex {
  /** Values of a figure for a year, the latest given first. */
  find(key: string, year: number | null): readonly KnownFigure[];
}

const NONE: readonly KnownFigure[] = [];

/** Indexes known figures; `known` is sorted by time, the latest first. */
export function indexFigures(known: readonly KnownFigure[]): FigureIndex {
  const found = new Map<string, KnownFigure[]>();
  for (const each of known) {
    const name = `${each.key} ${each.year ?? ''}`;
    const list = found.get(name);
    if (list) list.push(each);
    else found.set(name, [each]);
  }
  return { find: (key, year) => found.get(`${key} ${year ?? ''}`) ?? NONE };
}

/**
 * Sorts known figures by time, the latest first, and drops those of drafts that repeat another source: a draft takes over what
 * stands elsewhere, which does not make it the place where the company said so.
 */
export function sortKnownFigures<T extends KnownFigure>(known: readonly T[]): T[] {
  const sorted = known.toSorted((a, b) => b.at.localeCompare(a.at));
  const index = indexFigures(sorted);
  const order = new Map<KnownFigure, number>(sorted.map((each, place) => [each, place]));
  const isRepeated = (each: T) =>
    each.source.isDraft &&
    index
      .find(each.key, each.year)
      .some(
        (other) =>
          other !== each &&
          isSameFigure(other.value, each.value) &&
          (!other.source.isDraft || (order.get(other) ?? 0) > (order.get(each) ?? 0)),
      );
  return sorted.filter((each) => !isRepeated(each));
}

/** Values of a figure other than `value`, each with its latest source, the latest first. */
export function listOtherValues(
  index: FigureIndex,
  { key, year }: FigureName,
  value: FigureValue,
): KnownFigure[] {
  const others: KnownFigure[] = [];
  for (const each of index.find(key, year))
    if (![{ value }, ...others].some((known) => isSameFigure(known.value, each.value))) others.push(each);
  return others;
}
