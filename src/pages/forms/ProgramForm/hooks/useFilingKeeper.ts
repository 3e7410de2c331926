import { TIMING } from '@domain/api/codes';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'umi';
import { entryOf, isDirty, isEditable } from '@/journal/filing-state';
import { record } from '@/journal/journal';
import type { RootState } from '@/models/connect';
import { useHeldWork } from '@/utils/unsaved';

/** Milliseconds. Somebody who never pauses is saved all the same. */
const SAVED_AT_LEAST_EVERY = 30_000;
const RETRY = { first: 3_000, last: 60_000 };

const retryAfter = (attempt: number) => Math.min(RETRY.first * 2 ** (attempt - 1), RETRY.last);

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * Keeps what is typed: in the journal at once, on the server a few seconds after the last key, when the network comes
 * back, and before the page goes out of sight; after a failure again and again, at growing intervals.
 */
export function useFilingKeeper(): { save(): void } {
  const dispatch = useDispatch();
  const state = useSelector((root: RootState) => root.filing);
  const isOnline = useOnline();
  const dirtySince = useRef<number | null>(null);
  const refusedAnswers = useRef<unknown>(null);
  const { answers, conflict, save: status, journaled } = state;
  const isPending = isDirty(state) && isEditable(state) && !conflict;

  const isHeld = isDirty(state) || Object.keys(state.unreadable).length > 0;
  const latest = useRef(state);
  latest.current = state;
  /** The journal keeps values; a text that is none yet has to be mended first. */
  const keep = useCallback(async () => {
    const { current } = latest;
    const isKept = !isDirty(current) || (await record(entryOf(current)));
    return isKept && Object.keys(current.unreadable).length === 0;
  }, []);
  useHeldWork(isHeld ? keep : null);

  const save = useCallback(() => {
    dispatch({ type: 'filing/save' });
  }, [dispatch]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per change of the answers
  useEffect(() => {
    if (!isPending) return;
    record(entryOf(state)).then((kept) => {
      if (kept !== journaled) dispatch({ type: 'filing/journaled', payload: kept });
    });
  }, [answers, isPending]);

  useEffect(() => {
    if (status.phase === 'refused') refusedAnswers.current = answers;
    if (!isPending) dirtySince.current = null;
    if (!isPending || status.phase === 'saving' || status.phase === 'outdated' || !isOnline) return;
    if (status.phase === 'refused' && refusedAnswers.current === answers) return;
    dirtySince.current ??= Date.now();
    const patience = SAVED_AT_LEAST_EVERY - (Date.now() - dirtySince.current);
    const wait =
      status.phase === 'failed' ? retryAfter(status.attempt) : Math.min(TIMING.autosaveAfter, patience);
    const timer = setTimeout(save, Math.max(wait, 0));
    return () => clearTimeout(timer);
  }, [answers, isPending, status.phase, status.attempt, isOnline, save]);

  useEffect(() => {
    const hide = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [save]);

  return { save };
}
