import { useEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { useHeldWork } from '@/utils/unsaved';

const cannotKeep = async () => false;

/**
 * Asks before changes that were not saved are left for another page; who agrees gives them up. The end of a session does
 * not ask, and gives up nothing.
 */
export function useLeaveQuestion(
  isDirty: boolean,
  onGivenUp: () => Promise<void>,
  /** Whether the rest of the address belongs to the page, too: it shows something else when that changes. */
  isWhole = false,
): void {
  const giveUp = useRef(onGivenUp);
  giveUp.current = onGivenUp;
  useHeldWork(isDirty ? cannotKeep : null);
  const { t } = useLanguage();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isDirty) return;
    const release = history.block(async ({ location, retry }) => {
      const isHere = location.pathname === pathname && (!isWhole || location.search === search);
      const isFree = isHere || location.pathname.startsWith('/login');
      if (!isFree) {
        if (!(await feedback.confirm({ title: t('center.info.leave') }))) return;
        await giveUp.current();
      }
      release();
      retry();
    });
    return release;
  }, [isDirty, isWhole, pathname, search, t]);
}
