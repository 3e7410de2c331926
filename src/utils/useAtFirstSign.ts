import { useEffect } from 'react';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const;

/**
 * Loads what a page does not need at first: at the first sign that the person is about to open something, or after a while, when a
 * network is likelier to be there than later. `load` must not change; a failed chunk is loaded anew where it is needed.
 */
export function useAtFirstSign(load: () => Promise<unknown>, afterMs = 10_000): void {
  useEffect(() => {
    const stop = new AbortController();
    const begin = () => {
      stop.abort();
      clearTimeout(timer);
      load().catch(() => undefined);
    };
    const timer = setTimeout(begin, afterMs);
    for (const sign of SIGNS) window.addEventListener(sign, begin, { signal: stop.signal, passive: true });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [load, afterMs]);
}
