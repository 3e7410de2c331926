import { useCallback, useEffect, useRef } from 'react';
import { useHeldWork } from '@/utils/unsaved';
import { type Draft, isDirty, isUnsent } from './state';
import { useAutosave } from './useAutosave';

interface Keeper<State> {
  isEditable(state: State): boolean;
  keep(state: State): Promise<boolean>;
  onKept(isKept: boolean): void;
  /** Saves the draft on the server; absent where that is left to the person. */
  autosave?: () => void;
}

const nothing = () => {};

/** Keeps what is typed: in this browser at once, on the server a little later. */
export function useKeeping<State extends Draft<object>>(state: State, keeper: Keeper<State>): void {
  const { answers, conflict, save: status } = state;
  const { autosave } = keeper;
  const isPending = isDirty(state) && keeper.isEditable(state) && !conflict;
  const latest = useRef({ state, ...keeper });
  latest.current = { state, ...keeper };

  /** Until a conflict is decided the local store holds the words of this person, and the answers those of the other. */
  const keepNow = useCallback(async () => {
    const { state: now, keep } = latest.current;
    return now.conflict ? now.isKept : keep(now);
  }, []);
  useHeldWork(isUnsent(state) ? keepNow : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per change of the answers
  useEffect(() => {
    if (!isPending) return;
    keeper.keep(state).then((isKept) => {
      if (isKept !== latest.current.state.isKept) latest.current.onKept(isKept);
    });
  }, [answers, isPending]);

  useAutosave(answers, isPending && autosave !== undefined, status, autosave ?? nothing);
}
