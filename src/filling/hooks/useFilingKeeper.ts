import { useCallback, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'umi';
import { entryOf, isDirty, isEditable, isUnsent } from '@/filling/draft/filingState';
import { record } from '@/filling/draft/localStore';
import { useAutosave } from '@/filling/draft/useAutosave';
import type { RootState } from '@/models/connect';
import { useHeldWork } from '@/utils/unsaved';

/** Keeps what is typed: in the journal at once, on the server a little later. */
export function useFilingKeeper(): { save(): void } {
  const dispatch = useDispatch();
  const state = useSelector((root: RootState) => root.filing);
  const { answers, conflict, save: status } = state;
  const isPending = isDirty(state) && isEditable(state) && !conflict;

  const latest = useRef(state);
  latest.current = state;
  /** Until a conflict is decided the journal holds the words of this person, and the answers those of the other. */
  const keep = useCallback(async () => {
    const { current } = latest;
    return current.conflict ? current.journaled : record(entryOf(current));
  }, []);
  useHeldWork(isUnsent(state) ? keep : null);

  const save = useCallback(() => {
    dispatch({ type: 'filing/save' });
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per change of the answers
  useEffect(() => {
    if (!isPending) return;
    record(entryOf(state)).then((kept) => {
      if (kept !== latest.current.journaled) dispatch({ type: 'filing/journaled', payload: kept });
    });
  }, [answers, isPending]);

  useAutosave(answers, isPending, status, save);

  return { save };
}
