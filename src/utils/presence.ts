/** Presence of a person and of a network, and reading again by it. */
import { useEffect, useSyncExternalStore } from 'react';
import { quietly } from './request';

/** Only input counts: a page that asks the server by itself would keep a session alive on a computer left alone. */
const AWAY_AFTER = 10 * 60_000;
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'focus'];

let lastInput = Date.now();
const noteInput = () => {
  lastInput = Date.now();
};

for (const input of INPUTS) window.addEventListener(input, noteInput, { capture: true, passive: true });

const isSomebodyThere = (): boolean => Date.now() - lastInput < AWAY_AFTER;

/**
 * Reads again, silently, when the person comes back to the page, and at intervals (milliseconds) while somebody looks at it.
 */
export function useRefresh(reload: () => void, every: number): void {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && quietly(reload);
    const timer = setInterval(() => isSomebodyThere() && refresh(), every);
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
