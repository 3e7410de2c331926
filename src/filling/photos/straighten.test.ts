import { describe, expect, it } from 'vitest';
import { findSheet, type PhotoPixels, toBrightness } from './findSheet';
import {
  createProjection,
  isWholePicture,
  measureSheet,
  moveCorner,
  type PhotoPoint,
  type SheetCorners,
  WHOLE_PICTURE,
} from './quad';
import { evenLight, straightenSheet } from './straighten';

type Colour = [number, number, number];

const paint = (width: number, height: number, colour: (x: number, y: number) => Colour): PhotoPixels => {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...colour(x, y), 255], (y * width + x) * 4);
  return { data, width, height };
};
const at = ({ data, width }: PhotoPixels, x: number, y: number): number[] => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 3),
];

/** Sheet that lies aslant on a dark table, photographed from below: its upper side is the shorter one. */
const CORNERS: SheetCorners = [
  { x: 60, y: 40 },
  { x: 180, y: 52 },
  { x: 215, y: 290 },
  { x: 30, y: 270 },
];
const DARK: Colour = [70, 60, 50];

const isInside = (quad: SheetCorners, { x, y }: PhotoPoint): boolean =>
  quad.every((a, i) => {
    const b = quad[(i + 1) % 4] as PhotoPoint;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });

const photo = (sheet: (x: number, y: number) => Colour = () => [225, 225, 220]): PhotoPixels =>
  paint(240, 320, (x, y) => (isInside(CORNERS, { x, y }) ? sheet(x, y) : DARK));

describe('findSheet', () => {
  it('finds the corners of a sheet that lies aslant, with print on it', () => {
    const printed = photo((x, y) => (y % 12 < 2 && x % 5 < 3 ? [40, 40, 40] : [225, 225, 220]));
    for (const [i, { x, y }] of findSheet(printed).entries()) {
      expect(Math.abs(x * 239 - (CORNERS[i]?.x ?? 0))).toBeLessThan(3);
      expect(Math.abs(y * 319 - (CORNERS[i]?.y ?? 0))).toBeLessThan(3);
    }
  });

  it('takes the whole picture where there is no ground, or the bright area is no sheet', () => {
    expect(findSheet(paint(200, 280, () => [230, 230, 228]))).toBe(WHOLE_PICTURE);
    const round = paint(200, 280, (x, y) => (Math.hypot(x - 100, y - 140) < 90 ? [230, 230, 230] : DARK));
    expect(findSheet(round)).toBe(WHOLE_PICTURE);
    const spot = paint(200, 280, (x, y) => (x < 30 && y < 30 ? [230, 230, 230] : DARK));
    expect(findSheet(spot)).toBe(WHOLE_PICTURE);
  });
});

describe('straightenSheet', () => {
  it('puts what stands in a quarter of the sheet into that quarter of the page', () => {
    const project = createProjection(CORNERS);
    const marks: [number, number, Colour][] = [
      [0.25, 0.25, [200, 0, 0]],
      [0.75, 0.25, [0, 200, 0]],
      [0.75, 0.75, [0, 0, 200]],
    ];
    const marked = photo((x, y) => {
      const found = marks.find(([u, v]) => {
        const mark = project(u, v);
        return Math.hypot(mark.x - x, mark.y - y) < 8;
      });
      return found?.[2] ?? [225, 225, 220];
    });
    const quad = CORNERS.map(({ x, y }) => ({ x: x / 239, y: y / 319 })) as unknown as SheetCorners;
    const { width, height } = measureSheet(CORNERS);
    const page = straightenSheet(marked, quad, width, height);
    for (const [u, v, colour] of marks)
      expect(at(page, Math.round(u * width), Math.round(v * height))).toEqual(colour);
    const corners = [
      at(page, 4, 4),
      at(page, width - 5, 4),
      at(page, width - 5, height - 5),
      at(page, 4, height - 5),
    ];
    expect(corners.every(([red = 0]) => red > 200)).toBe(true);
  });
});

describe('evenLight', () => {
  it('makes paper under a shadow white, leaves print dark and a seal red', () => {
    const shaded = paint(240, 320, (x, y): Colour => {
      const light = 1 - 0.45 * (x / 240);
      if (x > 40 && x < 60 && y > 40 && y < 60) return [190 * light, 40 * light, 40 * light];
      const colour = y % 16 < 3 && x % 3 < 2 ? 30 : 220;
      return [colour * light, colour * light, colour * light];
    });
    const before = toBrightness(shaded);
    expect((before[8 * 240 + 230] ?? 0) < 140).toBe(true);
    const page = evenLight(shaded);
    const light = toBrightness(page);
    expect(light[8 * 240 + 230]).toBeGreaterThan(225);
    expect(light[8 * 240 + 10]).toBeGreaterThan(225);
    expect(light[(16 * 10 + 1) * 240 + 229] ?? 255).toBeLessThan(80);
    const [red = 0, green = 0] = at(page, 50, 50);
    expect(red - green).toBeGreaterThan(100);
  });
});

describe('moveCorner', () => {
  it('keeps a corner in the picture, and gives the sheet no dent', () => {
    expect(moveCorner(WHOLE_PICTURE, 0, { x: -0.3, y: 0.2 })[0]).toEqual({ x: 0, y: 0.2 });
    expect(moveCorner(WHOLE_PICTURE, 0, { x: 0.9, y: 0.95 })).toBe(WHOLE_PICTURE);
    expect(isWholePicture(moveCorner(WHOLE_PICTURE, 1, { x: 0.8, y: 0.1 }))).toBe(false);
  });
});
