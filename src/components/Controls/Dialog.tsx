import { Modal, type ModalProps } from 'antd';
import { useBackLayer } from '@/utils/backLayers';

export interface DialogProps extends Omit<ModalProps, 'onCancel'> {
  onCancel?: (() => void) | undefined;
  /** True where the address opens it: Back undoes that by itself. */
  isInAddress?: boolean;
}

/** antd's dialog, which Back closes as Escape does. */
export default function Dialog({ onCancel, isInAddress = false, ...modal }: DialogProps) {
  const isClosable = modal.closable !== false || modal.keyboard !== false;
  useBackLayer(modal.open === true && !isInAddress, isClosable ? onCancel : undefined);
  return <Modal {...modal} {...(onCancel && { onCancel })} />;
}
