import { accountMessages } from '@domain/api/messages/accounts';
import type { Department, DepartmentBody } from '@domain/calls/accounts';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { createDepartment, renameDepartment } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useVisible';

export type Editing = Department | 'new';

interface Props {
  editing: Editing | null;
  onClose: () => void;
  onSaved: () => void;
}

/** The name of a department, new or changed. */
export default function DepartmentEditor({ editing, onClose, onSaved }: Props) {
  const { t } = useLanguage();
  const named = useVisible(accountMessages.nameEmpty);
  const [form] = Form.useForm<DepartmentBody>();
  const [isSaving, setSaving] = useState(false);
  const isNew = editing === 'new' || editing === null;
  const title = t(isNew ? 'departments.new' : 'departments.rename');

  const save = async ({ name }: DepartmentBody) => {
    setSaving(true);
    const saved = await mutate(isNew ? createDepartment({ name }) : renameDepartment(editing.id, { name }), {
      afterwards: () => setSaving(false),
    });
    if (saved) onSaved();
  };

  return (
    <Modal
      open={editing !== null}
      title={title}
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
        initialValues={{ name: isNew ? '' : editing.name }}
        onFinish={save}
        clearOnDestroy
      >
        <Form.Item name="name" label={t('departments.name')} rules={[named]}>
          <Input maxLength={50} autoComplete="off" />
        </Form.Item>
      </ValidatedForm>
    </Modal>
  );
}
