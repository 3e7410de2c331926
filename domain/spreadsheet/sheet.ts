/** A section of a filing as a sheet to be written. */
import { type RuleResult, verdictTable } from '../filing/rule-words';
import { type Language, say, type Text } from '../text';
import { toCell } from './cells';
import { sheetColumn } from './columns';
import { sheetWords } from './messages';
import type { PlainCell, Sheet, SheetColumn } from './model';
import { isTypedAt, type SheetSource, type Source, type SourceRow, sourceOf, valueAt } from './source';

/** Spreadsheet programs take no longer names, and none with these signs. */
const NAME_AT_MOST = 31;

export const sheetName = (title: Text, language: Language): string =>
  say(title, language)
    .replace(/[[\]:*?/\\']/g, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, NAME_AT_MOST)
    .trim();

export const ROW_KEY = '#row';
export const ITEM_KEY = '#item';

/** `rules` are those that speak of the section. */
export function sheetOf(from: SheetSource, language: Language, rules: RuleResult[] = []): Sheet {
  const source = sourceOf(from);
  const leading = leadingColumns(source, language);
  return {
    name: sheetName(from.section.title, language),
    columns: [...leading, ...source.columns.map((column) => sheetColumn(column, language))],
    rows: source.rows.map((row) => ({
      cells: [...leadingCells(source, row, language), ...cellsOf(source, row, language)],
      locked: lockedIn(source, row, leading.length),
    })),
    frozen: leading.length + (source.kind === 'given' ? 0 : 1),
    room: source.kind === 'added' ? source.limit : source.rows.length,
    known: source.kind === 'added' ? source.rows.map((row) => row.identity) : [],
    ...(rules.length > 0 && { verdicts: verdictTable(rules, language) }),
  };
}

/** Years say themselves who they are; other rows carry their identity in a hidden column. */
function leadingColumns({ kind }: Source, language: Language): SheetColumn[] {
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

function leadingCells({ kind }: Source, row: SourceRow, language: Language): PlainCell[] {
  const text = (value: string): PlainCell => (value ? { kind: 'text', text: value } : null);
  if (kind === 'years') return [];
  if (kind === 'added') return [text(row.identity)];
  return [text(row.identity), text(row.given ? say(row.given, language) : row.identity)];
}

const cellsOf = ({ columns }: Source, row: SourceRow, language: Language): PlainCell[] =>
  columns.map((column) => toCell(column.field, valueAt(row, column), column.choices, language));

const lockedIn = ({ columns }: Source, row: SourceRow, before: number): number[] =>
  columns.flatMap((column, place) => (column.isTyped && !isTypedAt(row, column) ? [before + place] : []));
