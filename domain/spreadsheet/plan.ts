/** The plan of an import: all changes of an imported file, before any is made. */

import type { AnswerValue, FieldAnswers, Row } from '../definition';
import { getSectionAnswers, isRowSection } from '../filing/sections';
import { listFittingSheets } from './fitting-sheets';
import { readHeader, type SheetHeader } from './header';
import { readLines } from './lines';
import { createSheetText } from './messages';
import { formatCellName, type ReadBook, type ReadSheet, type SheetFault } from './model';
import { EMPTY_ROWS_PLAN, planAddedRows, planKeyedRows, type RowsPlan } from './plan-rows';
import { type MatchedRow, readRows } from './read-rows';
import { formatSheetName } from './sheet';
import { createFileFault, createSheetFault } from './sheet-faults';
import { buildTableSource, type SheetSource, type TableSource } from './source';
import { describeStatement } from './statements';
import { readYearsAcross } from './years-across';

/** A changed field, or a changed cell of an existing row. */
export interface CellChange {
  /** Identity of the row: its id, or its year. */
  row?: Row;
  field: string;
  value: AnswerValue;
}

export interface ImportPlan extends RowsPlan {
  /** Name of the sheet that was read. */
  sheet: string;
  /** Changes to fields, and to cells of rows that stay. */
  changes: CellChange[];
  faults: SheetFault[];
  /** True where nothing of the file can be taken over. */
  isBlocked: boolean;
}

type SheetPlan = Omit<ImportPlan, 'sheet'>;

/** Plans the import of one table. `chosen`: name of the sheet to read where several fit. */
export function planImport(
  from: SheetSource,
  book: ReadBook,
  newId: () => string,
  chosen?: string,
): ImportPlan {
  const sheet = sheetIn(book, from, chosen);
  return sheet
    ? planSheet(from, sheet, getKnownRowIds(book, from), newId)
    : createBlockedPlan(createMissingSheetFault(book, from));
}

/** Identities of the rows written to the file; null where the file was exported from another filing. */
type KnownRowIds = ReadonlySet<string> | null;

export const getKnownRowIds = ({ known }: ReadBook, { section }: SheetSource): ReadonlySet<string> =>
  new Set(known[section.key] ?? known['']);

export function planSheet(
  from: SheetSource,
  sheet: ReadSheet,
  known: KnownRowIds,
  newId: () => string,
): ImportPlan {
  return { ...planAnswers(from, sheet, known, newId), sheet: sheet.name };
}

function planAnswers(
  from: SheetSource,
  sheet: ReadSheet,
  known: KnownRowIds,
  newId: () => string,
): SheetPlan {
  const source = buildTableSource(from);
  if (source.kind === 'fields') return planLines(from, source, sheet);
  const across = readYearsAcross(from, source, sheet);
  if (!across) return planRows(from, source, sheet, known, newId);
  const { rows, faults } = across;
  return {
    ...planKeyedRows(from, source, rows),
    changes: changesIn(source, rows),
    faults,
    isBlocked: false,
  };
}

function planLines(from: SheetSource, source: TableSource, sheet: ReadSheet): SheetPlan {
  const read = readLines(from, source, sheet);
  if (!read)
    return createBlockedPlan(
      createSheetFault(sheet, describeStatement([sheet], { ...from, ...source }) ?? 'no_lines'),
    );
  const changes = Object.entries(read.changes).map(([field, value]) => ({ field, value }));
  const { figures, faults } = read;
  return { ...EMPTY_IMPORT_PLAN, changes, figures, faults };
}

