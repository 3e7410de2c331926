/** Rows and columns of a table as targets for a pasted block. */
import type { AnswerValue, Field, Option } from '@domain/definition';
import { isReadOnlyField, isTypedField } from '@domain/filing/sections';
import { listFieldNames, listYearNames } from '@domain/spreadsheet/headings';
import type { PasteSlot, SlotState } from '@domain/spreadsheet/paste-block';
import type { AnswerCell } from '@/filling/draft/changes';

export interface GridSlot extends PasteSlot {
  /** Title shown to the person. */
  title: string;
  /** Line index in the grid; absent for a total, which is not part of the answers. */
  line?: number;
}

export interface PasteTarget {
  cell: AnswerCell;
  field: Field;
  /** False for computed and locked cells. */
  isTyped: boolean;
  /** Name of the cell: row and column. */
  name: string;
}

/** Snapshot of a table when something is pasted. */
export interface PasteTable {
  lines: GridSlot[];
  columns: GridSlot[];
  /** The number of rows that may be added below. */
  room: number;
  /** True if the rows have names rather than numbers. */
  isNamed: boolean;
  /** Names of the column of row headers, besides `CORNERS`. */
  corner: string[];
  /** Returns the target of a cell; undefined where there is no cell. Added rows follow the last line. */
  targetAt(line: number, column: number): PasteTarget | undefined;
}

/** Usual headings of a column of row names or numbers, in any language. */
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
  field,
  names: listFieldNames(field),
  state: getSlotState(field),
  title,
});

export const createYearSlot = (year: AnswerValue): GridSlot => ({
  names: listYearNames(String(year)),
  state: 'open',
  title: String(year),
});

export type OptionChoices = ReadonlyMap<string, ReadonlyMap<string, Option['value']>>;
