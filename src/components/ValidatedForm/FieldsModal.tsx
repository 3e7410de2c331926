import Dialog, { type DialogProps } from '@/components/Controls/Dialog';
import { useWorkLayer } from './useWorkLayer';

type FieldsModalProps = Omit<DialogProps, 'afterOpenChange' | 'onCancel'> & { onCancel(): void };

/** Dialog with fields: it begins in the first of them, and asks before what was typed is lost. Its content is unmounted on close. */
export default function FieldsModal({ onCancel, children, ...modal }: FieldsModalProps) {
  const { close, afterOpenChange, wrap } = useWorkLayer({ onClose: onCancel, beginsInForm: true });
  return (
    <Dialog
      maskClosable={false}
      destroyOnHidden
      {...modal}
      onCancel={close}
      afterOpenChange={afterOpenChange}
    >
      {wrap(children)}
    </Dialog>
  );
}
