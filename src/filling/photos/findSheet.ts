/**
 * Finds the sheet of paper in a photograph: the largest bright area on a darker ground. Where there is none, or its shape is no
 * sheet's, the whole picture is the sheet, and the person drags the corners.
 */
import { isConvex, measureArea, type PhotoPoint, type SheetCorners, scaleQuad, WHOLE_PICTURE } from './quad';

/** Picture as RGBA bytes, row by row. */
export interface PhotoPixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/** Share of the picture that a sheet covers at least; one that covers nearly all of it has no corners in the picture. */
const AREA = { least: 0.15, most: 0.96 };
/** Bright area in parts of that between the corners: a sheet has straight sides, and nothing beyond them. */
const FILLED = { least: 0.86, most: 1.12 };
/** Difference of brightness, of 255, between sheet and ground, below which there is no ground. */
const CONTRAST = 40;

export function toBrightness({ data, width, height }: PhotoPixels): Uint8Array {
  const light = new Uint8Array(width * height);
  for (let at = 0; at < light.length; at++)
    light[at] = ((data[at * 4] ?? 0) * 3 + (data[at * 4 + 1] ?? 0) * 6 + (data[at * 4 + 2] ?? 0)) / 10;
  return light;
}

/** Brightness that divides the picture best into dark and bright (Otsu 1979), with the means of both. */
function divide(light: Uint8Array): { threshold: number; dark: number; bright: number } {
  const counts = new Array<number>(256).fill(0);
  for (const value of light) counts[value] = (counts[value] ?? 0) + 1;
  const total = counts.reduce((sum, count, value) => sum + count * value, 0);
  let [below, sumBelow, best] = [0, 0, -1];
  let found = { threshold: 128, dark: 0, bright: 255 };
  for (let value = 0; value < 255; value++) {
    below += counts[value] ?? 0;
    sumBelow += (counts[value] ?? 0) * value;
    const above = light.length - below;
    if (below === 0 || above === 0) continue;
    const [dark, bright] = [sumBelow / below, (total - sumBelow) / above];
    const spread = below * above * (bright - dark) ** 2;
    if (spread > best) {
      best = spread;
      found = { threshold: value, dark, bright };
    }
  }
  return found;
}

/** PhotoPixels of the largest connected bright area. */
function findLargestArea(light: Uint8Array, width: number, threshold: number): number[] {
  const seen = new Uint8Array(light.length);
  let largest: number[] = [];
  for (let start = 0; start < light.length; start++) {
    if (seen[start] || (light[start] ?? 0) <= threshold) continue;
    const area = [start];
    seen[start] = 1;
    for (let next = 0; next < area.length; next++) {
      const at = area[next] as number;
      const column = at % width;
      for (const other of [
        column > 0 ? at - 1 : -1,
        column < width - 1 ? at + 1 : -1,
        at - width,
        at + width,
      ]) {
        if (other < 0 || other >= light.length || seen[other] || (light[other] ?? 0) <= threshold) continue;
        seen[other] = 1;
        area.push(other);
      }
    }
    if (area.length > largest.length) largest = area;
  }
  return largest;
}

/** Corners of an area: its points that lie furthest towards each corner of the picture. */
function findCorners(area: readonly number[], width: number): SheetCorners {
  const point = (at: number): PhotoPoint => ({ x: at % width, y: Math.floor(at / width) });
  const furthest = (measure: (at: PhotoPoint) => number): PhotoPoint => {
    let [best, found] = [Number.NEGATIVE_INFINITY, point(area[0] ?? 0)];
    for (const at of area) {
      const here = point(at);
      const far = measure(here);
      if (far > best) [best, found] = [far, here];
    }
    return found;
  };
  return [
    furthest(({ x, y }) => -x - y),
    furthest(({ x, y }) => x - y),
    furthest(({ x, y }) => x + y),
    furthest(({ x, y }) => y - x),
  ];
}

/** Finds the corners of the sheet in a small picture of a photograph; a few hundred pixels wide are enough. */
export function findSheet(picture: PhotoPixels): SheetCorners {
  const light = toBrightness(picture);
  const { threshold, dark, bright } = divide(light);
  if (bright - dark < CONTRAST) return WHOLE_PICTURE;
  const area = findLargestArea(light, picture.width, threshold);
  const share = area.length / light.length;
  if (share < AREA.least || share > AREA.most) return WHOLE_PICTURE;
  const quad = findCorners(area, picture.width);
  const filled = area.length / Math.max(1, measureArea(quad));
  const isSheet = isConvex(quad) && filled > FILLED.least && filled < FILLED.most;
  return isSheet && measureArea(quad) > light.length * AREA.least
    ? scaleQuad(quad, 1 / (picture.width - 1), 1 / (picture.height - 1))
    : WHOLE_PICTURE;
}
