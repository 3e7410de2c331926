import { TIMING } from '@domain/api/codes';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'umi';
import { useLiveRefresh } from '@/live';
import { useLanguage } from '@/utils/language';

const BELL = ['message'] as const;

/**
 * Reads new notices at once, again in another language, when the stream tells of some (without it every minute while the
 * page can be seen), and when the person comes back to it.
 */
export function useNotices(isReader: boolean): void {
  const dispatch = useDispatch();
  const { locale } = useLanguage();
  const ask = useCallback(() => {
    if (isReader) dispatch({ type: 'global/fetchNotices' });
  }, [dispatch, isReader]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server words notices in the language in use
  useEffect(() => {
    ask();
  }, [ask, locale]);
  useLiveRefresh(ask, TIMING.unreadPoll, BELL);
}
