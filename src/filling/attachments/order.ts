/** Order of the files in a field: as chosen, not as they arrive. */
import { type AnswerCell, formatCellKey } from '@/filling/draft/changes';

/** Position of each file in the order of choosing, by field and file id; absent for files attached earlier. */
export type ChosenOrder = Map<string, number>;

const keyOf = (cell: AnswerCell, id: string): string => `${formatCellKey(cell)} ${id}`;

export function setChosenPosition(
  order: ChosenOrder,
  cell: AnswerCell,
  { id, place }: { id: string; place: number },
): void {
  order.set(keyOf(cell, id), place);
}

/** Inserts an id before the first file that was chosen later. */
export function addInChosenOrder(
  order: ChosenOrder,
  cell: AnswerCell,
  ids: readonly string[],
  id: string,
): string[] {
  if (ids.includes(id)) return [...ids];
  const place = order.get(keyOf(cell, id)) ?? Number.POSITIVE_INFINITY;
  const later = ids.findIndex((each) => (order.get(keyOf(cell, each)) ?? -1) > place);
  return later < 0 ? [...ids, id] : [...ids.slice(0, later), id, ...ids.slice(later)];
}
