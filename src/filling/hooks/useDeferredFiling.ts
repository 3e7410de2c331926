import { startTransition, useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { useStore } from 'umi';
import type { FilingRoot, FilingState } from '@/filling/draft/filingState';
import type { TypingSignal } from '@/filling/form/session';

/** Milliseconds without a key press after which the page renders the typed answers. */
const PAUSE_MS = 150;

/**
 * Returns the open filing, deferred while somebody types: the field holds its own text meanwhile, so that a key press
 * renders only that field. The draft has each key at once; read it with `now` before changing it.
 */
export function useDeferredFiling(): { state: FilingState; now: () => FilingState; typing: TypingSignal } {
  const store = useStore() as { getState(): FilingRoot; subscribe(listener: () => void): () => void };
  const now = useCallback(() => store.getState().filing, [store]);
  // A reducer, because it reads the draft when the page is rendered: a key that interrupts the render of a pause is in the render
  // that begins anew. A state set at the pause would lack it, and the field would take that text back.
  const [state, draw] = useReducer(now, undefined, now);
  const drawn = useRef(state);
  drawn.current = state;
  const pause = useRef<ReturnType<typeof setTimeout> | null>(null);

  const { follow, typing } = useMemo(() => {
    const end = () => {
      if (pause.current === null) return;
      clearTimeout(pause.current);
      pause.current = null;
      draw();
    };
    const begin = () => {
      if (pause.current !== null) clearTimeout(pause.current);
      // A key that comes while the page is rendered goes first: on a slow computer each pause would delay the next key else.
      pause.current = setTimeout(() => startTransition(end), PAUSE_MS);
    };
    const follow = () => {
      if (pause.current === null && now() !== drawn.current) draw();
    };
    return { follow, typing: { begin, end } };
  }, [now]);

  useEffect(() => {
    follow();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      if (pause.current !== null) clearTimeout(pause.current);
      pause.current = null;
    };
  }, [store, follow]);

  return { state, now, typing };
}
