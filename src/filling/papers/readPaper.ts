/** Reads a paper in this browser, a PDF or a photograph. No server sees the file. */
import { PAPER_LIMITS } from '@domain/papers/page-text';
import type { PaperTarget } from '@domain/papers/proposals';
import type { PDFDocumentLoadingTask } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdf } from '@/components/FileViewer/loadPdf';
import type { PaperContent } from './paperContent';
import { type ReadingSteps, readPdf } from './readPdf';
import { readPhoto } from './readPhoto';
import { createRecogniser, FailedRecognition } from './recognition/recogniser';
import { UnreadPaper } from './unreadPaper';

const MEGABYTE = 1024 * 1024;

const PDF_HEAD = '%PDF-';
/** Beginnings of JPEG and PNG files, the pictures that an attachment may be. */
const PHOTO_HEADS = ['\xff\xd8\xff', '\x89PNG\r\n'];
/** Bytes among which the head of a PDF stands: readers allow some before it. */
const HEAD_WITHIN = 1024;

async function findKind(file: Blob): Promise<'pdf' | 'photo'> {
  if (file.size > PAPER_LIMITS.megabytes * MEGABYTE) throw new UnreadPaper('too_large');
  const bytes = new Uint8Array(await file.slice(0, HEAD_WITHIN).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (PHOTO_HEADS.some((photo) => head.startsWith(photo))) return 'photo';
  if (head.includes(PDF_HEAD)) return 'pdf';
  throw new UnreadPaper('not_a_paper');
}

const toFault = (error: unknown): UnreadPaper => {
  if (error instanceof UnreadPaper) return error;
  if (error instanceof FailedRecognition) return new UnreadPaper('not_recognised');
  return new UnreadPaper((error as Error).name === 'PasswordException' ? 'encrypted' : 'broken');
};

/** Limit of time that begins anew with each `allow`; `passed` rejects at its end, and when the signal aborts. */
function createTimeLimit(signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let end: (reason: unknown) => void = () => {};
  const passed = new Promise<never>((_, reject) => {
    end = reject;
  });
  signal.addEventListener('abort', () => end(signal.reason));
  const clear = () => clearTimeout(timer);
  const allow = (seconds: number) => {
    clear();
    timer = setTimeout(() => end(new UnreadPaper('slow')), seconds * 1000);
  };
  return { passed, allow, clear };
}

/**
 * Reads a paper for a draft. Throws `UnreadPaper`; an abort, like the limit of time, ends the workers. The pictures are object URLs, which
 * the caller revokes.
 */
export async function readPaper(
  file: Blob,
  target: PaperTarget,
  { signal, onPage, onScan }: { signal: AbortSignal } & Pick<ReadingSteps, 'onPage' | 'onScan'>,
): Promise<PaperContent> {
  const limit = createTimeLimit(signal);
  const recogniser = createRecogniser();
  let task: PDFDocumentLoadingTask | undefined;
  const scan = (no: number) => {
    limit.allow(PAPER_LIMITS.secondsOfScan);
    onScan(no);
  };
  const read = async () => {
    if ((await findKind(file)) === 'photo') {
      scan(1);
      return readPhoto(file, target, recogniser);
    }
    task = loadPdf(await file.arrayBuffer());
    return readPdf(await task.promise, target, { recogniser, onPage, onScan: scan });
  };
  limit.allow(PAPER_LIMITS.seconds);
  try {
    return await Promise.race([read(), limit.passed]);
  } catch (error) {
    throw signal.aborted ? error : toFault(error);
  } finally {
    limit.clear();
    recogniser.end();
    void task?.destroy();
  }
}
