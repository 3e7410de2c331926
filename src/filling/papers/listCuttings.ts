/** Parts of a page that show where a value was found. */
import type { PaperPlace } from '@domain/papers/lines';

export interface PageCutting {
  x: number;
  y: number;
  width: number;
  height: number;
  /** The value, where other values stand beside it. */
  mark?: { x: number; width: number } | undefined;
}

/** Points around what was found that are shown, too. */
const AROUND = 5;
/** Width of the name of a row, in points, where the row does not fit. */
const NAME = 130;

/** One cutting of the whole place; where it does not fit, the begin of its row and its value apart. */
export function listCuttings(place: PaperPlace, isNarrow: boolean): PageCutting[] {
  const { mark } = place;
  const x = Math.max(0, place.x - AROUND);
  const y = Math.max(0, place.y - AROUND);
  const height = place.height + 2 * AROUND;
  const whole = { x, y, width: place.width + 2 * AROUND, height, mark };
  const valueFrom = mark ? mark.x - AROUND : 0;
  if (!mark || !isNarrow || valueFrom - x < NAME) return [whole];
  return [
    { x, y, width: NAME, height },
    { x: valueFrom, y, width: mark.width + 2 * AROUND, height, mark },
  ];
}
