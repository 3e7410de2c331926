/** Four corners of a sheet in a photograph, and the projection between sheet and photograph. */

export interface Point {
  x: number;
  y: number;
}

/** Corners from the upper left one clockwise, as shares of the photograph's width and height. */
export type Quad = readonly [Point, Point, Point, Point];

export const WHOLE_PICTURE: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export const isWholePicture = (quad: Quad): boolean =>
  quad.every(({ x, y }, at) => x === WHOLE_PICTURE[at]?.x && y === WHOLE_PICTURE[at]?.y);

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Corners in pixels. */
export const scaleQuad = (quad: Quad, width: number, height: number): Quad =>
  quad.map(({ x, y }) => ({ x: x * width, y: y * height })) as unknown as Quad;

/** Size of the flat sheet in pixels: the longer of two opposite sides each, so that nothing is lost. */
export function measureSheet([a, b, c, d]: Quad): { width: number; height: number } {
  return {
    width: Math.max(1, Math.round(Math.max(distance(a, b), distance(d, c)))),
    height: Math.max(1, Math.round(Math.max(distance(a, d), distance(b, c)))),
  };
}

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** True where the corners go round clockwise without a dent: a sheet seen from above never looks otherwise. */
export const isConvex = (quad: Quad): boolean =>
  quad.every((a, at) => cross(a, quad[(at + 1) % 4] as Point, quad[(at + 2) % 4] as Point) > 0);

/** Area in the units of the corners. */
export const measureArea = (quad: Quad): number =>
  Math.abs(
    quad.reduce((sum, a, at) => {
      const b = quad[(at + 1) % 4] as Point;
      return sum + a.x * b.y - b.x * a.y;
    }, 0),
  ) / 2;

/** Moves one corner within the picture; the quad before stays where the sheet would get a dent. */
export function moveCorner(quad: Quad, corner: number, to: Point): Quad {
  const clamp = (value: number) => Math.min(1, Math.max(0, value));
  const moved = quad.map((point, at) =>
    at === corner ? { x: clamp(to.x), y: clamp(to.y) } : point,
  ) as unknown as Quad;
  return isConvex(moved) ? moved : quad;
}

/** Projection from the unit square to a quad: u and v are shares of the sheet's width and height (Heckbert 1989). */
export function createProjection([a, b, c, d]: Quad): (u: number, v: number) => Point {
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
