/** PhotoPixels of a flat, evenly lit sheet from those of a photograph. */
import { type PhotoPixels, toBrightness } from './findSheet';
import { createProjection, type SheetCorners, scaleQuad } from './quad';

/** Projects the sheet between the corners onto a rectangle of the given size, blending four pixels of the photograph into each. */
export function straightenSheet(
  photo: PhotoPixels,
  quad: SheetCorners,
  width: number,
  height: number,
): PhotoPixels {
  const project = createProjection(scaleQuad(quad, photo.width - 1, photo.height - 1));
  const data = new Uint8ClampedArray(width * height * 4);
  const [lastColumn, lastRow] = [photo.width - 1, photo.height - 1];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const { x, y } = project((column + 0.5) / width, (row + 0.5) / height);
      const left = Math.min(lastColumn, Math.max(0, Math.floor(x)));
      const top = Math.min(lastRow, Math.max(0, Math.floor(y)));
      const [fx, fy] = [Math.min(1, Math.max(0, x - left)), Math.min(1, Math.max(0, y - top))];
      const [right, bottom] = [Math.min(lastColumn, left + 1), Math.min(lastRow, top + 1)];
      const to = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) {
        const at = (r: number, c: number) => photo.data[(r * photo.width + c) * 4 + part] ?? 0;
        const upper = at(top, left) * (1 - fx) + at(top, right) * fx;
        const lower = at(bottom, left) * (1 - fx) + at(bottom, right) * fx;
        data[to + part] = upper * (1 - fy) + lower * fy;
      }
      data[to + 3] = 255;
    }
  return { data, width, height };
}

/** Side of the squares in which the light of the sheet is measured, in parts of its longer side. */
const SQUARES = 24;
/** Share of a square's pixels that are darker than its paper. */
const PAPER = 0.85;
/** Brightness that the paper gets, and the most that a part of the sheet is lightened by: more would show noise. */
const WHITE = 248;
const GAIN_AT_MOST = 2.2;

interface LightGrid {
  columns: number;
  rows: number;
  side: number;
  /** Brightness of the paper in each square. */
  values: number[];
}

function measureSquare(
  light: Uint8Array,
  width: number,
  height: number,
  side: number,
  row: number,
  column: number,
) {
  const values: number[] = [];
  const step = Math.max(1, Math.floor(side / 24));
  for (let y = row * side; y < Math.min(height, (row + 1) * side); y += step)
    for (let x = column * side; x < Math.min(width, (column + 1) * side); x += step)
      values.push(light[y * width + x] ?? 0);
  values.sort((a, b) => a - b);
  return values[Math.floor(values.length * PAPER)] ?? WHITE;
}

function measureLight(sheet: PhotoPixels): LightGrid {
  const { width, height } = sheet;
  const light = toBrightness(sheet);
  const side = Math.max(8, Math.ceil(Math.max(width, height) / SQUARES));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const values = Array.from({ length: rows * columns }, (_, at) =>
    measureSquare(light, width, height, side, Math.floor(at / columns), at % columns),
  );
  // A square of dark picture is no shadow: its paper is that of the brightest square around it.
  const around = (at: number): number => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    let most = 0;
    for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++)
        most = Math.max(most, values[r * columns + c] ?? 0);
    return most;
  };
  return { columns, rows, side, values: values.map((_, at) => around(at)) };
}

/** Light at a point, blended from the middles of four squares. */
function lightAt({ columns, rows, side, values }: LightGrid, x: number, y: number): number {
  const [gx, gy] = [x / side - 0.5, y / side - 0.5];
  const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [left, top] = [clamp(Math.floor(gx), columns - 1), clamp(Math.floor(gy), rows - 1)];
  const [right, bottom] = [clamp(left + 1, columns - 1), clamp(top + 1, rows - 1)];
  const [fx, fy] = [clamp(gx - left, 1), clamp(gy - top, 1)];
  const value = (row: number, column: number) => values[row * columns + column] ?? WHITE;
  const upper = value(top, left) * (1 - fx) + value(top, right) * fx;
  const lower = value(bottom, left) * (1 - fx) + value(bottom, right) * fx;
  return upper * (1 - fy) + lower * fy;
}

/** Makes the paper white and takes out shadows; colours keep their proportions, so that seals stay red. Changes the given pixels. */
export function evenLight(sheet: PhotoPixels): PhotoPixels {
  const { data, width, height } = sheet;
  const grid = measureLight(sheet);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const gain = Math.min(GAIN_AT_MOST, Math.max(1, WHITE / Math.max(1, lightAt(grid, column, row))));
      const at = (row * width + column) * 4;
      for (let part = 0; part < 3; part++) data[at + part] = (data[at + part] ?? 0) * gain;
    }
  return sheet;
}
