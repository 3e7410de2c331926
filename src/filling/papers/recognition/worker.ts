/** Worker that recognises the text in pictures of pages: WebAssembly, which is allowed to this worker alone. */
import { version } from 'tesseract.js-core/package.json';

/** Picture of a page as a PGM file. */
export interface RecognitionTask {
  picture: Uint8Array<ArrayBuffer>;
}
/** Table of words (TSV) with their places. */
export type RecognitionResult = { table: string } | { failed: string };

interface Recogniser {
  Init(folder: null, language: string, engine: number): number;
  SetPageSegMode(mode: number): void;
  SetImageFile(exifOrientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetTSVText(): string;
}
interface RecogniserModule {
  FS: { writeFile(path: string, content: Uint8Array): void };
  TessBaseAPI: new () => Recogniser;
}
declare const TesseractCore: (options: object) => Promise<RecogniserModule>;
declare function importScripts(url: string): void;

/** URL of the files that the build copies beside the portal (`copy` in .umirc.ts). */
const PARTS = `${process.env.PORTAL_BASE ?? '/'}tesseract-${version}/`;
/** Chinese with Latin letters and figures. */
const LANGUAGE = 'chi_sim';
const LEARNED_ALONE = 1;
/** One block of text: rows of tables stay rows, where a search for columns would tear them apart. */
const ONE_BLOCK = 6;

/** It reports its progress, and what settings the model has that it does not know. */
const OPTIONS = {
  locateFile: (name: string) => `${PARTS}${name}`,
  TesseractProgress: () => {},
  printErr: () => {},
};

async function loadModel(): Promise<Uint8Array> {
  // biome-ignore lint/style/noRestrictedGlobals: a file of the portal itself, which it sends to everybody
  const { body, ok } = await fetch(`${PARTS}${LANGUAGE}.traineddata.gz`);
  if (!body || !ok) throw new Error('the model cannot be loaded');
  return new Uint8Array(await new Response(body.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer());
}

async function load() {
  importScripts(`${PARTS}tesseract-core-simd-lstm.js`);
  const [module, model] = await Promise.all([TesseractCore(OPTIONS), loadModel()]);
  module.FS.writeFile(`${LANGUAGE}.traineddata`, model);
  const recogniser = new module.TessBaseAPI();
  if (recogniser.Init(null, LANGUAGE, LEARNED_ALONE) !== 0) throw new Error('the model is damaged');
  recogniser.SetPageSegMode(ONE_BLOCK);
  return { files: module.FS, recogniser };
}

let loaded: ReturnType<typeof load> | undefined;

async function recognise({ picture }: RecognitionTask): Promise<RecognitionResult> {
  loaded ??= load();
  const { files, recogniser } = await loaded;
  files.writeFile('/input', picture);
  if (recogniser.SetImageFile(1, 0) !== 0) throw new Error('the picture cannot be read');
  recogniser.Recognize(null);
  return { table: recogniser.GetTSVText() };
}

addEventListener('message', ({ data }: MessageEvent<RecognitionTask>) => {
  recognise(data).then(
    (result) => postMessage(result),
    (error) => postMessage({ failed: String(error) } satisfies RecognitionResult),
  );
});
