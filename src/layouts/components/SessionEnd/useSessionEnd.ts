import { SESSION_SECONDS } from '@domain/accounts/session-limits';
import { useEffect, useState } from 'react';
import { type SessionEnd, sessionEnd, storedLogin } from '@/utils/session';

const WARNING = SESSION_SECONDS.warning * 1000;
/** Other tabs put the end off: it is looked up again at least this often. */
const LOOK_EVERY = 30_000;

const nextLook = (end: SessionEnd | null): number => {
  if (!end) return LOOK_EVERY;
  return end.left > WARNING ? Math.min(end.left - WARNING, LOOK_EVERY) : 1_000;
};

/**
 * The end of the session when it is near, else null; `onEnd` runs when it has come, or when another tab has signed out.
 * The end is the same in all tabs: it stands in browser storage, and what one of them asks the server puts it off for all.
 */
export function useSessionEnd(onEnd: () => void): SessionEnd | null {
  const [near, setNear] = useState<SessionEnd | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const end = sessionEnd();
      setNear(end && end.left <= WARNING ? end : null);
      if (end && end.left <= 0) onEnd();
      else timer = setTimeout(look, nextLook(end));
    };
    const lookAtStorage = () => (storedLogin() ? look() : onEnd());
    look();
    window.addEventListener('storage', lookAtStorage);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', lookAtStorage);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onEnd]);
  return near;
}
