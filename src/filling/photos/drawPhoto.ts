/** Photographs prepared for PDF pages: cut out and flat, evenly lit, upright, scaled to reading size, without the camera's metadata. */
import { findSheet, type PhotoPixels } from './findSheet';
import { isWholePicture, measureSheet, type SheetCorners, scaleQuad } from './quad';
import { evenLight, straightenSheet } from './straighten';

/** JPEG of a page with its dimensions in pixels. */
export interface PhotoPage {
  jpeg: Uint8Array;
  width: number;
  height: number;
}

/** How sharp a page is: pixels along the longer side of A4, and the quality of the JPEG. */
export interface PhotoSharpness {
  longSide: number;
  quality: number;
}

/** From 200 dpi, as scanners use, to 110 dpi, at which printed documents are still readable. */
export const SHARPNESSES: readonly PhotoSharpness[] = [
  { longSide: 2339, quality: 0.85 },
  { longSide: 1754, quality: 0.75 },
  { longSide: 1286, quality: 0.6 },
];

/** Sharpness of the small picture on the page of the phone. */
export const PREVIEW: PhotoSharpness = { longSide: 420, quality: 0.7 };

/** Quarters of a turn, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

/** Settings by which a photograph becomes a page. */
export interface PhotoTreatment {
  turn: QuarterTurns;
  /** Corners of the sheet in the photograph. */
  corners: SheetCorners;
  /** True where shadows are taken out and the paper is made white. */
  isEvened: boolean;
}

/** Longest side of a photograph from which a page is cut: more pixels than a page shows only cost memory. */
const PHOTO_AT_MOST = 3200;
/** Longest side of the picture in which the sheet is looked for. */
const LOOK_AT_MOST = 320;

function createCanvas(
  width: number,
  height: number,
): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D } {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser draws nothing');
  return { canvas, context };
}

/** Draws a picture with its longer side at most so long. Transparent parts become white. */
function drawScaled(picture: CanvasImageSource & { width: number; height: number }, longSide: number) {
  const scale = Math.min(1, longSide / Math.max(picture.width, picture.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const drawn = createCanvas(scaled(picture.width), scaled(picture.height));
  drawn.context.fillStyle = '#fff';
  drawn.context.fillRect(0, 0, drawn.canvas.width, drawn.canvas.height);
  drawn.context.drawImage(picture, 0, 0, drawn.canvas.width, drawn.canvas.height);
  return drawn;
}

const readPixels = ({
  canvas: { width, height },
  context,
}: ReturnType<typeof createCanvas>): PhotoPixels => ({
  data: context.getImageData(0, 0, width, height).data,
  width,
  height,
});

function toCanvas({ data, width, height }: PhotoPixels): HTMLCanvasElement {
  const { canvas, context } = createCanvas(width, height);
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas;
}

/** Flat, evenly lit sheet, its longer side at most so long. */
function prepareSheet(
  bitmap: ImageBitmap,
  { corners, isEvened }: PhotoTreatment,
  longSide: number,
): HTMLCanvasElement {
  if (isWholePicture(corners)) {
    const drawn = drawScaled(bitmap, longSide);
    return isEvened ? toCanvas(evenLight(readPixels(drawn))) : drawn.canvas;
  }
  const whole = measureSheet(scaleQuad(corners, bitmap.width, bitmap.height));
  const scale = Math.min(1, longSide / Math.max(whole.width, whole.height));
  const side = (length: number) => Math.max(1, Math.round(length * scale));
  // The photograph is scaled down with the sheet, so that no detail is skipped.
  const photo = readPixels(
    drawScaled(bitmap, Math.min(PHOTO_AT_MOST, Math.max(bitmap.width, bitmap.height) * scale * 1.2)),
  );
  const sheet = straightenSheet(photo, corners, side(whole.width), side(whole.height));
  return toCanvas(isEvened ? evenLight(sheet) : sheet);
}

function turnCanvas(sheet: HTMLCanvasElement, turn: QuarterTurns): HTMLCanvasElement {
  if (turn === 0) return sheet;
  const { width, height } = sheet;
  const { canvas, context } = turn % 2 === 1 ? createCanvas(height, width) : createCanvas(width, height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(sheet, -width / 2, -height / 2);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

async function withBitmap<T>(file: Blob, use: (bitmap: ImageBitmap) => T | Promise<T>): Promise<T> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await use(bitmap);
  } finally {
    bitmap.close();
  }
}

/** Finds the corners of the sheet in a photograph; rejects where the browser cannot read it. */
export const findCornersInPhoto = (file: Blob): Promise<SheetCorners> =>
  withBitmap(file, (bitmap) => findSheet(readPixels(drawScaled(bitmap, LOOK_AT_MOST))));

/** Draws a photograph as a page; rejects where the browser cannot read it. */
export const drawPhoto = (
  file: Blob,
  treatment: PhotoTreatment,
  { longSide, quality }: PhotoSharpness,
): Promise<PhotoPage & { blob: Blob }> =>
  withBitmap(file, async (bitmap) => {
    const canvas = turnCanvas(prepareSheet(bitmap, treatment, longSide), treatment.turn);
    const blob = await jpegOf(canvas, quality);
    return {
      blob,
      jpeg: new Uint8Array(await blob.arrayBuffer()),
      width: canvas.width,
      height: canvas.height,
    };
  });
