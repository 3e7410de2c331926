import { useEffect, useRef } from 'react';
import { history } from 'umi';
import { askToDiscard } from './askToDiscard';
import { feedback } from './feedback';
import { useLanguage } from './language';
import { saveUnsavedWork } from './unsaved';

interface Leaving {
  isUnsaved: boolean;
  /** True while a file is being uploaded. */
  isUploading?: boolean;
  /** Saves the changes before leaving; absent where leaving discards them. */
  save?(): Promise<unknown>;
  giveUp?(): Promise<unknown>;
  /** True where a change of the query string leaves the work as well, not only one of the path. */
  isWholeAddress?: boolean;
  /** True where Back leaves the work within the page too; what else changes the query string asks by itself. */
  isLeftByBack?: boolean;
}

/** True while a question is open: another owner of unsaved work asks after it. */
let isAsking = false;

/**
 * Asks before unsaved work or a running upload is left by a link or by closing the page. The end of a session does not
 * ask: the browser keeps the work.
 */
export function useLeaveConfirmation(leaving: Leaving): void {
  const { isUnsaved, isUploading = false } = leaving;
  const latest = useRef(leaving);
  latest.current = leaving;
  const { t } = useLanguage();

  useEffect(() => {
    if (!isUnsaved && !isUploading) return;
    let release = () => {};
    const block = () => {
      release();
      const { pathname, search } = history.location;
      release = history.block(async ({ location, action, retry }) => {
        const { isWholeAddress, isLeftByBack } = latest.current;
        const leavesQuery = isWholeAddress || (isLeftByBack && action === 'POP');
        const isHere = location.pathname === pathname && (!leavesQuery || location.search === search);
        const isFree = isHere || location.pathname.startsWith('/login');
        if (!isFree && !(await askOnce(latest.current, t))) return;
        release();
        retry();
      });
    };
    block();
    // A permitted navigation may stay in the page.
    const stop = history.listen(block);
    return () => {
      stop();
      release();
    };
  }, [isUnsaved, isUploading, t]);
}

async function askOnce(leaving: Leaving, t: (key: string) => string): Promise<boolean> {
  if (isAsking) return false;
  isAsking = true;
  try {
    return await isAgreed(leaving, t);
  } finally {
    isAsking = false;
  }
}

/** Resolves with true if the person wants to leave and the work is stored or given up. */
async function isAgreed(
  { isUploading, save, giveUp }: Leaving,
  t: (key: string) => string,
): Promise<boolean> {
  if (!save) {
    const agreed = await askToDiscard(t);
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
