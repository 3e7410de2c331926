/**
 * The match of a pasted block with the table that it goes into: which row and column of the block belongs to which of the
 * table. Places of the table count as on the screen, with computed rows and subtotals. Headings and row names decide where
 * the block has them; else it fills to the right and down from where the paste began. Nothing is dropped or moved without
 * a word: a match that is not plain is shown first, and the person decides.
 */

import { indexNames } from './headings';
import { findNearest } from './nearest';

/** Only open cells take what is pasted. A total stands on the screen alone; files are chosen, never pasted. */
export type SlotState = 'open' | 'computed' | 'locked' | 'file' | 'total';

/** A row or column of the table. */
export interface PasteSlot {
  /** The texts that it is called by, the shortest one last. */
  names: readonly string[];
  state: SlotState;
}

export interface PasteGrid {
  lines: readonly PasteSlot[];
  columns: readonly PasteSlot[];
  /** The cell where the paste began. */
  at: { line: number; column: number };
  /** The number of rows that may be added below. */
  room: number;
  /** The names of the column that holds the names or numbers of the rows. */
  corner: readonly string[];
  /** The rows have names of their own; otherwise they have numbers, which say nothing of where a row belongs. */
  isNamed: boolean;
  stateAt(line: number, column: number): SlotState;
  /** True if the cell can take the text as a value. */
  reads(line: number, column: number, text: string): boolean;
}

export type PasteBlock = readonly (readonly string[])[];

/** A place in the table, past its last row for a new one. null: it goes nowhere. */
export type PasteDestination = number | 'heading' | 'label' | null;

/** True where a block has computed rows or columns of the table among its own (screen), or leaves them out (open). */
export type PasteCounting = 'screen' | 'open';

export interface PasteMatch {
  rows: PasteDestination[];
  columns: PasteDestination[];
  /** Present where closed rows or columns stand in the way of a block without names. */
  counting: { rows?: PasteCounting; columns?: PasteCounting };
  /** Nothing is guessed and nothing is lost: it needs no question. */
  isPlain: boolean;
}

export interface PasteLoss {
  part: 'row' | 'column' | 'cell';
  /** The place in the block. */
  row?: number;
  column?: number;
  /** The place in the table that does not take it; absent where it goes nowhere. */
  slot?: number;
  state?: SlotState;
  /** The number of values. */
  count: number;
}

/** Titles and blank lines may stand above the headings. */
const HEADING_WITHIN = 5;
/** Names of rows, and of groups of them, stand at the left. */
const LABELS_WITHIN = 3;
/** Rows that are tried to find out what a column holds. */
const TRIED_ROWS = 20;

const isBlank = (text: string | undefined): boolean => !text?.trim();
const textIn = (block: PasteBlock, row: number, column: number): string => block[row]?.[column] ?? '';
const range = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
const widthOf = (block: PasteBlock): number => Math.max(0, ...block.map((texts) => texts.length));

export function matchBlock(
  block: PasteBlock,
  grid: PasteGrid,
  wanted: PasteMatch['counting'] = {},
): PasteMatch {
  const heading = findHeading(block, grid);
  const below = range(block.length).filter((row) => row > heading);
  const headed = heading < 0 ? null : matchHeadings(block, grid, heading, below);
  const label = findLabels(block, grid, headed?.goals ?? null, below);
  const columns = headed ?? countColumns(block, grid, label.column + 1, below, wanted.columns);
  const goals = columns.goals.map((goal, place) =>
    place <= label.column && typeof goal !== 'number' ? 'label' : goal,
  );
  const rows = label.isNaming
    ? matchLabels(block, grid, label.column, below)
    : countRows(grid, below, wanted.rows);
  const match = {
    rows: range(block.length).map(
      (row): PasteDestination => (row <= heading ? 'heading' : (rows.goals[row - heading - 1] ?? null)),
    ),
    columns: goals,
    counting: {
      ...(rows.counting && { rows: rows.counting }),
      ...(columns.counting && { columns: columns.counting }),
    },
  };
  const isSure = rows.isSure && columns.isSure && label.isSure;
  return {
    ...match,
    isPlain:
      isSure &&
      listPasteLosses(block, grid, match).every((loss) => isNamedLoss(loss, label.isNaming, headed !== null)),
  };
}

