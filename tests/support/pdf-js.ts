/**
 * Loads pdf.js in this process. Its build for older platforms replaces built-ins of Node with slow ones; these are restored after
 * loading, so that later tests run on the server's platform. The built-ins of newer platforms that it adds are kept, because it
 * needs them.
 */
import type { PDFDocumentProxy } from 'pdfjs-dist';

/** Typed as `string`, because the module has no types. */
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
