/** pdf.js with its worker, which is loaded with the first PDF that somebody opens. */
import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  version,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** URL of the pdf.js files that the build copies beside the portal (`copy` in .umirc.ts). */
const PARTS = `${process.env.PORTAL_BASE ?? '/'}pdfjs-${version}/`;
GlobalWorkerOptions.workerSrc = `${PARTS}pdf.worker.min.mjs`;

const OPTIONS = {
  cMapUrl: `${PARTS}cmaps/`,
  standardFontDataUrl: `${PARTS}standard_fonts/`,
  wasmUrl: `${PARTS}wasm/`,
  // The portal's content security policy forbids WebAssembly: JPEG 2000 images are decoded by a script instead.
  useWasm: false,
  enableXfa: false,
};

/** Begins to load a PDF in a worker of its own; `destroy` of the task ends the worker. */
export const loadPdf = (data: ArrayBuffer): PDFDocumentLoadingTask => getDocument({ data, ...OPTIONS });
