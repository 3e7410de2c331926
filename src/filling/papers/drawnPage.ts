/** Pages drawn on a canvas: their pixels, and their pictures for the proposals. */
import type { PagePixels } from '@domain/papers/page-text';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** `scale`: pixels to a point of the page. */
export async function drawPage(page: PDFPageProxy, scale: number): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

export function readPixels(canvas: HTMLCanvasElement): PagePixels {
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!data) throw new Error('the browser draws nothing');
  return { data, width, height };
}

export const toUrl = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('no picture'))),
      'image/jpeg',
      0.8,
    );
  });
