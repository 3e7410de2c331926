import { type ReactNode, useCallback, useContext, useState } from 'react';
import { askToDiscard } from '@/utils/askToDiscard';
import { useLanguage } from '@/utils/language';
import { cannotKeep, type SaveUnsaved, saveUnsavedWork, WorkLayerContext } from '@/utils/unsaved';
import { useLeaveConfirmation } from '@/utils/useLeaveConfirmation';

interface WorkLayerOptions {
  onClose: (() => void) | undefined;
  /** True where it begins in the first field of its form, not at its top. */
  beginsInForm: boolean;
}

/**
 * Dialog or drawer with fields: closing it, by Escape or Back too, and leaving the page ask before work is lost that is stored nowhere.
 * For what is in a dialog of a drawer, the drawer asks on leaving: one question for both.
 */
export function useWorkLayer({ onClose, beginsInForm }: WorkLayerOptions) {
  const { t } = useLanguage();
  const holdOutside = useContext(WorkLayerContext)?.hold;
  const [held, setHeld] = useState<readonly { keep: SaveUnsaved }[]>([]);
  const [isShown, setShown] = useState(false);
  const hold = useCallback(
    (keep: SaveUnsaved) => {
      const holder = { keep };
      setHeld((all) => [...all, holder]);
      const release = holdOutside?.(keep);
      return () => {
        setHeld((all) => all.filter((each) => each !== holder));
        release?.();
      };
    },
    [holdOutside],
  );
  const isLost = held.some(({ keep }) => keep === cannotKeep);
  useLeaveConfirmation({ isUnsaved: isLost && !holdOutside, isLeftByBack: true });
  const close = async () => {
    const loses = held.length > 0 && !(await saveUnsavedWork(held.map(({ keep }) => keep)));
    if (!loses || (await askToDiscard(t))) onClose?.();
  };
  const layer = { hold, beginsInForm: beginsInForm && isShown, close };
  const wrap = (content: ReactNode) => (
    <WorkLayerContext.Provider value={layer}>{content}</WorkLayerContext.Provider>
  );
  return { close, afterOpenChange: setShown, wrap };
}
