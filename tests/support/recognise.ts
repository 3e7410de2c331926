/** Recognises the pages of a PDF in a test as the portal does in the browser: drawn as a picture, then read from it. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { PageText } from '../../domain/papers/page-text';
import { toGreyPicture, toRecognisedText } from '../../domain/papers/recognised-text';
import { openPdf } from './pdf-js';

interface DrawnCanvas {
  canvas: HTMLCanvasElement & { toBuffer(type: 'image/png'): Buffer };
  context: CanvasRenderingContext2D;
}

/** Longer side of the pictures in pixels, as in src/filling/papers/recognition. */
const LONG_SIDE = 842 * 3;
const SILENT = { TesseractProgress: () => {}, printErr: () => {} };
const MODEL = '@tesseract.js-data/chi_sim/4.0.0_best_int/chi_sim.traineddata.gz';

async function createRecogniser() {
  const module = await require('tesseract.js-core/tesseract-core-simd-lstm.js')(SILENT);
  module.FS.writeFile('chi_sim.traineddata', gunzipSync(readFileSync(require.resolve(MODEL))));
  const recogniser = new module.TessBaseAPI();
  recogniser.Init(null, 'chi_sim', 1);
  recogniser.SetPageSegMode(6);
  return (picture: Uint8Array): string => {
    module.FS.writeFile('/input', picture);
    recogniser.SetImageFile(1, 0);
    recogniser.Recognize(null);
    return recogniser.GetTSVText();
  };
}

type Spoil = (context: CanvasRenderingContext2D, scale: number) => void;

/** Draws each page as the portal does before it recognises it. `spoil` draws over the page, as a seal does. */
async function* drawPages(pdf: Uint8Array, spoil: Spoil = () => {}) {
  const document = await openPdf(pdf);
  for (let no = 1; no <= document.numPages; no++) {
    const page = await document.getPage(no);
    const size = page.getViewport({ scale: 1 });
    const scale = LONG_SIDE / Math.max(size.width, size.height);
    const viewport = page.getViewport({ scale });
    const factory = document.canvasFactory as { create(width: number, height: number): DrawnCanvas };
    const { canvas, context } = factory.create(Math.round(viewport.width), Math.round(viewport.height));
    await page.render({ canvas, canvasContext: context, viewport }).promise;
    spoil(context, scale);
    yield { canvas, context, size };
  }
  await document.destroy();
}

/** Pictures of the pages as PNG. */
export async function photographPages(pdf: Uint8Array): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  for await (const { canvas } of drawPages(pdf)) pictures.push(canvas.toBuffer('image/png'));
  return pictures;
}

export async function recognisePages(pdf: Uint8Array, spoil?: Spoil): Promise<PageText[]> {
  const recognise = await createRecogniser();
  const pages: PageText[] = [];
  for await (const { canvas, context, size } of drawPages(pdf, spoil)) {
    const { width, height } = canvas;
    const picture = { data: context.getImageData(0, 0, width, height).data, width, height };
    pages.push(toRecognisedText(recognise(toGreyPicture(picture)), picture, size));
  }
  return pages;
}
