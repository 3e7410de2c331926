/** Pasting of a block into a table: matching, questions where needed, and the edits. Loaded when a grid is first used. */
import type { Field, Option } from '@domain/definition';
import { parseInput } from '@domain/filing/input';
import { describeConversion, readMeasure } from '@domain/spreadsheet/measures';
import { matchBlock } from '@domain/spreadsheet/paste';
import {
  isBlank,
  type PasteBlock,
  type PasteGrid,
  type PasteLoss,
  type PasteMatch,
  type SlotState,
} from '@domain/spreadsheet/paste-block';
import { joinPastedHeads } from '@domain/spreadsheet/paste-heads';
import { listPasteLosses, listPlacedTexts } from '@domain/spreadsheet/paste-losses';
import { createUnitFinder, type PastedUnit } from '@domain/spreadsheet/paste-units';
import { listUnlistedParts, proposeOption, replaceChosenOptions } from '@domain/spreadsheet/unlisted';
import type { Text } from '@domain/text';
import type { CellEdit } from '@/filling/draft/changes';
import { readBlock } from './paste';
import { CORNERS, getSlotState, type OptionChoices, type PasteTable, type PasteTarget } from './slots';

/** Returns the target at a position as the match counts lines: totals included, and new rows after the last line. */
type TargetAt = (line: number, column: number) => PasteTarget | undefined;

export interface PasteState {
  block: PasteBlock;
  table: PasteTable;
  grid: PasteGrid;
  targetAt: TargetAt;
  match: PasteMatch;
  /** Part of the clipboard that was not read, because no table has so much room. */
  cut?: BlockCut;
  /** True if the block can be pasted without asking. */
  isPlain: boolean;
}

export interface BlockCut {
  /** Rows and columns that were read. */
  rows: number;
  columns: number;
  /** Number of values beyond them. */
  count: number;
}

/** Limits of a block: a whole sheet on the clipboard must not stop the page. */
export const MAX_PASTED_CELLS = 30_000;
const MAX_FOREIGN_ROWS = 500;
const MAX_FOREIGN_COLUMNS = 100;
/** Rows and columns that a block may have beyond those of the table: headings, numbers, notes. */
const SPARE = 50;

/** Text in a choice field that matches none of its options. */
export interface UnknownOption {
  target: PasteTarget;
  text: string;
  /** Number of cells with this text. */
  count: number;
  proposed: Option | undefined;
}

export interface PasteResult {
  edits: CellEdit[];
  /** Names of cells whose text could not be read; they keep the text, marked as faulty. */
  unread: string[];
  /** Amounts in other units, and how they were read. */
  conversions: Text[];
  losses: PasteLoss[];
}

/** Removes blank rows at the end of a selection. */
function trimEnd(block: string[][]): string[][] {
  const last = block.findLastIndex((texts) => texts.some((text) => text.trim() !== ''));
  return block.slice(0, last + 1);
}

/** Cuts a block to what the table could take, and counts the values that are cut off. */
function cutBlock(block: string[][], { lines, columns, room }: PasteTable) {
  const width = block.reduce((widest, texts) => Math.max(widest, texts.length), 1);
  const columnLimit = Math.max(MAX_FOREIGN_COLUMNS, columns.length + SPARE);
  const across = Math.min(width, columnLimit);
  const rowLimit = Math.max(MAX_FOREIGN_ROWS, lines.length + room + SPARE);
  const down = Math.min(block.length, rowLimit, Math.floor(MAX_PASTED_CELLS / across));
  if (down === block.length && across === width) return { block };
  const taken = block.slice(0, down).map((texts) => texts.slice(0, across));
  const countOf = (rows: string[][]) =>
    rows.reduce((sum, texts) => sum + texts.filter((text) => text.trim() !== '').length, 0);
  return { block: taken, cut: { rows: down, columns: across, count: countOf(block) - countOf(taken) } };
}

export function createPasteState(table: PasteTable, at: PasteGrid['at'], text: string): PasteState {
  const { block: read, cut } = cutBlock(trimEnd(readBlock(text)), table);
  const targetAt = targetsOf(table);
  const grid = gridOf(table, targetAt, at);
  const block = joinPastedHeads(read, grid);
  const match = matchBlock(block, grid);
  const pasting = { block, table, grid, targetAt, match, ...(cut && { cut }), isPlain: match.isPlain };
  return {
    ...pasting,
    isPlain:
      !cut &&
      match.isPlain &&
      listUnknownOptions(pasting, match).every(({ proposed }) => !proposed) &&
      buildPasteEdits(pasting, match, new Map()).conversions.length === 0,
  };
}

