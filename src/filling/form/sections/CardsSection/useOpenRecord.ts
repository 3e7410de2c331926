import type { TableSection } from '@domain/definition';
import { parsePath } from '@domain/filing/paths';
import { useEffect, useMemo, useRef, useState } from 'react';
import { history } from 'umi';
import { useFormSession } from '@/filling/form/session';
import { leadTo } from '@/filling/hooks/useFocusPath';
import { headId, useRowActions } from '../TableSection/useRowActions';

/** The place that the address names, so that the telephone's own "back" leads to the list again. */
function show(path: string | null, way: 'push' | 'replace'): void {
  const { pathname, search } = history.location;
  history[way]({ pathname, search, hash: path ? `#${encodeURIComponent(path)}` : '' });
}

/** The record to fill in: the chosen one beside the list; as pages, the one that the address names. */
export function useOpenRecord(section: TableSection, count: number, asPages: boolean) {
  const { focusPath } = useFormSession();
  const rowActions = useRowActions(section);
  const [chosen, choose] = useState(0);
  const wanted = focusPath ? parsePath(focusPath) : null;
  const named = wanted?.section === section.key ? wanted.row : undefined;
  const place = asPages ? named : chosen;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to another field of the same record leads there again
  useEffect(() => {
    if (named !== undefined) choose(named);
  }, [focusPath]);

  const left = useRef(place);
  useEffect(() => {
    const before = left.current;
    left.current = place;
    if (!asPages || place !== undefined || before === undefined) return undefined;
    return leadTo(headId(section, before), 'nearest');
  }, [section, asPages, place]);

  return useMemo(() => {
    const open = (path: string) => {
      choose(parsePath(path)?.row ?? 0);
      if (asPages) show(path, 'push');
    };
    const close = () => show(null, 'replace');
    /** The record that an action is about stays in view. */
    const actions = {
      ...rowActions,
      add: () => {
        const path = rowActions.add();
        open(path);
        return path;
      },
      copy: (at: number) => {
        rowActions.copy(at);
        open(headId(section, at + 1));
      },
      complete: () => {
        rowActions.complete();
        if (!asPages) choose(count);
      },
      moveByHead: (at: number, by: 1 | -1) => {
        rowActions.moveByHead(at, by);
        open(headId(section, at + by));
      },
      remove: (at: number) => {
        rowActions.remove(at);
        if (asPages) close();
      },
    };
    const last = count - 1;
    return {
      place: place === undefined || last < 0 ? undefined : Math.min(place, last),
      open,
      close,
      actions,
    };
  }, [section, rowActions, count, asPages, place]);
}
