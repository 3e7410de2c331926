import { assigningMessages } from '@domain/api/messages/assigning';
import type { SavedView, ViewState } from '@domain/calls/assigning';
import { VIEW_NAME_AT_MOST } from '@domain/review/assigning';
import { Checkbox, Form, Input, Modal } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { createView, updateView } from '@/services/queue';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useVisible';

/** A view that is there, or what a new one is to keep. */
export type Naming = SavedView | { state: ViewState };

interface ViewNameProps {
  naming: Naming | null;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
}

interface Values {
  name: string;
  is_default: boolean;
}

/** The name of a view, new or changed. */
export default function ViewName({ naming, onClose, onSaved }: ViewNameProps) {
  const { t } = useLanguage();
  const named = useVisible(assigningMessages.viewName);
  const [form] = Form.useForm<Values>();
  const [isSaving, setSaving] = useState(false);
  const known = naming && 'id' in naming ? naming : null;

  const save = async (values: Values) => {
    if (!naming) return;
    setSaving(true);
    const call = known ? updateView(known.id, values) : createView({ ...values, state: naming.state });
    const saved = await mutate(call, { afterwards: () => setSaving(false) });
    if (saved) onSaved(saved);
  };

  return (
    <Modal
      open={naming !== null}
      title={t(known ? 'queue.view.rename' : 'queue.view.saveAs')}
      onCancel={onClose}
      maskClosable={false}
      okText={t('records.save')}
      okButtonProps={{ loading: isSaving }}
      onOk={() => form.submit()}
      destroyOnHidden
    >
      <ValidatedForm
        form={form}
        requiredMark={false}
        initialValues={{ name: known?.name ?? '', is_default: known?.is_default ?? false }}
        onFinish={save}
        clearOnDestroy
      >
        <Form.Item name="name" label={t('queue.view.name')} rules={[named]}>
          <Input maxLength={VIEW_NAME_AT_MOST} autoComplete="off" />
        </Form.Item>
        <Form.Item name="is_default" valuePropName="checked">
          <Checkbox>{t('queue.view.first')}</Checkbox>
        </Form.Item>
      </ValidatedForm>
    </Modal>
  );
}
