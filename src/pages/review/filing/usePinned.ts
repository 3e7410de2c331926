import { REMARK_AT_MOST } from '@domain/filing/corrections';
import { useCallback, useMemo, useState } from 'react';
import { newId } from '@/journal/newId';
import { readStored, writeStored } from '@/utils/storage';

export interface Pinned {
  key: string;
  /** '' is the whole filing. */
  path: string;
  comment: string;
}

export const newPin = (path: string): Pinned => ({ key: newId(), path, comment: '' });

const isPinned = (value: unknown): value is Pinned =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'path', 'comment'].every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

function readKept(place: string): Pinned[] {
  try {
    const kept: unknown = JSON.parse(readStored(place, 'sessionStorage') ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPinned) : [];
  } catch {
    return [];
  }
}

/**
 * What a reviewer has pinned and not sent yet. It outlives a reload, and a decision that was refused because something
 * had changed. `submission`: a correction belongs to what was signed then.
 */
export function usePinned(filing: string, submission: number) {
  const place = `pinned/${filing}/${submission}`;
  const [pinned, setPinned] = useState(() => readKept(place));
  const [open, setOpen] = useState<string | null>(null);

  const put = useCallback(
    (change: (before: Pinned[]) => Pinned[]) =>
      setPinned((before) => {
        const after = change(before);
        writeStored(place, after.length > 0 ? JSON.stringify(after) : null, 'sessionStorage');
        return after;
      }),
    [place],
  );
  const pin = useCallback((path: string) => setOpen(path), []);
  const close = useCallback(() => setOpen(null), []);
  /** Without words nothing is asked. */
  const write = useCallback(
    (path: string, comment: string) => {
      const said = comment.trim().slice(0, REMARK_AT_MOST);
      put((before) => {
        const found = before.find((each) => each.path === path);
        if (!said) return before.filter((each) => each !== found);
        if (!found) return [...before, { ...newPin(path), comment: said }];
        return before.map((each) => (each === found ? { ...each, comment: said } : each));
      });
    },
    [put],
  );
  const paths = pinned.map(({ path }) => path).join('\n');
  const marked = useMemo(() => new Set(paths.split('\n').filter(Boolean)), [paths]);
  const setAll = useCallback((next: Pinned[]) => put(() => next), [put]);
  return { pinned, marked, open, pin, close, write, setAll };
}
