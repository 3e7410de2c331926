import { REMARK_AT_MOST } from '@domain/filing/corrections';
import { useCallback, useMemo, useState } from 'react';
import { newId } from '@/utils/newId';

export interface Pinned {
  key: string;
  /** '' is the whole filing. */
  path: string;
  comment: string;
  /** Its place is chosen in the list, not pinned among the answers. */
  isChosen?: boolean;
}

export const newPin = (path: string): Pinned => ({ key: newId(), path, comment: '' });

/** Corrections that a reviewer pins to the places of a filing; `change` keeps them. */
export function usePinned(pinned: Pinned[], change: (after: (before: Pinned[]) => Pinned[]) => void) {
  const [open, setOpen] = useState<string | null>(null);
  const pin = useCallback((path: string) => setOpen(path), []);
  const close = useCallback(() => setOpen(null), []);
  /** Without words nothing is asked. */
  const write = useCallback(
    (path: string, comment: string) => {
      const said = comment.slice(0, REMARK_AT_MOST);
      change((before) => {
        const found = before.find((each) => each.path === path);
        if (!said.trim()) return before.filter((each) => each !== found);
        if (!found) return [...before, { ...newPin(path), comment: said }];
        return before.map((each) => (each === found ? { ...each, comment: said } : each));
      });
    },
    [change],
  );
  const paths = pinned.map(({ path }) => path).join('\n');
  const marked = useMemo(() => new Set(paths.split('\n').filter(Boolean)), [paths]);
  return { pinned, marked, open, pin, close, write };
}
