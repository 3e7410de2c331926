import { useEffect } from 'react';
import { history, useLocation } from 'umi';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

/** Asks before changes that were not saved are left for another page. The end of a session does not ask. */
export function useLeaveQuestion(isDirty: boolean): void {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!isDirty) return;
    const release = history.block(async ({ location, retry }) => {
      const isFree = location.pathname === pathname || location.pathname.startsWith('/login');
      if (!isFree && !(await feedback.confirm({ title: t('center.info.leave') }))) return;
      release();
      retry();
    });
    return release;
  }, [isDirty, pathname, t]);
}