function planRows(
  from: SheetSource,
  source: TableSource,
  sheet: ReadSheet,
  known: KnownRowIds,
  newId: () => string,
): SheetPlan {
  const found = readHeader(source, sheet);
  // Row identities are ignored in a file of another filing: both may use the same ids by chance.
  const header = known || source.kind !== 'added' ? found : { ...found, row: undefined };
  const typed = header.fields.filter(({ column }) => column.isTyped).length;
  const statement = typed < 2 ? describeStatement([sheet], { ...from, ...source }) : undefined;
  if (typed === 0 || statement) return createBlockedPlan(createSheetFault(sheet, statement ?? 'no_columns'));
  // Nor are equal rows taken for rows of this filing there.
  const { rows, faults } = readRows(from, known ? source : withoutAdded(source), header, sheet);
  const plan =
    source.kind === 'added'
      ? planAddedRows(from, source, header, rows, known ?? new Set(), newId)
      : planKeyedRows(from, source, rows);
  const unidentified = noteUnidentified(sheet, source, header, rows, known);
  const all = { faults: [...header.faults, ...faults, ...unidentified], changes: changesIn(source, rows) };
  if (plan.rows.length <= source.limit || source.kind !== 'added')
    return { ...plan, ...all, isBlocked: false };
  const over = { actual: plan.rows.length, limit: source.limit, over: plan.rows.length - source.limit };
  return createBlockedPlan(createSheetFault(sheet, createSheetText('max_rows', over)));
}

const withoutAdded = (source: TableSource): TableSource =>
  source.kind === 'added' ? { ...source, rows: [] } : source;

/** Note that changed rows of a file without identities come as new ones, beside those that they were before. */
function noteUnidentified(
  { name }: ReadSheet,
  source: TableSource,
  { row: identity, number }: SheetHeader,
  read: readonly MatchedRow[],
  known: KnownRowIds,
): SheetFault[] {
  const same = read.filter(({ isEqual }) => isEqual).length;
  const fresh = read.filter(({ before }) => !before).length;
  const isOfThese = same > 0 || source.rows.some((row) => known?.has(row.identity));
  if (source.kind !== 'added' || identity !== undefined || !isOfThese || fresh === 0) return [];
  const message = createSheetText('no_identities', { same, fresh });
  return [{ sheet: name, cell: formatCellName(0, number), message, isRefused: false }];
}

/** Plan that changes nothing. */
export const EMPTY_IMPORT_PLAN: ImportPlan = {
  ...EMPTY_ROWS_PLAN,
  sheet: '',
  changes: [],
  faults: [],
  isBlocked: false,
};

const createBlockedPlan = (fault: SheetFault): ImportPlan => ({
  ...EMPTY_IMPORT_PLAN,
  faults: [fault],
  isBlocked: true,
});

/** Applies a plan: the answers of the section after the import. */
export function applyImportPlan(
  { section, answers }: SheetSource,
  { rows, changes }: ImportPlan,
): Row[] | FieldAnswers {
  if (isRowSection(section)) return rows;
  return {
    ...getSectionAnswers(answers, section),
    ...Object.fromEntries(changes.map(({ field, value }) => [field, value])),
  };
}

export const isPlanEmpty = ({ changes, added, removed, isReordered }: ImportPlan): boolean =>
  changes.length + added + removed === 0 && !isReordered;

function sheetIn(book: ReadBook, from: SheetSource, chosen: string | undefined): ReadSheet | undefined {
  const fitting = listFittingSheets(book, from);
  return fitting.find(({ name }) => name === chosen) ?? fitting[0];
}

function createMissingSheetFault({ sheets }: ReadBook, from: SheetSource): SheetFault {
  const { title } = from.section;
  const message = createSheetText('no_sheet', {
    name: { zh: formatSheetName(title, 'zh'), en: formatSheetName(title, 'en') },
    found: sheets.map(({ name }) => name).join(', ') || '-',
  });
  return createFileFault(describeStatement(sheets, { ...from, ...buildTableSource(from) }) ?? message);
}

const changesIn = ({ key }: TableSource, read: MatchedRow[]): CellChange[] =>
  read.flatMap(({ before, changes }) =>
    before
      ? Object.entries(changes).map(([field, value]) => ({ row: { [key]: before.typed[key] }, field, value }))
      : [],
  );
