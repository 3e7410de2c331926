import { type ReactNode, useMemo, useState } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveUnsavedWork, WorkLayerContext } from '@/utils/unsaved';

interface WorkLayerOptions {
  onClose: (() => void) | undefined;
  /** True where it begins in the first field of its form, not at its top. */
  beginsInForm: boolean;
}

/** Dialog or drawer with fields: closing it, by Escape too, asks before work is lost that is stored nowhere. */
export function useWorkLayer({ onClose, beginsInForm }: WorkLayerOptions) {
  const { t } = useLanguage();
  const [holders] = useState(() => new Set<() => Promise<boolean>>());
  const [isShown, setShown] = useState(false);
  const layer = useMemo(
    () => ({ holders, beginsInForm: beginsInForm && isShown }),
    [holders, beginsInForm, isShown],
  );
  const close = async () => {
    const loses = holders.size > 0 && !(await saveUnsavedWork(holders));
    if (!loses || (await feedback.confirm({ title: t('common.discard.ask') }))) onClose?.();
  };
  const hold = (content: ReactNode) => (
    <WorkLayerContext.Provider value={layer}>{content}</WorkLayerContext.Provider>
  );
  return { close, afterOpenChange: setShown, hold };
}
