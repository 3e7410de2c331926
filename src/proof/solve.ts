/** Solves a proof of work without any action of the person. */
import type { ProofChallenge } from '@domain/accounts/calls';
import type { Solution } from 'altcha-lib';
import type { SearchMessage } from './worker';

const WORKERS_AT_MOST = 4;

/** Number of workers: one core stays free for the page. */
const workerCount = (): number =>
  Math.min(WORKERS_AT_MOST, Math.max(1, (navigator.hardwareConcurrency ?? 2) - 1));

type OnTries = (more: number) => void;

/** True where the browser offers its cryptography, which pages without encryption do not get. */
export const canSolve = (): boolean => Boolean(globalThis.crypto?.subtle);

function inWorkers(challenge: ProofChallenge, signal: AbortSignal, onTries: OnTries): Promise<Solution> {
  const step = workerCount();
  const workers: Worker[] = [];
  const found = new Promise<Solution>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    for (let start = 0; start < step; start += 1) {
      const worker = new Worker(new URL('./worker.ts', import.meta.url));
      workers.push(worker);
      worker.onerror = () => reject(new Error('the worker could not start'));
      worker.onmessage = ({ data }: MessageEvent<SearchMessage>) => {
        if ('tries' in data) onTries(data.tries);
        else if ('solution' in data) resolve(data.solution);
        else reject(new Error(data.failed));
      };
      worker.postMessage({ challenge, start, step });
    }
  });
  return found.finally(() => {
    for (const worker of workers) worker.terminate();
  });
}

/**
 * Solves the challenge on the main thread, for browsers that refuse workers. `crypto.subtle` still computes the hashes in the
 * background.
 */
async function onThePage(
  challenge: ProofChallenge,
  signal: AbortSignal,
  onTries: OnTries,
): Promise<Solution> {
  const { findSolution: search } = await import('./search');
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort());
  return search({ challenge, start: 0, step: 1 }, onTries, controller);
}

/**
 * Computes the proof as the server accepts it; `onShare` receives the largest possible share of completed work, 0 to 1. Throws
 * when no proof is found, or when the signal aborts it.
 */
export async function computeProof(
  challenge: ProofChallenge,
  signal: AbortSignal,
  onShare: (share: number) => void,
): Promise<string> {
  let tries = 0;
  const onTries = (more: number) => {
    tries += more;
    if (!signal.aborted) onShare(Math.min(1, tries / challenge.parameters.data.tries));
  };
  const solution = await inWorkers(challenge, signal, onTries).catch((reason) => {
    if (signal.aborted) throw reason;
    tries = 0;
    return onThePage(challenge, signal, onTries);
  });
  return btoa(JSON.stringify({ challenge, solution }));
}
