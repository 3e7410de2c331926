/** The order of files in a box: that in which they were chosen, however they arrive. */
import { type Cell, cellKey } from '@/filling/draft/changes';

/** Places in the order of choosing, by box and file; files that were there before have none and stay where they are. */
export type ChosenOrder = Map<string, number>;

const keyOf = (cell: Cell, id: string): string => `${cellKey(cell)} ${id}`;

export function noteChosen(
  order: ChosenOrder,
  cell: Cell,
  { id, place }: { id: string; place: number },
): void {
  order.set(keyOf(cell, id), place);
}

/** The ids with one more, before the first that was chosen later. */
export function insertChosen(order: ChosenOrder, cell: Cell, ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return [...ids];
  const place = order.get(keyOf(cell, id)) ?? Number.POSITIVE_INFINITY;
  const later = ids.findIndex((each) => (order.get(keyOf(cell, each)) ?? -1) > place);
  return later < 0 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}
