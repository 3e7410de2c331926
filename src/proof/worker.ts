/** Works beside the page, so that the page does not stall. */
import type { Solution } from 'altcha-lib';
import { findSolution, type SearchPart } from './search';

export type SearchMessage = { tries: number } | { solution: Solution } | { failed: string };

const tell = (told: SearchMessage) => postMessage(told);

addEventListener('message', ({ data }: MessageEvent<SearchPart>) => {
  findSolution(data, (tries) => tell({ tries })).then(
    (solution) => tell({ solution }),
    (error) => tell({ failed: String(error) }),
  );
});
