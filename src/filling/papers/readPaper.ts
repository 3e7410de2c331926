/** Reads a PDF in this browser: text with places, answers beside the pages, and what the pages show. No server sees the file. */
import { markUnseenText, PAPER_LIMITS, type PageText } from '@domain/papers/page-text';
import { toPageText } from '@domain/papers/pdf-pieces';
import {
  PRINTED_ANSWERS_BYTES,
  PRINTED_ANSWERS_FILE,
  readPrintedAnswers,
} from '@domain/papers/printed-answers';
import {
  listPagesOfReading,
  type PaperReading,
  type PaperTarget,
  readPaperFor,
} from '@domain/papers/proposals';
import { OPS, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdf } from '@/components/FileViewer/loadPdf';

/** Reasons why a paper is not read; each has its text with what to do next. */
export type PaperFault =
  | 'not_loaded'
  | 'not_pdf'
  | 'too_large'
  | 'too_many_pages'
  | 'encrypted'
  | 'broken'
  | 'slow'
  | 'no_text';

export class UnreadPaper extends Error {
  constructor(readonly fault: PaperFault) {
    super(fault);
  }
}

/** Picture of a page on which something was found. */
export interface PagePicture {
  url: string;
  /** Size of the page in points. */
  width: number;
  height: number;
}

export interface PaperContent {
  reading: PaperReading;
  pictures: ReadonlyMap<number, PagePicture>;
}

/** Pixels of a picture to a point of the page. */
const SCALE = 1.5;
/** Text rendering modes without ink. */
const INKLESS = [3, 7];

const MEGABYTE = 1024 * 1024;

async function readText(pdf: PDFDocumentProxy, onPage: (no: number) => void): Promise<PageText[]> {
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

async function drawPage(page: PDFPageProxy): Promise<HTMLCanvasElement> {
  const viewport = page.getViewport({ scale: SCALE });
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.round(viewport.width), Math.round(viewport.height)];
  await page.render({ canvas, viewport }).promise;
  return canvas;
}

const toUrl = (canvas: HTMLCanvasElement): Promise<string> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error('no picture'))),
      'image/jpeg',
      0.8,
    );
  });

/** Draws a page, compares its text with what is to be seen, and keeps its picture. */
async function lookAtPage(pdf: PDFDocumentProxy, no: number, text: PageText) {
  const page = await pdf.getPage(no);
  const canvas = await drawPage(page);
  const { width, height } = canvas;
  const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data;
  if (!data) throw new Error('the browser draws nothing');
  const seen = markUnseenText(text, { data, width, height }, await hasTextLayer(page));
  const picture: PagePicture = { url: await toUrl(canvas), width: text.width, height: text.height };
  return { seen, picture };
}

/** Reads the text first, then looks at the pages on which something was found, and reads again without what nobody sees. */
async function readOpened(
  pdf: PDFDocumentProxy,
  target: PaperTarget,
  onPage: (no: number) => void,
): Promise<PaperContent> {
  if (pdf.numPages > PAPER_LIMITS.pages) throw new UnreadPaper('too_many_pages');
  const pages = await readText(pdf, onPage);
  if (pages.every(({ pieces }) => pieces.length === 0)) throw new UnreadPaper('no_text');
  const answers = await readAnswers(pdf);
  const first = readPaperFor(target, { pages, answers });
  const pictures = new Map<number, PagePicture>();
  for (const no of listPagesOfReading(first)) {
    const text = pages[no - 1];
    if (!text) continue;
    onPage(no);
    const { seen, picture } = await lookAtPage(pdf, no, text);
    pages[no - 1] = seen;
    pictures.set(no, picture);
  }
  return { reading: readPaperFor(target, { pages, answers }), pictures };
}

const toFault = (error: unknown): UnreadPaper => {
  if (error instanceof UnreadPaper) return error;
  return new UnreadPaper((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
};

const PDF_HEAD = '%PDF-';
/** Bytes among which the head of a PDF stands: readers allow some before it. */
const HEAD_WITHIN = 1024;

async function assertReadable(file: Blob): Promise<ArrayBuffer> {
  if (file.size > PAPER_LIMITS.megabytes * MEGABYTE) throw new UnreadPaper('too_large');
  const data = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(data.slice(0, HEAD_WITHIN));
  if (!head.includes(PDF_HEAD)) throw new UnreadPaper('not_pdf');
  return data;
}

/**
 * Reads a paper for a draft. Throws `UnreadPaper`; an abort, like the limit of time, ends the worker. The pictures are object URLs, which
 * the caller revokes.
 */
export async function readPaper(
  file: Blob,
  target: PaperTarget,
  { signal, onPage }: { signal: AbortSignal; onPage(no: number): void },
): Promise<PaperContent> {
  const task = loadPdf(await assertReadable(file));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new UnreadPaper('slow')), PAPER_LIMITS.seconds * 1000);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  try {
    return await Promise.race([task.promise.then((pdf) => readOpened(pdf, target, onPage)), late]);
  } catch (error) {
    throw signal.aborted ? error : toFault(error);
  } finally {
    clearTimeout(timer);
    void task.destroy();
  }
}

export const releasePictures = ({ pictures }: PaperContent): void => {
  for (const { url } of pictures.values()) URL.revokeObjectURL(url);
};
