import { TIMING } from '@domain/api/codes';
import { useCallback, useEffect, useRef } from 'react';
import { useOnline } from '@/utils/presence';
import { useUnsavedWork } from '@/utils/unsaved';
import { addJitter } from './machine';
import { type DraftState, isDirty, isUnsent, type SaveStatus } from './state';

interface Keeper<State> {
  isEditable(state: State): boolean;
  keep(state: State): Promise<boolean>;
  onKept(isKept: boolean): void;
  /** Saves the draft on the server; absent where the person saves. */
  autosave?: () => void;
}

const nothing = () => {};

/** Saves a draft in this browser at once and on the server a little later. */
export function usePersistedDraft<State extends DraftState<object>>(
  state: State,
  keeper: Keeper<State>,
): void {
  const { answers, conflict, save: status } = state;
  const { autosave } = keeper;
  const isPending = isDirty(state) && keeper.isEditable(state) && !conflict;
  const latest = useRef({ state, ...keeper });
  latest.current = { state, ...keeper };

  /**
   * Stores the draft. During a conflict the entry stays as it is: it holds this person's answers, the state those of the
   * other.
   */
  const keepNow = useCallback(async () => {
    const { state: now, keep } = latest.current;
    return now.conflict ? now.isKept : keep(now);
  }, []);
  useUnsavedWork(isUnsent(state) ? keepNow : null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: one entry per change of the answers
  useEffect(() => {
    if (!isPending) return;
    keeper.keep(state).then((isKept) => {
      if (isKept !== latest.current.state.isKept) latest.current.onKept(isKept);
    });
  }, [answers, isPending]);

  useAutosave(answers, isPending && autosave !== undefined, status, autosave ?? nothing);
}

/** Maximum milliseconds between saves while the person types without a pause. */
const SAVED_AT_LEAST_EVERY = 30_000;
const RETRY = { first: 3_000, last: 60_000 };

/** Returns the milliseconds before a retry: at least as long as a busy server asks, and longer after several failures. */
function retryAfter(attempt: number, asked: number | null): number {
  const own = Math.min(RETRY.first * 2 ** (attempt - 1), RETRY.last);
  return asked === null ? own : addJitter(Math.max(own, asked));
}

/**
 * Saves pending changes: a few seconds after the last one, when the network comes back, and before the page is hidden.
 * Failures are retried at growing intervals, a refused save only after a change.
 */
export function useAutosave<Content extends object>(
  content: Content,
  isPending: boolean,
  { phase, attempt, sent, wait: asked }: Pick<SaveStatus<Content>, 'phase' | 'attempt' | 'sent' | 'wait'>,
  save: () => void,
): void {
  const isOnline = useOnline();
  const dirtySince = useRef<number | null>(null);
  /** Time of the next retry by `performance.now()`, which no change of the clock moves; typing neither hastens nor delays it. */
  const retry = useRef({ attempt: 0, at: 0 });
  const mayBegin = isPending && phase !== 'outdated';
  const isRefused = phase === 'refused' && sent === content;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content begins the wait anew
  useEffect(() => {
    if (!isPending) dirtySince.current = null;
    if (retry.current.attempt !== attempt)
      retry.current = { attempt, at: performance.now() + retryAfter(attempt, asked) };
    if (!mayBegin || phase === 'saving' || isRefused || !isOnline) return;
    dirtySince.current ??= performance.now();
    const patience = SAVED_AT_LEAST_EVERY - (performance.now() - dirtySince.current);
    const wait =
      phase === 'failed' ? retry.current.at - performance.now() : Math.min(TIMING.autosaveAfter, patience);
    const timer = setTimeout(save, Math.max(wait, 0));
    return () => clearTimeout(timer);
  }, [content, isPending, mayBegin, phase, isRefused, attempt, asked, isOnline, save]);

  useEffect(() => {
    if (!mayBegin) return;
    const hide = () => document.visibilityState === 'hidden' && save();
    window.addEventListener('online', save);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('online', save);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [mayBegin, save]);
}
