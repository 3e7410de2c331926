import { useEffect, useMemo, useRef } from 'react';

/** Milliseconds after which the work is done in a page that draws no frames, such as a hidden one. */
const LONGEST_WAIT_MS = 100;

/**
 * Returns a function that requests `work` once the next frame is drawn, so that the frame does not wait for it. Requests
 * until then are one; a component that goes does at once what was requested.
 */
export function useAfterFrame(work: () => void): () => void {
  const latest = useRef(work);
  latest.current = work;
  const { request, finish } = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    const finish = () => {
      if (timer === null) return;
      clearTimeout(timer);
      timer = null;
      latest.current();
    };
    const request = () => {
      if (timer !== null) return;
      timer = setTimeout(finish, LONGEST_WAIT_MS);
      requestAnimationFrame(() => setTimeout(finish));
    };
    return { request, finish };
  }, []);
  useEffect(() => finish, [finish]);
  return request;
}