/** Caches the target of each cell: a match needs it several times. */
function targetsOf({ lines, columns, targetAt }: PasteTable): TargetAt {
  const drawn = lines.filter(({ line }) => line !== undefined).length;
  const known = new Map<number, PasteTarget | undefined>();
  return (line, column) => {
    const key = line * columns.length + column;
    if (known.has(key)) return known.get(key);
    const place = line < lines.length ? lines[line]?.line : drawn + line - lines.length;
    const target = place === undefined ? undefined : targetAt(place, column);
    known.set(key, target);
    return target;
  };
}

function gridOf(table: PasteTable, targetAt: TargetAt, { line, column }: PasteGrid['at']): PasteGrid {
  const stateAt = (place: number, across: number): SlotState => {
    const target = targetAt(place, across);
    if (!target) return 'total';
    const state = getSlotState(target.field);
    return state === 'open' && !target.isTyped ? 'computed' : state;
  };
  return {
    ...table,
    at: {
      line: Math.max(
        0,
        table.lines.findIndex((slot) => slot.line === line),
      ),
      column,
    },
    corner: [...table.corner, ...CORNERS],
    stateAt,
    reads: (place, across, text) => {
      const target = stateAt(place, across) === 'open' ? targetAt(place, across) : undefined;
      return target !== undefined && !('fault' in readPastedText(target.field, text));
    },
  };
}

type Placing = Pick<PasteMatch, 'rows' | 'columns'>;

/** Lists texts that match no option, once per column, with the closest option. */
export function listUnknownOptions({ block, grid, targetAt }: PasteState, match: Placing): UnknownOption[] {
  const found = new Map<string, UnknownOption>();
  for (const { line, place, text } of listPlacedTexts(block, grid, match)) {
    const target = targetAt(line, place);
    if (!target || !('options' in target.field)) continue;
    const { field } = target;
    for (const part of listUnlistedParts(field, text)) {
      const key = `${field.key} ${part}`;
      const known = found.get(key);
      if (known) known.count += 1;
      else found.set(key, { target, text: part, count: 1, proposed: proposeOption(field, part) });
    }
  }
  return [...found.values()];
}

/** Builds the edits of a matched paste. `chosen` maps texts to options, by field key. */
export function buildPasteEdits(
  { block, grid, targetAt }: PasteState,
  match: Placing,
  chosen: OptionChoices,
): PasteResult {
  const edits: CellEdit[] = [];
  const unread: string[] = [];
  const conversions = new Map<string, Text>();
  const unitOf = createUnitFinder(block, grid, match);
  for (const placed of listPlacedTexts(block, grid, match)) {
    const { line, place, text } = placed;
    const target = targetAt(line, place);
    if (!target) continue;
    const { cell, field, name } = target;
    const options = 'options' in field && chosen.get(field.key);
    const unit = isBlank(text) ? undefined : unitOf(placed);
    const read = readPastedText(field, options ? replaceChosenOptions(field, text, options) : text, unit);
    if ('fault' in read) unread.push(name);
    else
      for (const said of [unit && describeConversion(unit.name, unit), read.hint])
        if (said) conversions.set(said.en, said);
    edits.push({ ...cell, ...('fault' in read ? { value: null, raw: text } : { value: read.value }) });
  }
  return {
    edits,
    unread,
    conversions: [...conversions.values()],
    losses: listPasteLosses(block, grid, match),
  };
}

/** Reads a text as a value of its field; `unit`: unit of the amount where it is not that of the field. */
function readPastedText(field: Field, text: string, unit?: PastedUnit) {
  const amount = readMeasure(field, { kind: 'text', text }, unit?.from);
  if ('fault' in amount) return amount;
  const { cell, hint } = amount;
  const read =
    cell?.kind === 'number'
      ? { value: cell.number }
      : parseInput(field, cell?.kind === 'text' ? cell.text : text);
  return 'fault' in read ? read : { ...read, hint };
}
