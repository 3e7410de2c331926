import { useEffect } from 'react';
import { history, useDispatch, useLocation } from 'umi';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { keepWork } from '@/utils/unsaved';

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
      const ask = async () => {
        const why = (await keepWork()) ? 'forms.leave.why' : 'forms.leave.whyUnkept';
        return feedback.confirm({
          title: t(isUploading ? 'forms.leave.uploading' : 'forms.leave.title'),
          content: t(isUploading ? 'forms.leave.uploadingWhy' : why),
          okText: t('forms.leave.save'),
          cancelText: t('forms.leave.stay'),
        });
      };
      const leave = () => {
        release();
        retry();
      };
      if (isInside) return leave();
      void ask().then(async (agreed) => {
        if (!agreed) return;
        await dispatch({ type: 'filing/save' });
        if (await keepWork()) leave();
        else feedback.warn(t('forms.leave.whyUnkept'));
      });
    });
    return release;
  }, [isUnsaved, isUploading, pathname, key, dispatch, t]);
}