/** Computed rows and columns that were found by name are known to be left out. */
const isNamedLoss = ({ part, slot }: PasteLoss, hasLabels: boolean, hasHeadings: boolean): boolean =>
  slot !== undefined &&
  (part === 'row' ? hasLabels : part === 'column' ? hasHeadings : hasLabels || hasHeadings);

interface Axis {
  goals: PasteDestination[];
  isSure: boolean;
  counting?: PasteCounting;
}

/** The row of headings, -1 without one: half of its cells at least name columns, two or all of them. */
function findHeading(block: PasteBlock, { columns, corner }: PasteGrid): number {
  const find = indexNames([...columns.map(({ names }, key) => ({ key, names })), { key: -1, names: corner }]);
  return range(Math.min(block.length - 1, HEADING_WITHIN)).findIndex((row) => {
    const texts = (block[row] ?? []).filter((text) => !isBlank(text));
    const named = texts.filter((text) => find(text).length > 0).length;
    return named > 0 && named * 2 >= texts.length && (named > 1 || texts.length === 1);
  });
}

/** The columns by their headings. One that is not known is proposed for the free column that comes nearest. */
function matchHeadings(block: PasteBlock, grid: PasteGrid, heading: number, below: number[]): Axis {
  const find = indexNames([
    ...grid.columns.map(({ names }, key) => ({ key, names })),
    { key: -1, names: grid.corner },
  ]);
  const taken = new Set<number>();
  const goals = range(widthOf(block)).map((column): PasteDestination => {
    const found = find(textIn(block, heading, column)).find((key) => !taken.has(key));
    if (found === undefined) return null;
    taken.add(found);
    return found < 0 ? 'label' : found;
  });
  return propose(goals, grid.columns, taken, (column) => {
    const holds = below.some((row) => !isBlank(textIn(block, row, column)));
    return holds ? textIn(block, heading, column) : null;
  });
}

/** Fills gaps among sure goals with the nearest free slots; `nameAt` gives null where nothing would be lost. */
function propose(
  goals: PasteDestination[],
  slots: readonly PasteSlot[],
  taken: Set<number>,
  nameAt: (place: number) => string | null,
): Axis {
  let isSure = true;
  const proposed = goals.map((goal, place): PasteDestination => {
    const name = goal === null ? nameAt(place) : null;
    if (name === null) return goal;
    isSure = false;
    const free = [...slots.keys()].filter((key) => !taken.has(key) && slots[key]?.state === 'open');
    const near = findNearest(name, free, (key) => slots[key]?.names ?? []);
    if (near !== undefined) taken.add(near);
    return near ?? null;
  });
  return { goals: proposed, isSure };
}

interface Labels {
  /** The last column of names or numbers of rows; -1 without one. */
  column: number;
  /** The names say which row is meant. */
  isNaming: boolean;
  isSure: boolean;
}

const NO_LABELS: Labels = { column: -1, isNaming: false, isSure: true };

function findLabels(
  block: PasteBlock,
  grid: PasteGrid,
  headed: PasteDestination[] | null,
  below: number[],
): Labels {
  if (grid.isNamed) return findRowNames(block, grid, headed, below);
  if (headed) return NO_LABELS;
  return hasNumbers(block, grid, below) ? { column: 0, isNaming: false, isSure: false } : NO_LABELS;
}

