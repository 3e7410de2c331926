import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left, 0 when none are, and a way to start over. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (end === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);

  const start = useCallback((seconds: number) => setEnd(Date.now() + seconds * 1000), []);
  return [left, start];
}
