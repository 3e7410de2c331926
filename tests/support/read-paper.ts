/** Reads a PDF in a test as the portal reads it in the browser: text with places, what the pages show, and the answers beside them. */
import { markUnseenText, type PageText } from '../../domain/papers/page-text';
import { toPageText } from '../../domain/papers/pdf-pieces';
import { PRINTED_ANSWERS_FILE, readPrintedAnswers } from '../../domain/papers/printed-answers';
import type { ReadPaper } from '../../domain/papers/proposals';
import { openPdf } from './pdf-js';

interface DrawnCanvas {
  canvas: { width: number; height: number };
  context: CanvasRenderingContext2D;
}

const SCALE = 1.5;

export async function readPaper(pdf: Uint8Array, { drawn = false } = {}): Promise<ReadPaper> {
  const document = await openPdf(pdf);
  const pages: PageText[] = [];
  for (let no = 1; no <= document.numPages; no++) {
    const page = await document.getPage(no);
    const viewport = page.getViewport({ scale: 1 });
    const text = toPageText((await page.getTextContent()).items, viewport);
    if (!drawn) {
      pages.push(text);
      continue;
    }
    const dense = page.getViewport({ scale: SCALE });
    const factory = document.canvasFactory as { create(width: number, height: number): DrawnCanvas };
    const { canvas, context } = factory.create(Math.round(dense.width), Math.round(dense.height));
    await page.render({ canvas: canvas as HTMLCanvasElement, canvasContext: context, viewport: dense })
      .promise;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    pages.push(markUnseenText(text, { data, width: canvas.width, height: canvas.height }, false));
  }
  const attached = (await document.getAttachments()) as Record<string, { content: Uint8Array }> | null;
  const file = attached?.[PRINTED_ANSWERS_FILE];
  const answers = file ? readPrintedAnswers(new TextDecoder().decode(file.content)) : null;
  await document.destroy();
  return { pages, answers };
}
