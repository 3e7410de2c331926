import type { ReactNode } from 'react';

export interface RecordColumn<T> {
  key: string;
  title: string;
  render(item: T): ReactNode;
  /** The name of the record heads its card, what can be done with it stands at the foot. */
  place?: 'name' | 'actions';
  /** A day, a number, a few letters: never broken into two lines. */
  isShort?: boolean;
  /** Numbers stand below each other by their ends. */
  isNumber?: boolean;
  /** In a dense table, in rem; columns without one share what is left. */
  width?: number;
  /** Left out of cards, and of a dense table that is too narrow for all: the lowest number first. */
  yields?: number;
  /** Drawn on cards alone: rows of one line have no room for it. */
  isForCards?: boolean;
  /** A cell in words: said whole where a dense row cuts it off. */
  text?(item: T): string;
  /** The name of the column in the order of the list, which its head then changes. */
  sort?: string;
}

/** Records that can be marked for doing something with several at once. */
export interface Marking<T> {
  marked: string[];
  onMark(ids: string[]): void;
  /** Name of the box for those who hear it. */
  nameOf(item: T): string;
  /** The reason that the row cannot be selected. */
  barredBy(item: T): string | null;
}

/** The order of a list: the name of a column, with a minus before it where it falls. */
export interface Ordering {
  value: string;
  /** null: no column any more. */
  onSet(value: string | null): void;
}

export interface RecordTableProps<T extends { id: string }> {
  items: T[];
  columns: RecordColumn<T>[];
  marking?: Marking<T>;
  ordering?: Ordering;
  /** Rows of one line, as many as fit, for those who work through long lists. */
  isDense?: boolean;
}
