/** Rows and columns of a table as targets for a pasted block. */
import type { AnswerValue, Field, Option } from '@domain/definition';
import { isReadOnlyField, isTypedField } from '@domain/filing/sections';
import { listFieldNames } from '@domain/spreadsheet/headings';
import type { PasteSlot, SlotState } from '@domain/spreadsheet/paste-block';
import type { AnswerCell } from '@/filling/draft/changes';

export interface GridSlot extends PasteSlot {
  /** Its name for people. */
  title: string;
  /** The line of the grid; absent for a total, which only stands on the screen. */
  line?: number;
}

export interface PasteTarget {
  cell: AnswerCell;
  field: Field;
  /** False for computed and locked cells. */
  isTyped: boolean;
  /** Row and column in words. */
  name: string;
}

/** A table as it is when something is pasted. */
export interface PasteTable {
  lines: GridSlot[];
  columns: GridSlot[];
  /** The number of rows that may be added below. */
  room: number;
  /** The rows have names of their own, not numbers. */
  isNamed: boolean;
  /** The names of the column of row heads, beside the usual ones. */
  corner: string[];
  /** undefined where no cell is. The first row that is added follows the last line. */
  targetAt(line: number, column: number): PasteTarget | undefined;
}

/** The heads that people give the column of names or numbers, in whatever language. */
export const CORNERS = [
  '序号',
  '编号',
  '行号',
  '项目',
  '指标',
  '指标名称',
  '项目名称',
  'No.',
  '#',
  'Item',
  'Indicator',
];

export function getSlotState(field: Field): SlotState {
  if (isReadOnlyField(field)) return 'locked';
  if (!isTypedField(field)) return 'computed';
  return field.type === 'file' || field.type === 'filing' ? 'file' : 'open';
}

export const createSlot = (field: Field, title: string): GridSlot => ({
  names: listFieldNames(field),
  state: getSlotState(field),
  title,
});

/** A year as accounts and sheets head it. */
export const createYearSlot = (year: AnswerValue): GridSlot => {
  const names = ['', '年', '年度', '年末', '年12月31日'].map((ending) => `${year}${ending}`);
  return { names, state: 'open', title: String(year) };
};

export type OptionChoices = ReadonlyMap<string, ReadonlyMap<string, Option['value']>>;
