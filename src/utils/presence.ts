/** User activity, network state, and refreshing that depends on them. */
import { useEffect, useSyncExternalStore } from 'react';
import { runQuietly } from './request';

/** Only input counts: a page that asks the server by itself would keep a session alive on a computer left alone. */
const AWAY_AFTER = 10 * 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'];

let lastInput = Date.now();
const noteInput = () => {
  lastInput = Date.now();
};

/** True where there was no input for so long that nobody seems to be there. */
export const isAway = (): boolean => Date.now() - lastInput >= AWAY_AFTER;

/** Resolves when somebody is there: at once, or with the next input. */
export const waitForPresence = (): Promise<void> =>
  new Promise((resolve) => {
    if (!isAway()) return resolve();
    const back = () => {
      for (const input of INPUTS) window.removeEventListener(input, back, { capture: true });
      resolve();
    };
    for (const input of INPUTS) window.addEventListener(input, back, { capture: true, passive: true });
  });

for (const input of INPUTS) window.addEventListener(input, noteInput, { capture: true, passive: true });

/**
 * Reads again, silently, when the person comes back to the page, and at intervals (milliseconds) while somebody looks at it:
 * longer ones the longer there was no input, since ten thousand open pages are more than ten thousand readers. With null
 * for the interval, only when the person comes back.
 */
export function useRefresh(reload: () => void, every: number | null): void {
  useEffect(() => {
    let readAt = Date.now();
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      readAt = Date.now();
      runQuietly(reload);
    };
    const look = () => {
      const quietFor = Date.now() - lastInput;
      if (!isAway() && 2 * (Date.now() - readAt) >= quietFor) refresh();
    };
    const timer = every === null ? undefined : setInterval(look, every);
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [reload, every]);
}

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

export const useOnline = () => useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
