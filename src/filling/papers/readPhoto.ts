/** Reads a photograph of a paper: cut along its sheet, evenly lit, and recognised. */
import { type PaperTarget, readPaperFor } from '@domain/papers/proposals';
import { drawPhoto, findCornersInPhoto } from '@/filling/photos/drawPhoto';
import { readPixels } from './drawnPage';
import type { PaperContent } from './paperContent';
import { A4_LONG_SIDE, RECOGNISED_LONG_SIDE, type TextRecogniser } from './recognition/recogniser';
import { UnreadPaper } from './unreadPaper';

async function toCanvas(page: Blob): Promise<HTMLCanvasElement> {
  const bitmap = await createImageBitmap(page);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas;
}

export async function readPhoto(
  photo: Blob,
  target: PaperTarget,
  recogniser: TextRecogniser,
): Promise<PaperContent> {
  const corners = await findCornersInPhoto(photo);
  const sharpness = { longSide: RECOGNISED_LONG_SIDE, quality: 0.85 };
  const drawn = await drawPhoto(photo, { turn: 0, corners, isEvened: true }, sharpness);
  // Whatever its size in pixels, the sheet is taken for one of A4.
  const points = A4_LONG_SIDE / Math.max(drawn.width, drawn.height);
  const size = { width: drawn.width * points, height: drawn.height * points };
  const text = await recogniser.read(readPixels(await toCanvas(drawn.blob)), size);
  if (text.pieces.length === 0) throw new UnreadPaper('no_text');
  const picture = { url: URL.createObjectURL(drawn.blob), ...size };
  return {
    reading: readPaperFor(target, { pages: [text], answers: null }),
    pictures: new Map([[1, picture]]),
  };
}
