import { Form, Modal } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
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

/** A value as it is compared: one that was emptied again is as one that was never given. */
const toComparedText = (value: unknown): string =>
  JSON.stringify(value || null, (_, part) => part || undefined);

/**
 * Form in a dialog, with its submit button in the foot. Enter in a field submits only forms marked `data-enter="sends"`
 * (utils/enterKey.ts). Closing any other, by Escape too, asks before what was typed is lost.
 */
export default function FormModal<Values extends object>(props: FormModalProps<Values>) {
  const { open, title, okText, danger, width, onCancel, onFinish, ...rest } = props;
  const { t } = useLanguage();
  const [form] = Form.useForm<Values>(rest.form);
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  const finish = (values: Values) => {
    setBusy(true);
    return onFinish(values).finally(() => setBusy(false));
  };

  const hasChanges = () =>
    Object.entries(form.getFieldsValue()).some(
      ([key, value]) =>
        toComparedText(value) !== toComparedText((rest.initialValues as Record<string, unknown>)?.[key]),
    );
  const close = async () => {
    const loses = rest['data-enter'] !== 'sends' && form.isFieldsTouched() && hasChanges();
    if (!loses || (await feedback.confirm({ title: t('common.discard.ask') }))) onCancel();
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
      onCancel={close}
      afterOpenChange={(isOpen) => isOpen && focusFirstField(id)}
    >
      <ValidatedForm<Values> {...rest} form={form} id={id} onFinish={finish} clearOnDestroy />
    </Modal>
  );
}
