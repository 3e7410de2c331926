/** Builds the sheet of a section of a filing. */
import type { Section } from '../definition';
import { formatFilingReference } from '../filing/input';
import { createVerdictTable, type RuleResult } from '../filing/rule-words';
import { type FileLanguage, say, type Text } from '../text';
import { toCell } from './cells';
import { type FieldColumn, ITEM_KEY, ROW_KEY, toSheetColumn } from './columns';
import { buildSheetLines, createLineColumns } from './lines';
import { sheetWords } from './messages';
import type { PlainCell, SheetColumn, SheetContent } from './model';
import {
  buildTableSource,
  getColumnValue,
  isTypedCell,
  type SheetSource,
  type SourceRow,
  type TableSource,
} from './source';

/** Maximum length of a sheet name in spreadsheet programs, which also forbid the characters removed below. */
const NAME_AT_MOST = 31;

const cleanName = (title: Text, language: FileLanguage): string =>
  say(title, language)
    .replace(/[[\]:*?/\\']/g, ' ')
    .replace(/\s+/g, ' ');

const cutName = (name: string): string => name.slice(0, NAME_AT_MOST).trim();

/** Drops the beginning of a word that a cut has left, with what separates it from the words before. */
function dropCutWord(name: string): string {
  const end = name.lastIndexOf(' ');
  return end > 0 ? name.slice(0, end).replace(/[,;(–-]$/, '') : name;
}

const INSIDE_WORD = /^[\p{Script=Latin}\p{N}’-]/u;

/** Name of the sheet of a section; a title that is too long ends with a whole word, unless it is Chinese. */
export function formatSheetName(title: Text, language: FileLanguage): string {
  const name = cleanName(title, language);
  const cut = cutName(name);
  return INSIDE_WORD.test(name.slice(NAME_AT_MOST)) ? dropCutWord(cut) : cut;
}

/** Names by which the sheet of a section is found, also in files of the time when names were cut inside a word. */
export const listSheetNames = ({ title }: Pick<Section, 'title'>): string[] =>
  (['zh', 'en'] as const).flatMap((language) => [
    formatSheetName(title, language),
    cutName(cleanName(title, language)),
  ]);

/** Builds the sheet of a section; `rules`: results of the rules about it. */
export function buildSheet(
  from: SheetSource,
  language: FileLanguage,
  rules: RuleResult[] = [],
): SheetContent {
  const source = buildTableSource(from);
  return {
    name: formatSheetName(from.section.title, language),
    section: from.section.key,
    ...(source.kind === 'fields' ? linesSheet(from, source, language) : rowsSheet(from, source, language)),
    ...(rules.length > 0 && { verdicts: createVerdictTable(rules, language) }),
  };
}

type Content = Omit<SheetContent, 'name' | 'section' | 'verdicts'>;

function linesSheet(from: SheetSource, source: TableSource, language: FileLanguage): Content {
  const [record] = source.rows as [SourceRow];
  const rows = buildSheetLines(source, language, (column) => cellAt(from, record, column, language));
  return { columns: createLineColumns(language), rows, frozen: 2, room: rows.length, known: [] };
}

function rowsSheet(from: SheetSource, source: TableSource, language: FileLanguage): Content {
  const leading = leadingColumns(source, language);
  const cellsOf = (row: SourceRow) => source.columns.map((column) => cellAt(from, row, column, language));
  return {
    columns: [...leading, ...source.columns.map((column) => toSheetColumn(column, language))],
    rows: source.rows.map((row) => ({
      cells: [...leadingCells(source, row, language), ...cellsOf(row)],
      locked: lockedIn(source, row, leading.length),
    })),
    frozen: leading.length + (source.kind === 'given' ? 0 : 1),
    room: source.kind === 'added' ? source.limit : source.rows.length,
    known: source.kind === 'added' ? source.rows.map((row) => row.identity) : [],
  };
}

/** Leading columns of a sheet: years identify themselves; other rows carry their identity in a hidden column. */
function leadingColumns({ kind }: TableSource, language: FileLanguage): SheetColumn[] {
  const column = (key: string, head: Text, isHidden: boolean): SheetColumn => ({
    key,
    head: say(head, language),
    note: '',
    width: isHidden ? 10 : 28,
    format: '@',
    isLocked: true,
    isHidden,
    validation: null,
  });
  if (kind === 'years') return [];
  const row = column(ROW_KEY, sheetWords.row, true);
  return kind === 'given' ? [row, column(ITEM_KEY, sheetWords.item, false)] : [row];
}

function leadingCells({ kind }: TableSource, row: SourceRow, language: FileLanguage): PlainCell[] {
  const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);
  if (kind === 'years') return [];
  if (kind === 'added') return [text(row.identity)];
  return [text(row.identity), text(row.given ? say(row.given, language) : row.identity)];
}

/** Cell of a value; files and linked filings appear by name, as their values are ids. */
function cellAt(
  { fileNames }: SheetSource,
  row: SourceRow,
  column: FieldColumn,
  language: FileLanguage,
): PlainCell {
  const { field } = column;
  const value = getColumnValue(row, column);
  const named = (text: string): PlainCell => (text ? { kind: 'text', text } : null);
  if (field.type === 'filing') return named(formatFilingReference(field, row.filled));
  if (field.type !== 'file') return toCell(field, value, column.choices, language);
  const ids = Array.isArray(value) ? value : [];
  return named(ids.map((id) => fileNames?.get(String(id)) ?? say(sheetWords.file, language)).join('\n'));
}

const lockedIn = ({ columns }: TableSource, row: SourceRow, before: number): number[] =>
  columns.flatMap((column, place) => (column.isTyped && !isTypedCell(row, column) ? [before + place] : []));
