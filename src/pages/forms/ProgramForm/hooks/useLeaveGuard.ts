import { useEffect } from 'react';
import { history, useDispatch, useLocation } from 'umi';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';

/**
 * Asks before unsaved work or a file on its way is left, by a link or by closing the page; otherwise it is silent. Moving
 * within the form is no leaving, nor is the way to the login when a session ends: the journal keeps the work.
 */
export function useLeaveGuard(isUnsaved: boolean, isUploading: boolean): void {
  const dispatch = useDispatch();
  const { t } = useLanguage();
  const { pathname, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` sets the guard again after a way was let through
  useEffect(() => {
    if (!isUnsaved && !isUploading) return;
    const release = history.block(({ location, retry }) => {
      const isInside = location.pathname === pathname || location.pathname.startsWith('/login');
      const leave = () => {
        release();
        retry();
      };
      if (isInside) return leave();
      feedback
        .confirm({
          title: t(isUploading ? 'forms.leave.uploading' : 'forms.leave.title'),
          content: t(isUploading ? 'forms.leave.uploadingWhy' : 'forms.leave.why'),
          okText: t('forms.leave.save'),
          cancelText: t('forms.leave.stay'),
        })
        .then(async (agreed) => {
          if (!agreed) return;
          await dispatch({ type: 'filing/save' });
          leave();
        });
    });
    return release;
  }, [isUnsaved, isUploading, pathname, key, dispatch, t]);
}
