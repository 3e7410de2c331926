/**
 * pdf.js in this process. Its build for older platforms puts slow built-ins in the place of those of Node: once it is
 * loaded these are put back, so that whatever is tested after it runs on the platform that the server has. What newer
 * platforms have it adds, and needs.
 */
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** No types come with it. */
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';
const REPLACED = [
  [JSON, 'parse'],
  [JSON, 'stringify'],
  [Array.prototype, 'push'],
  [Function.prototype, 'toString'],
  [globalThis, 'DOMException'],
] as const;

async function load() {
  const own = REPLACED.map(([of, name]) => Object.getOwnPropertyDescriptor(of, name) as PropertyDescriptor);
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  await import(WORKER);
  for (const [i, [of, name]] of REPLACED.entries())
    Object.defineProperty(of, name, own[i] as PropertyDescriptor);
  return getDocument;
}

let loaded: ReturnType<typeof load> | undefined;

export async function openPdf(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  loaded ??= load();
  const getDocument = await loaded;
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}
