/** Reads a PDF: text with places, recognised where the pages are pictures, answers beside the pages, and what the pages show. */
import { markUnseenText, PAPER_LIMITS, type PageText } from '@domain/papers/page-text';
import { toPageText } from '@domain/papers/pdf-pieces';
import {
  PRINTED_ANSWERS_BYTES,
  PRINTED_ANSWERS_FILE,
  readPrintedAnswers,
} from '@domain/papers/printed-answers';
import { listPagesOfReading, type PaperTarget, readPaperFor } from '@domain/papers/proposals';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { drawPage, readPixels, toUrl } from './drawnPage';
import type { PagePicture, PaperContent } from './paperContent';
import { FailedRecognition, RECOGNISED_LONG_SIDE, type TextRecogniser } from './recognition/recogniser';
import { UnreadPaper } from './unreadPaper';

export interface ReadingSteps {
  recogniser: TextRecogniser;
  onPage(no: number): void;
  /** Called before the text of a page is recognised, which takes longer than to read it. */
  onScan(no: number): void;
}

/** Pixels to a point of the page in the pictures beside the proposals. */
const SCALE = 1.5;
/** Text rendering modes without ink. */
const INKLESS = [3, 7];

async function readText(pdf: PDFDocumentProxy, onPage: ReadingSteps['onPage']): Promise<PageText[]> {
  const pages: PageText[] = [];
  for (let no = 1; no <= pdf.numPages; no++) {
    onPage(no);
    const page = await pdf.getPage(no);
    const { items } = await page.getTextContent();
    // No page that people read has so many: the time would go by without an answer.
    if (items.length > PAPER_LIMITS.piecesOfPage) throw new UnreadPaper('slow');
    pages.push(toPageText(items, page.getViewport({ scale: 1 })));
  }
  return pages;
}

const isWordless = ({ pieces }: PageText): boolean => pieces.length === 0;

/** Recognises the text of the pages that are pictures, of many the first ones. */
async function recogniseScans(pdf: PDFDocumentProxy, pages: PageText[], steps: ReadingSteps): Promise<void> {
  const scans = [...pages.keys()].filter((at) => isWordless(pages[at] as PageText));
  for (const at of scans.slice(0, PAPER_LIMITS.scannedPages)) {
    steps.onScan(at + 1);
    const page = await pdf.getPage(at + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const canvas = await drawPage(page, RECOGNISED_LONG_SIDE / Math.max(width, height));
    pages[at] = await steps.recogniser.read(readPixels(canvas), { width, height });
  }
}

/** Text of all pages. Where nothing can be recognised, the pages with text still are read. */
async function readAllText(pdf: PDFDocumentProxy, steps: ReadingSteps): Promise<PageText[]> {
  const pages = await readText(pdf, steps.onPage);
  const hasText = !pages.every(isWordless);
  await recogniseScans(pdf, pages, steps).catch((error) => {
    if (!(hasText && error instanceof FailedRecognition)) throw error;
  });
  if (pages.every(isWordless)) throw new UnreadPaper('no_text');
  return pages;
}

async function readAnswers(pdf: PDFDocumentProxy) {
  const files = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }> | null;
  const content = files?.[PRINTED_ANSWERS_FILE]?.content;
  if (!content || content.length > PRINTED_ANSWERS_BYTES) return null;
  return readPrintedAnswers(new TextDecoder().decode(content));
}

/** True where the page has text without ink, as a scan with recognised text does. */
async function hasTextLayer(page: PDFPageProxy): Promise<boolean> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.some(
    (operator, at) =>
      operator === OPS.setTextRenderingMode && INKLESS.includes((argsArray[at] as number[] | null)?.[0] ?? 0),
  );
}

/** Draws a page, compares its text with what is to be seen, and keeps its picture. */
async function lookAtPage(pdf: PDFDocumentProxy, no: number, text: PageText) {
  const page = await pdf.getPage(no);
  const canvas = await drawPage(page, SCALE);
  const seen = markUnseenText(text, readPixels(canvas), await hasTextLayer(page));
  const picture: PagePicture = { url: await toUrl(canvas), width: text.width, height: text.height };
  return { seen, picture };
}

/** Reads the text first, then looks at the pages on which something was found, and reads again without what nobody sees. */
export async function readPdf(
  pdf: PDFDocumentProxy,
  target: PaperTarget,
  steps: ReadingSteps,
): Promise<PaperContent> {
  if (pdf.numPages > PAPER_LIMITS.pages) throw new UnreadPaper('too_many_pages');
  const pages = await readAllText(pdf, steps);
  const answers = await readAnswers(pdf);
  const first = readPaperFor(target, { pages, answers });
  const pictures = new Map<number, PagePicture>();
  for (const no of listPagesOfReading(first)) {
    const text = pages[no - 1];
    if (!text) continue;
    steps.onPage(no);
    const { seen, picture } = await lookAtPage(pdf, no, text);
    pages[no - 1] = seen;
    pictures.set(no, picture);
  }
  return { reading: readPaperFor(target, { pages, answers }), pictures };
}