function findRowNames(
  block: PasteBlock,
  grid: PasteGrid,
  headed: PasteDestination[] | null,
  below: number[],
): Labels {
  const find = indexNames(grid.lines.map(({ names }, key) => ({ key, names })));
  const isFree = (column: number) => typeof headed?.[column] !== 'number';
  for (const column of range(Math.min(widthOf(block) - 1, LABELS_WITHIN)).filter(isFree)) {
    const texts = below.map((row) => textIn(block, row, column)).filter((text) => !isBlank(text));
    const named = texts.filter((text) => find(text).length > 0).length;
    if (named > 0 && named * 2 >= texts.length) return { column, isNaming: true, isSure: true };
  }
  // Texts before numbers are names in words of the person's own: the rows go by their order, which is asked.
  const isText = (row: number) => /[^\d\s.,%()+-]/.test(textIn(block, row, 0));
  const areNames = widthOf(block) > 1 && isFree(0) && below.length > 1 && below.every(isText);
  const isRead = below.some((row) => grid.reads(grid.at.line, grid.at.column, textIn(block, row, 0)));
  return areNames && !isRead ? { column: 0, isNaming: false, isSure: false } : NO_LABELS;
}

/** 1, 2, 3 or IP01, IP02 before a text is the number of each row, and no value. */
function hasNumbers(block: PasteBlock, grid: PasteGrid, below: number[]): boolean {
  if (widthOf(block) < 2 || below.length < 2) return false;
  const numbers = below.map((row) => /^(\D*)(\d+)$/.exec(textIn(block, row, 0).trim()));
  const isCounted = numbers.every(
    (found, place) => found && found[1] === numbers[0]?.[1] && Number(found[2]) === place + 1,
  );
  // A column of numbers takes no letters.
  return isCounted && grid.reads(grid.at.line, grid.at.column, '一');
}

/** The rows by their names, each once; where a name stands for several, the next one is meant. */
function matchLabels(block: PasteBlock, grid: PasteGrid, column: number, below: number[]): Axis {
  const find = indexNames(grid.lines.map(({ names }, key) => ({ key, names })));
  const taken = new Set<number>();
  let last = -1;
  const goals = below.map((row): PasteDestination => {
    const keys = find(textIn(block, row, column)).filter((key) => !taken.has(key));
    const found = keys.find((key) => key > last) ?? (keys.length === 1 ? keys[0] : undefined);
    if (found === undefined) return null;
    taken.add(found);
    last = found;
    return found;
  });
  return propose(goals, grid.lines, taken, (place) => {
    const row = below[place] ?? 0;
    const holds = range(widthOf(block)).some((each) => each > column && !isBlank(textIn(block, row, each)));
    return holds ? textIn(block, row, column) : null;
  });
}

/** Places one after the other from `from` on; `room` more may follow the last. */
function countFrom(
  slots: readonly PasteSlot[],
  from: number,
  count: number,
  counting: PasteCounting,
  room: number,
): PasteDestination[] {
  const places = [...slots.keys()].filter(
    (key) => key >= from && (counting === 'screen' || slots[key]?.state === 'open'),
  );
  const more = range(room).map((extra) => slots.length + extra);
  return range(count).map((place) => [...places, ...more][place] ?? null);
}

/** True if a closed slot stands between the first and the last that a block reaches. */
const isCrossed = (slots: readonly PasteSlot[], from: number, count: number): boolean =>
  slots.slice(from, from + count).some(({ state }) => state !== 'open');

/** A block that has just as many as are open leaves the others out. */
function likelyCounting(slots: readonly PasteSlot[], from: number, count: number): PasteCounting {
  const rest = slots.slice(from);
  const open = rest.filter(({ state }) => state === 'open').length;
  return count === open && count !== rest.length ? 'open' : 'screen';
}

function countRows({ lines, at, room }: PasteGrid, below: number[], wanted?: PasteCounting): Axis {
  const count = below.length;
  if (!isCrossed(lines, at.line, count))
    return { goals: countFrom(lines, at.line, count, 'screen', room), isSure: true };
  const counting = wanted ?? likelyCounting(lines, at.line, count);
  return { goals: countFrom(lines, at.line, count, counting, room), isSure: false, counting };
}

