/** The plan of an import: all changes of an imported file, before any is made. */

import type { AnswerValue, FieldAnswers, Row } from '../definition';
import { createRow } from '../filing/rows';
import { getSectionAnswers, getSectionRows, isRowSection } from '../filing/sections';
import { toCell } from './cells';
import type { ReadFigure } from './computed-figures';
import { listFittingSheets } from './fitting-sheets';
import { readHeader, type SheetHeader } from './header';
import { readLines } from './lines';
import { createSheetText, type SheetMessage } from './messages';
import { formatCellName, type ReadBook, type ReadSheet, type SheetFault } from './model';
import { type MatchedRow, mergeImportedRow, type ReadRows, readRows } from './read-rows';
import { formatSheetName } from './sheet';
import {
  buildTableSource,
  getColumnValue,
  type SheetSource,
  type SourceRow,
  type TableSource,
} from './source';
import { describeStatement } from './statements';
import { readYearsAcross } from './years-across';

/** A changed field, or a changed cell of an existing row. */
export interface CellChange {
  /** Identity of the row: its id, or its year. */
  row?: Row;
  field: string;
  value: AnswerValue;
}

export interface ImportPlan {
  /** Name of the sheet that was read. */
  sheet: string;
  /** Rows of the section after the import; empty for a section without rows. */
  rows: Row[];
  /** Changes to fields, and to cells of rows that stay. */
  changes: CellChange[];
  added: number;
  changed: number;
  removed: number;
  /** Rows that the import would add (`fresh`) and remove (`gone`). */
  fresh: Row[];
  gone: Row[];
  /** Number of removed rows with uploaded files, which no sheet shows. */
  removedWithFiles: number;
  isReordered: boolean;
  /** Figures of the file that the form computes. */
  figures: ReadFigure[];
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
export type KnownRowIds = ReadonlySet<string> | null;

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
  return across ? planYears(from, source, across) : planRows(from, source, sheet, known, newId);
}

const planYears = (from: SheetSource, source: TableSource, { rows, faults }: ReadRows): SheetPlan => ({
  ...planKeyed(from, source, rows),
  changes: changesIn(source, rows),
  faults,
  isBlocked: false,
});

