import { useEffect } from 'react';
import { isSomebodyThere } from './presence';

/** Reads again when the person comes back to the page, and at intervals (milliseconds) while somebody looks at it. */
export function useRefresh(reload: () => void, every: number): void {
  useEffect(() => {
    const refresh = () => document.visibilityState === 'visible' && reload();
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
