import { Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import ValidatedForm, { type ValidatedFormProps } from '.';

interface FormModalProps<Values> extends Omit<ValidatedFormProps<Values>, 'title' | 'onFinish'> {
  'data-enter'?: 'sends';
  open: boolean;
  title: ReactNode;
  okText: ReactNode;
  danger?: boolean;
  width?: number;
  onCancel(): void;
  /** Submit handler; the button shows a spinner until it settles. */
  onFinish(values: Values): Promise<unknown>;
}

/** Focuses the first field that can be typed or chosen in, as who opens the dialog does next. */
export const focusFirstField = (form: string): void =>
  document.getElementById(form)?.querySelector<HTMLElement>('input:enabled, textarea:enabled')?.focus();

/**
 * Form in a dialog, with its submit button in the foot. Enter in a field submits only forms marked `data-enter="sends"`
 * (utils/enterKey.ts).
 */
export default function FormModal<Values extends object>(props: FormModalProps<Values>) {
  const { open, title, okText, danger, width, onCancel, onFinish, ...form } = props;
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  const finish = (values: Values) => {
    setBusy(true);
    return onFinish(values).finally(() => setBusy(false));
  };

  return (
    <Modal
      open={open}
      title={title}
      width={width}
      okText={okText}
      okButtonProps={{ loading: isBusy, danger, htmlType: 'submit', form: id }}
      maskClosable={false}
      destroyOnHidden
      onCancel={onCancel}
      afterOpenChange={(isOpen) => isOpen && focusFirstField(id)}
    >
      <ValidatedForm<Values> {...form} id={id} onFinish={finish} clearOnDestroy />
    </Modal>
  );
}
