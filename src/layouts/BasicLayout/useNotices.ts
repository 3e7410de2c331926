import { TIMING } from '@domain/api/codes';
import { useCallback, useEffect } from 'react';
import { useDispatch } from 'umi';
import { useRefresh } from '@/utils/presence';

/** Reads new notices at once, every minute while the page can be seen, and when the person comes back to it. */
export function useNotices(isReader: boolean): void {
  const dispatch = useDispatch();
  const ask = useCallback(() => {
    if (isReader) dispatch({ type: 'global/fetchNotices' });
  }, [dispatch, isReader]);
  useEffect(() => {
    ask();
  }, [ask]);
  useRefresh(ask, TIMING.unreadPoll);
}