function planLines(from: SheetSource, source: TableSource, sheet: ReadSheet): ImportPlan {
  const read = readLines(from, source, sheet);
  if (!read)
    return createBlockedPlan({
      sheet: sheet.name,
      cell: '',
      message:
        describeStatement([sheet], { ...source, title: from.section.title }) ?? createSheetText('no_lines'),
      isRefused: true,
    });
  const changes = Object.entries(read.changes).map(([field, value]) => ({ field, value }));
  const { figures, faults } = read;
  return { ...EMPTY_IMPORT_PLAN, rows: [], changes, figures, faults, isBlocked: false };
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
  const statement =
    typed < 2 ? describeStatement([sheet], { ...source, title: from.section.title }) : undefined;
  if (typed === 0 || statement)
    return createBlockedPlan({
      sheet: sheet.name,
      cell: '',
      message: statement ?? createSheetText('no_columns'),
      isRefused: true,
    });
  // Nor are equal rows taken for rows of this filing there.
  const { rows, faults } = readRows(from, known ? source : withoutAdded(source), header, sheet);
  const plan =
    source.kind === 'added'
      ? planAdded(from, source, header, rows, known ?? new Set(), newId)
      : planKeyed(from, source, rows);
  const unidentified = noteUnidentified(sheet, source, header, rows, known);
  const all = { faults: [...header.faults, ...faults, ...unidentified], changes: changesIn(source, rows) };
  if (plan.rows.length <= source.limit || source.kind !== 'added')
    return { ...plan, ...all, isBlocked: false };
  const over = { actual: plan.rows.length, limit: source.limit, over: plan.rows.length - source.limit };
  return createBlockedPlan({
    sheet: sheet.name,
    cell: '',
    message: createSheetText('max_rows', over),
    isRefused: true,
  });
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

/** Creates a plan that changes nothing, with the fault of the file. */
export const createBlockedPlan = (fault: SheetFault): ImportPlan => ({
  ...EMPTY_IMPORT_PLAN,
  rows: [],
  changes: [],
  faults: [fault],
  isBlocked: true,
});

const TOO_MUCH: readonly SheetMessage[] = ['too_big', 'unpacked', 'slow', 'rows', 'cells'];

/** Creates a fault of the file as a whole. */
export const createFileFault = (
  kind: SheetMessage,
  parameters: Record<string, string | number> = {},
): SheetFault => ({
  sheet: '',
  cell: '',
  message: createSheetText(kind, parameters),
  isRefused: true,
  ...(TOO_MUCH.includes(kind) && { isTooMuch: true }),
});

export const EMPTY_IMPORT_PLAN = {
  sheet: '',
  added: 0,
  changed: 0,
  removed: 0,
  removedWithFiles: 0,
  isReordered: false,
  figures: [] as ReadFigure[],
  fresh: [] as Row[],
  gone: [] as Row[],
};

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

export function createMissingSheetFault({ sheets }: ReadBook, from: SheetSource): SheetFault {
  const { title } = from.section;
  const message = createSheetText('no_sheet', {
    name: { zh: formatSheetName(title, 'zh'), en: formatSheetName(title, 'en') },
    found: sheets.map(({ name }) => name).join(', ') || '-',
  });
  const statement = describeStatement(sheets, { ...buildTableSource(from), title });
  return { ...createFileFault('no_sheet'), message: statement ?? message };
}

type Planned = Omit<SheetPlan, 'changes' | 'faults' | 'isBlocked'>;

const changesIn = ({ key }: TableSource, read: MatchedRow[]): CellChange[] =>
  read.flatMap(({ before, changes }) =>
    before
      ? Object.entries(changes).map(([field, value]) => ({ row: { [key]: before.typed[key] }, field, value }))
      : [],
  );

const figuresIn = (read: MatchedRow[], identify: (place: number) => Row): ReadFigure[] =>
  read.flatMap(({ figures }, i) => figures.map((figure) => ({ ...figure, row: identify(i) })));

const isChanged = ({ changes }: MatchedRow): boolean => Object.keys(changes).length > 0;

/**
 * Plans rows that the filer adds, in the order of the file. Rows that were emptied, and exported rows that are missing from the
 * file, are removed; rows added to the draft since the export stay. Where rows of the file were matched by their values, a new
 * one may be a changed row of the table: none is missing then, nor in a file without the column of identities.
 */
function planAdded(
  { section }: SheetSource,
  source: TableSource,
  header: SheetHeader,
  read: MatchedRow[],
  known: ReadonlySet<string>,
  newId: () => string,
): Planned {
  if (section.kind !== 'table') return { ...EMPTY_IMPORT_PLAN, rows: [] };
  const shows = (row: SourceRow) =>
    header.fields.some(({ column }) => {
      const cell = column.isTyped && toCell(column.field, getColumnValue(row, column), column.choices, 'zh');
      return Boolean(cell);
    });
  const remaining = read.filter((row) => !(row.isBlank && row.before && shows(row.before)));
  const there = new Set(read.map((row) => row.before));
  const absent = source.rows.filter((row) => !there.has(row));
  // A file without identities has no say in which rows are gone, nor in their order: it shows none that it changed.
  const hasIdentities = header.row !== undefined;
  const isUnsure = read.some(({ isEqual }) => isEqual) && remaining.some(({ before }) => !before);
  const forgotten = !hasIdentities || isUnsure ? [] : absent.filter((row) => known.has(row.identity));
  const isRemaining = new Set(remaining);
  const emptied = read.filter((row) => !isRemaining.has(row)).flatMap(({ before }) => before ?? []);
  const removed = [...forgotten, ...emptied];
  const rows = remaining.map((row) => mergeImportedRow(row, () => createRow(section, newId())));
  const isGone = new Set(forgotten);
  const since = absent.filter((row) => !isGone.has(row)).map((row) => row.typed);
  const old = remaining.findLastIndex(({ before }) => before) + 1;
  const fresh = rows.filter((_, i) => !remaining[i]?.before);
  return {
    // Rows that others added since the export come after the exported rows, before the new ones of the file.
    rows: hasIdentities
      ? [...rows.slice(0, old), ...since, ...rows.slice(old)]
      : [...source.rows.map((row) => row.typed), ...fresh],
    added: remaining.filter((row) => !row.before).length,
    figures: figuresIn(remaining, (i) => ({ row: rows[i]?.row })),
    fresh,
    gone: removed.map((row) => row.typed),
    changed: remaining.filter((row) => row.before && isChanged(row)).length,
    removed: removed.length,
    removedWithFiles: removed.filter((row) => holdsFiles(section.columns, row.typed)).length,
    isReordered: hasIdentities && areReordered(source, remaining),
  };
}

function areReordered(source: TableSource, read: readonly MatchedRow[]): boolean {
  const places = new Map(source.rows.map((row, place) => [row, place]));
  const order = read.flatMap(({ before }) => (before ? [places.get(before) as number] : []));
  return order.some((place, i) => i > 0 && place < (order[i - 1] as number));
}

const holdsFiles = (fields: { key: string; type: string }[], row: Row): boolean =>
  fields.some(({ key, type }) => type === 'file' && Array.isArray(row[key]) && row[key].length > 0);

/** Plans given rows and rows of years: they keep their order, and rows that are missing from the file stay unchanged. */
function planKeyed({ section, answers }: SheetSource, { key }: TableSource, read: MatchedRow[]): Planned {
  const changed = read.filter(isChanged);
  const next = new Map(changed.map((row) => [row.before?.typed, mergeImportedRow(row, () => ({}))]));
  const stored = getSectionRows(answers, section);
  const rows = stored.map((row) => next.get(row) ?? row);
  for (const row of stored) next.delete(row);
  const figures = figuresIn(read, (i) => ({ [key]: read[i]?.before?.typed[key] }));
  return { ...EMPTY_IMPORT_PLAN, rows: [...rows, ...next.values()], changed: changed.length, figures };
}
