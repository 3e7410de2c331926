/** Worker that solves a proof of work without blocking the page. */
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
