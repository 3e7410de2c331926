/** Photographs prepared for PDF pages: upright, scaled to reading size, without the camera's metadata. */
import type { PagePicture } from './createPicturePdf';

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

/** Quarters of a turn, clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3;

function turnedCanvas(bitmap: ImageBitmap, turn: QuarterTurns, longSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const scaled = (side: number) => Math.max(1, Math.round(side * scale));
  const [width, height] = [scaled(bitmap.width), scaled(bitmap.height)];
  const canvas = document.createElement('canvas');
  const isAcross = turn % 2 === 1;
  [canvas.width, canvas.height] = isAcross ? [height, width] : [width, height];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws nothing');
  // Transparent parts of a picture become white.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((turn * Math.PI) / 2);
  context.drawImage(bitmap, -width / 2, -height / 2, width, height);
  return canvas;
}

const jpegOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(take, 'image/jpeg', quality);
  });

/** Draws a photograph; rejects where the browser cannot read it. */
export async function drawPhoto(
  file: Blob,
  turn: QuarterTurns,
  { longSide, quality }: PhotoSharpness,
): Promise<PagePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const canvas = turnedCanvas(bitmap, turn, longSide);
    const jpeg = new Uint8Array(await (await jpegOf(canvas, quality)).arrayBuffer());
    return { jpeg, width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}
