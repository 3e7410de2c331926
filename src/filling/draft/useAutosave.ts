import { TIMING } from '@domain/api/codes';
import { useEffect, useRef } from 'react';
import { useOnline } from '@/utils/presence';
import type { SaveStatus } from './machine';

/** Milliseconds. Somebody who never pauses is saved all the same. */
const SAVED_AT_LEAST_EVERY = 30_000;
const RETRY = { first: 3_000, last: 60_000 };

const retryAfter = (attempt: number) => Math.min(RETRY.first * 2 ** (attempt - 1), RETRY.last);

/**
 * Saves pending changes: a few seconds after the last one, when the network comes back, and before the page goes out of
 * sight; after a failure again and again, at growing intervals, and after a refusal only once they are changed.
 */
export function useAutosave<Content extends object>(
  content: Content,
  isPending: boolean,
  { phase, attempt, sent }: Pick<SaveStatus<Content>, 'phase' | 'attempt' | 'sent'>,
  save: () => void,
): void {
  const isOnline = useOnline();
  const dirtySince = useRef<number | null>(null);
  const mayBegin = isPending && phase !== 'outdated';
  const isRefused = phase === 'refused' && sent === content;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the content begins the wait anew
  useEffect(() => {
    if (!isPending) dirtySince.current = null;
    if (!mayBegin || phase === 'saving' || isRefused || !isOnline) return;
    dirtySince.current ??= Date.now();
    const patience = SAVED_AT_LEAST_EVERY - (Date.now() - dirtySince.current);
    const wait = phase === 'failed' ? retryAfter(attempt) : Math.min(TIMING.autosaveAfter, patience);
    const timer = setTimeout(save, Math.max(wait, 0));
    return () => clearTimeout(timer);
  }, [content, isPending, mayBegin, phase, isRefused, attempt, isOnline, save]);

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
