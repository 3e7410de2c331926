import { Modal } from 'antd';
import { type ReactNode, useEffect } from 'react';

export interface DialogProps {
  open: boolean;
  onClose(): void;
  /** Called when it is out of sight. */
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

/** Only another dialog may take the focus: at another width the layout draws its menu anew, which takes it. */
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

/** A dialog that is there at once, without motion: whoever pressed the keys is typing already. */
export default function Dialog({ onClose, onOpened, onClosed, ...modal }: Props) {
  useKeptFocus(modal.open);
  return (
    <Modal
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