function countColumns(
  block: PasteBlock,
  grid: PasteGrid,
  labels: number,
  below: number[],
  wanted?: PasteCounting,
): Axis {
  const { columns, at } = grid;
  const count = widthOf(block) - labels;
  // A block with the names of its rows begins at the left of the table.
  const isWide = labels > 0 && at.column + count > columns.length && count <= columns.length;
  const from = isWide ? 0 : at.column;
  const before: PasteDestination[] = range(labels).map(() => 'label');
  const goalsBy = (counting: PasteCounting) => [...before, ...countFrom(columns, from, count, counting, 0)];
  if (!isCrossed(columns, from, count)) return { goals: goalsBy('screen'), isSure: !isWide };
  const counting =
    wanted ?? betterCounting(block, grid, below, goalsBy, likelyCounting(columns, from, count));
  return { goals: goalsBy(counting), isSure: false, counting };
}

/** The way of counting by which the table can read more of the block. */
function betterCounting(
  block: PasteBlock,
  grid: PasteGrid,
  below: number[],
  goalsBy: (counting: PasteCounting) => PasteDestination[],
  likely: PasteCounting,
): PasteCounting {
  const readBy = (counting: PasteCounting): number => {
    const goals = goalsBy(counting);
    return below.slice(0, TRIED_ROWS).reduce(
      (sum, row) =>
        sum +
        goals.filter((goal, column) => {
          const text = textIn(block, row, column);
          return typeof goal === 'number' && !isBlank(text) && grid.reads(grid.at.line, goal, text);
        }).length,
      0,
    );
  };
  const [screen, open] = [readBy('screen'), readBy('open')];
  if (screen === open) return likely;
  return screen > open ? 'screen' : 'open';
}

export interface PlacedText {
  row: number;
  column: number;
  line: number;
  place: number;
  text: string;
}

/** Every cell of the block with the open cell of the table that it goes into. */
export function listPlacedTexts(
  block: PasteBlock,
  grid: PasteGrid,
  match: Pick<PasteMatch, 'rows' | 'columns'>,
): PlacedText[] {
  return match.rows.flatMap((line, row) =>
    match.columns.flatMap((place, column) =>
      typeof line === 'number' && typeof place === 'number' && grid.stateAt(line, place) === 'open'
        ? [{ row, column, line, place, text: textIn(block, row, column) }]
        : [],
    ),
  );
}

/** Everything of the block that the table will not take, in whole columns and rows where it is a whole one. */
export function listPasteLosses(
  block: PasteBlock,
  { lines, columns, stateAt }: PasteGrid,
  match: Pick<PasteMatch, 'rows' | 'columns'>,
): PasteLoss[] {
  const rows = match.rows.flatMap((goal, row) => (goal === 'heading' ? [] : [row]));
  const places = match.columns.flatMap((goal, column) => (goal === 'label' ? [] : [column]));
  const lost = (goal: PasteDestination | undefined, slots: readonly PasteSlot[]) => {
    if (goal === null) return {};
    const state = typeof goal === 'number' ? slots[goal]?.state : undefined;
    return state === undefined || state === 'open' ? null : { slot: goal as number, state };
  };
  const inRows = rows.flatMap((row): PasteLoss[] => {
    const why = lost(match.rows[row], lines);
    const count = places.filter((column) => !isBlank(textIn(block, row, column))).length;
    return why && count > 0 ? [{ part: 'row', row, count, ...why }] : [];
  });
  const isGone = new Set(inRows.map(({ row }) => row));
  const rest = rows.filter((row) => !isGone.has(row));
  const inColumns = places.flatMap((column): PasteLoss[] => {
    const why = lost(match.columns[column], columns);
    const count = rest.filter((row) => !isBlank(textIn(block, row, column))).length;
    return why && count > 0 ? [{ part: 'column', column, count, ...why }] : [];
  });
  const cells = rest.flatMap((row) =>
    places.flatMap((column): PasteLoss[] => {
      const [line, place] = [match.rows[row], match.columns[column]];
      if (typeof line !== 'number' || typeof place !== 'number' || isBlank(textIn(block, row, column)))
        return [];
      const isWhole = columns[place]?.state !== 'open';
      const state = stateAt(line, place);
      return isWhole || state === 'open' ? [] : [{ part: 'cell', row, column, slot: place, state, count: 1 }];
    }),
  );
  return [...inRows, ...inColumns, ...cells];
}
