import { TIMING } from '@domain/api/codes';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'umi';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';

/**
 * Reads new notices at once, again in another language, every minute while the page can be seen, and when the person comes
 * back to it.
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
  useRefresh(ask, TIMING.unreadPoll);
}
