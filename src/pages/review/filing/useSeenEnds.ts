import { useEffect, useRef } from 'react';

const LOOKED_EVERY_MS = 700;

const sectionOf = (key: string) => document.getElementById(`answers-${key}`)?.closest('section');

/** The end of the section stands on the screen. */
function isEndInView(key: string): boolean {
  const bottom = sectionOf(key)?.getBoundingClientRect().bottom;
  return bottom !== undefined && bottom > 0 && bottom <= window.innerHeight;
}

/** Tells of sections whose end stood on the screen at two looks running: those that only went by are not among them. */
export function useSeenEnds(unread: string[], onSeen: (keys: string[]) => void): void {
  const latest = useRef({ unread, onSeen });
  latest.current = { unread, onSeen };
  const isOver = unread.length === 0;
  useEffect(() => {
    if (isOver) return;
    let before = new Set<string>();
    const timer = setInterval(() => {
      const now = document.hidden ? [] : latest.current.unread.filter(isEndInView);
      const seen = now.filter((key) => before.has(key));
      before = new Set(now);
      if (seen.length > 0) latest.current.onSeen(seen);
    }, LOOKED_EVERY_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}
