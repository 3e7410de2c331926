/** Recognises text in pictures of pages, in a worker of its own beside the page. No server sees the pictures. */
import type { PagePixels, PageText } from '@domain/papers/page-text';
import { toGreyPicture, toRecognisedText } from '@domain/papers/recognised-text';
import type { RecognitionResult, RecognitionTask } from './worker';

/** Longer side of A4 in points. */
export const A4_LONG_SIDE = 842;
/** Longer side of the pictures in pixels: 216 dpi of A4, at which print of 9 points is read surely, and large titles still are. */
export const RECOGNISED_LONG_SIDE = A4_LONG_SIDE * 3;

/** Recogniser that cannot be loaded or fails on a picture. */
export class FailedRecognition extends Error {}

export interface TextRecogniser {
  read(picture: PagePixels, page: { width: number; height: number }): Promise<PageText>;
  /** Ends the worker; a picture that is being read never gets an answer. */
  end(): void;
}

/** Creates a recogniser, which loads some five megabytes with its first picture. It reads one picture at a time. */
export function createRecogniser(): TextRecogniser {
  let worker: Worker | undefined;
  const start = () => new Worker(new URL('./worker.ts', import.meta.url), { name: 'recognition' });
  return {
    read: (picture, page) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.onmessage = ({ data }: MessageEvent<RecognitionResult>) => {
          if ('table' in data) resolve(toRecognisedText(data.table, picture, page));
          else reject(new FailedRecognition(data.failed));
        };
        worker.onerror = ({ message }) => reject(new FailedRecognition(message));
        const grey = toGreyPicture(picture);
        worker.postMessage({ picture: grey } satisfies RecognitionTask, [grey.buffer]);
      }),
    end: () => worker?.terminate(),
  };
}
