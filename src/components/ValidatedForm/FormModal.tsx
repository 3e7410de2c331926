import { Form } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import ValidatedForm, { type ValidatedFormProps } from '.';
import FieldsModal from './FieldsModal';

interface FormModalProps<Values> extends Omit<ValidatedFormProps<Values>, 'title' | 'onFinish'> {
  open: boolean;
  title: ReactNode;
  okText: ReactNode;
  danger?: boolean;
  width?: number;
  onCancel(): void;
  /** Submit handler; the button shows a spinner until it settles. */
  onFinish(values: Values): Promise<unknown>;
}

/** Form in a dialog, with its submit button in the foot. */
export default function FormModal<Values extends object>(props: FormModalProps<Values>) {
  const { open, title, okText, danger, width, onCancel, onFinish, ...rest } = props;
  const [form] = Form.useForm<Values>(rest.form);
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  const finish = (values: Values) => {
    setBusy(true);
    return onFinish(values).finally(() => setBusy(false));
  };

  return (
    <FieldsModal
      open={open}
      title={title}
      width={width}
      okText={okText}
      okButtonProps={{ loading: isBusy, danger, htmlType: 'submit', form: id }}
      onCancel={onCancel}
    >
      <ValidatedForm<Values> {...rest} form={form} id={id} onFinish={finish} clearOnDestroy />
    </FieldsModal>
  );
}
