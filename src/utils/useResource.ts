import { CODE, TIMING } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { RequestFailure } from './failure';

export interface Resource<T> {
  /** What was read last; kept while it is read again. */
  data: T | undefined;
  /** Reading has taken long enough to say so. */
  isSlow: boolean;
  /** Why the last reading gave nothing, in words; '' when there are none. */
  failure: string | null;
  reload(): Promise<void>;
  /** Puts a change that is already known into what was read. */
  change: Dispatch<SetStateAction<T | undefined>>;
}

const wordsOf = (error: unknown): string => {
  const msg = error instanceof RequestFailure ? error.envelope?.msg : undefined;
  return [msg ?? []].flat().join(' ');
};

/**
 * Reads something when `load` changes (give it through useCallback). An answer that was overtaken by a later question
 * is dropped. Without a `load` nothing is read.
 */
export function useResource<T>(load: (() => Promise<Envelope<T>>) | null): Resource<T> {
  const [data, change] = useState<T>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSlow, setSlow] = useState(false);
  const latest = useRef(0);

  const reload = useCallback(async () => {
    if (!load) return;
    latest.current += 1;
    const question = latest.current;
    const isCurrent = () => latest.current === question;
    const delay = setTimeout(() => isCurrent() && setSlow(true), TIMING.loadingDelay);
    try {
      const answer = await load();
      if (!isCurrent()) return;
      if (answer.code === CODE.success) change(() => answer.data);
      setFailure(answer.code === CODE.success ? null : [answer.msg].flat().join(' '));
    } catch (error) {
      if (isCurrent()) setFailure(wordsOf(error));
    } finally {
      clearTimeout(delay);
      if (isCurrent()) setSlow(false);
    }
  }, [load]);

  useEffect(() => {
    reload();
    return () => {
      latest.current += 1;
    };
  }, [reload]);

  return { data, isSlow, failure, reload, change };
}
