import { UploadError } from './sending';

/** Nothing got through for this long: then the person decides. */
const PATIENCE_MS = 10 * 60_000;
/** Between attempts; the last one repeats. */
const PAUSES_MS = [1_000, 2_000, 5_000, 10_000];

interface Waiting {
  signal: AbortSignal;
  onWaiting(isWaiting: boolean): void;
}

/** A while, or until the browser says that the network is back. */
const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('online', end);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener('online', end);
    signal.addEventListener('abort', end);
  });

const isPassing = (error: unknown): boolean =>
  error instanceof UploadError && (error.reason === 'network' || error.reason === 'busy');

/** Repeats what the network or a busy server kept from getting through. */
export async function patiently<T>({ signal, onWaiting }: Waiting, work: () => Promise<T>): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      const result = await work();
      onWaiting(false);
      return result;
    } catch (error) {
      if (!isPassing(error) || Date.now() > until) throw error;
      onWaiting(true);
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)] as number, signal);
      if (signal.aborted) throw new UploadError('aborted');
    }
  }
}
