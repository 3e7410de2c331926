/** The sheet that papers are laid out on, in points. */
import type { Page } from './columns';

export const FONT = 'paper';
export const INK = '#222';
export const QUIET = '#666';
export const LINE = '#999';

/** Millimetres in points. */
export const mm = (length: number): number => (length * 72) / 25.4;

export const MARGINS: [number, number, number, number] = [mm(20), mm(20), mm(18), mm(20)];

const inner = (width: number, height: number): Page => ({
  width: mm(width) - MARGINS[0] - MARGINS[2],
  height: mm(height) - MARGINS[1] - MARGINS[3],
});
export const UPRIGHT = inner(210, 297);
export const ACROSS = inner(297, 210);

/** The margin of what stands above something else. */
export const below = (height: number): [number, number, number, number] => [0, 0, 0, height];
