/** Works beside the page, so that the page does not stall. */
import type { Solution } from 'altcha-lib';
import { type Part, search } from './search';

export type Told = { tries: number } | { solution: Solution } | { failed: string };

const tell = (told: Told) => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<Part>) => {
  search(data, (tries) => tell({ tries })).then(
    (solution) => tell({ solution }),
    (error) => tell({ failed: String(error) }),
  );
});
