import { useEffect, useRef } from 'react';
import { history, useLocation } from 'umi';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveUnsavedWork } from '@/utils/unsaved';

interface Leaving {
  isUnsaved: boolean;
  /** True while a file is being uploaded. */
  isUploading?: boolean;
  /** Saves the changes before leaving; absent where leaving discards them. */
  save?(): Promise<unknown>;
  giveUp?(): Promise<unknown>;
  /** True where a change of the query string leaves the work as well, not only one of the path. */
  isWholeAddress?: boolean;
}

/**
 * Asks before unsaved work or a running upload is left by a link or by closing the page. The end of a session does not
 * ask: the browser keeps the work.
 */
export function useLeaveConfirmation(leaving: Leaving): void {
  const { isUnsaved, isUploading = false, isWholeAddress = false } = leaving;
  const latest = useRef(leaving);
  latest.current = leaving;
  const { t } = useLanguage();
  const { pathname, search, key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` blocks again after a permitted navigation
  useEffect(() => {
    if (!isUnsaved && !isUploading) return;
    const release = history.block(async ({ location, retry }) => {
      const isHere = location.pathname === pathname && (!isWholeAddress || location.search === search);
      const isFree = isHere || location.pathname.startsWith('/login');
      if (!isFree && !(await isAgreed(latest.current, t))) return;
      release();
      retry();
    });
    return release;
  }, [isUnsaved, isUploading, isWholeAddress, pathname, search, key, t]);
}

/** Resolves with true if the person wants to leave and the work is stored or given up. */
async function isAgreed(
  { isUploading, save, giveUp }: Leaving,
  t: (key: string) => string,
): Promise<boolean> {
  if (!save) {
    const agreed = await feedback.confirm({ title: t('common.discard.ask') });
    if (agreed) await giveUp?.();
    return agreed;
  }
  const why = (await saveUnsavedWork()) ? 'forms.leave.why' : 'forms.leave.whyUnkept';
  const agreed = await feedback.confirm({
    title: t(isUploading ? 'forms.leave.uploading' : 'forms.leave.title'),
    content: t(isUploading ? 'forms.leave.uploadingWhy' : why),
    okText: t('forms.leave.save'),
    cancelText: t('forms.leave.stay'),
  });
  if (!agreed) return false;
  await save();
  if (await saveUnsavedWork()) return true;
  feedback.warn(t('forms.leave.whyUnkept'));
  return false;
}
