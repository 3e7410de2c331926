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
  const natives = REPLACED.map(([of, name]) => ({ of, name, ...Object.getOwnPropertyDescriptor(of, name) }));
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  await import(WORKER);
  for (const { of, name, ...native } of natives) Object.defineProperty(of, name, native);
  return getDocument;
}

let loaded: ReturnType<typeof load> | undefined;

export async function openPdf(pdf: Uint8Array): Promise<PDFDocumentProxy> {
  loaded ??= load();
  const getDocument = await loaded;
  return getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise;
}
