import { useCallback, useEffect, useRef, useState } from 'react';
import { markRead, type Reviewed } from '@/services/review';

/** Marks of a person who scrolls through are written together. */
const WRITTEN_AFTER_MS = 1500;

export interface ReadingOf {
  read: ReadonlySet<string>;
  /** Sections by their key, files by their id. */
  mark(keys: string[], isRead: boolean): void;
}

/** The person's marks of what is read: shown at once, kept on the server, told to nobody else. */
export function useReading({ filing, submission, read: kept }: Reviewed): ReadingOf {
  const id = String(filing.id);
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set(kept));
  const latest = useRef(read);
  const waiting = useRef(new Map<string, boolean>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const write = useCallback(() => {
    clearTimeout(timer.current);
    for (const isRead of [true, false]) {
      const keys = [...waiting.current].flatMap(([key, is]) => (is === isRead ? [key] : []));
      // A mark that is lost is set anew by reading on.
      if (keys.length > 0) markRead(id, { keys, submission, is_read: isRead }).catch(() => undefined);
    }
    waiting.current.clear();
  }, [id, submission]);
  useEffect(() => write, [write]);

  const mark = useCallback(
    (keys: string[], isRead: boolean) => {
      const changed = keys.filter((key) => latest.current.has(key) !== isRead);
      if (changed.length === 0) return;
      const next = new Set(latest.current);
      for (const key of changed) {
        waiting.current.set(key, isRead);
        if (isRead) next.add(key);
        else next.delete(key);
      }
      latest.current = next;
      setRead(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(write, WRITTEN_AFTER_MS);
    },
    [write],
  );
  return { read, mark };
}
