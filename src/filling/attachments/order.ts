/** Order of the files of a field: that in which they were chosen, not that in which they arrive. */
import { type Cell, cellKey } from '@/filling/draft/changes';

/** Position of each file in the order of choosing, by field and file id; files that were there before have none. */
export type ChosenOrder = Map<string, number>;

const keyOf = (cell: Cell, id: string): string => `${cellKey(cell)} ${id}`;

export function noteChosen(
  order: ChosenOrder,
  cell: Cell,
  { id, place }: { id: string; place: number },
): void {
  order.set(keyOf(cell, id), place);
}

/** Inserts an id before the first file that was chosen later. */
export function insertChosen(order: ChosenOrder, cell: Cell, ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return [...ids];
  const place = order.get(keyOf(cell, id)) ?? Number.POSITIVE_INFINITY;
  const later = ids.findIndex((each) => (order.get(keyOf(cell, each)) ?? -1) > place);
  return later < 0 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}
