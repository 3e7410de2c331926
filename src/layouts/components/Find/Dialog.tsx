import { type ReactNode, useEffect } from 'react';
import BackDialog from '@/components/Controls/Dialog';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  /** Called when the dialog has disappeared. */
  onClosed(): void;
}

interface Props extends DialogProps {
  title: string;
  width: number;
  children: ReactNode;
  onOpened?(): void;
}

const isInDialog = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.closest('[aria-modal=true]') !== null;

/**
 * Keeps the focus in the dialog unless another dialog takes it: when the width changes, the layout remounts its menu, which
 * grabs the focus.
 */
function useKeptFocus(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const keep = ({ target, relatedTarget: before }: FocusEvent) => {
      if (isInDialog(before) && !isInDialog(target)) before.focus();
    };
    document.addEventListener('focusin', keep);
    return () => document.removeEventListener('focusin', keep);
  }, [isOpen]);
}

/** Dialog that opens at once, without motion: a person who pressed its shortcut is typing already. */
export default function Dialog({ onClose, onOpened, onClosed, ...modal }: Props) {
  useKeptFocus(modal.open);
  return (
    <BackDialog
      footer={null}
      transitionName=""
      maskTransitionName=""
      focusTriggerAfterClose={false}
      onCancel={onClose}
      afterOpenChange={(isOpen) => (isOpen ? onOpened?.() : onClosed())}
      {...modal}
    />
  );
}
