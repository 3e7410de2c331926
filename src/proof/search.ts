import type { ProofChallenge } from '@domain/accounts/calls';
import { type Solution, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Share of a worker: every `step`th counter from `start`, so that several workers split one challenge. */
export interface SearchPart {
  challenge: ProofChallenge;
  start: number;
  step: number;
}

const TOLD_EVERY = 20;
/** Milliseconds after which a challenge expires. */
const TIMEOUT_MS = 280_000;

/** Tries the counters of its part; `onTries` receives the number of further tries. Throws when it takes too long. */
export async function findSolution(
  { challenge, start, step }: SearchPart,
  onTries: (more: number) => void,
  controller?: AbortController,
): Promise<Solution> {
  let tries = 0;
  const solution = await solveChallenge({
    challenge,
    counterStart: start,
    counterStep: step,
    controller,
    timeout: TIMEOUT_MS,
    deriveKey: (...given) => {
      tries += 1;
      if (tries % TOLD_EVERY === 0) onTries(TOLD_EVERY);
      return deriveKey(...given);
    },
  });
  if (!solution) throw new Error('no counter was found in time');
  return solution;
}
