/** Four corners of a sheet in a photograph, and the projection between sheet and photograph. */

export interface PhotoPoint {
  x: number;
  y: number;
}

/** Corners from the upper left one clockwise, as shares of the photograph's width and height. */
export type SheetCorners = readonly [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];

export const WHOLE_PICTURE: SheetCorners = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export const isWholePicture = (quad: SheetCorners): boolean =>
  quad.every(({ x, y }, at) => x === WHOLE_PICTURE[at]?.x && y === WHOLE_PICTURE[at]?.y);

const distance = (a: PhotoPoint, b: PhotoPoint): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Corners in pixels. */
export const scaleQuad = (quad: SheetCorners, width: number, height: number): SheetCorners =>
  quad.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as SheetCorners;

/** Size of the flat sheet in pixels: the longer of two opposite sides each, so that nothing is lost. */
export function measureSheet([a, b, c, d]: SheetCorners): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

const cross = (a: PhotoPoint, b: PhotoPoint, c: PhotoPoint): number =>
  (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True where the corners go round clockwise without a dent: a sheet seen from above never looks otherwise. */
export const isConvex = (quad: SheetCorners): boolean =>
  quad.every((a, at) => cross(a, quad[(at + 1) % 4] as PhotoPoint, quad[(at + 2) % 4] as PhotoPoint) > 0);

/** Area in the units of the corners. */
export const measureArea = (quad: SheetCorners): number =>
  Math.abs(
    quad.reduce((sum, a, at) => {
      const b = quad[(at + 1) % 4] as PhotoPoint;
      return sum + a.x * b.y - b.x * a.y;
    }, 0),
  ) / 2;

/** Moves one corner within the picture; the quad before stays where the sheet would get a dent. */
export function moveCorner(quad: SheetCorners, corner: number, to: PhotoPoint): SheetCorners {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const moved = quad.map((point, at) =>
    at === corner ? { x: clamp(to.x), y: clamp(to.y) } : point,
  ) as unknown as SheetCorners;
  return isConvex(moved) ? moved : quad;
}

/** Projection from the unit square to a quad: u and v are shares of the sheet's width and height (Heckbert 1989). */
export function createProjection([a, b, c, d]: SheetCorners): (u: number, v: number) => PhotoPoint {
  const [sx, sy] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y];
  const [dx1, dy1, dx2, dy2] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / determinant;
  const h = (dx1 * sy - sx * dy1) / determinant;
  const [m00, m01] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x];
  const [m10, m11] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y];
  return (u, v) => {
    const w = g * u + h * v + 1;
    return { x: (m00 * u + m01 * v + a.x) / w, y: (m10 * u + m11 * v + a.y) / w };
  };
}
