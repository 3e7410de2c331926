/** User activity, network state, and refreshing that depends on them. */
import { useEffect, useSyncExternalStore } from 'react';
import { runQuietly } from './request';

/**
 * Milliseconds without input until the person counts as away. Only input counts: requests of the page itself must not keep a
 * session alive on an unattended computer.
 */
const AWAY_AFTER = 10 * 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'];

let lastInput = Date.now();
const noteInput = () => {
  lastInput = Date.now();
};

/** True after so long without input that the person seems to be away. */
export const isAway = (): boolean => Date.now() - lastInput >= AWAY_AFTER;

/** Resolves at once if the person is active, else with their next input. */
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
 * Refreshes silently when the person returns to the page, and at an interval in milliseconds while the page is visible,
 * which grows without input: ten thousand open pages are more than ten thousand readers. With null, only on return.
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
