import { companyMessages } from '@domain/api/messages/companies';
import type { ManagedCompany } from '@domain/calls/managed-companies';
import { department as offices } from '@domain/reference/department';
import { Form, Input, Modal, Select } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { moveCompany } from '@/services/managedCompanies';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface MoveDialogProps {
  open: boolean;
  company: ManagedCompany;
  onClose(): void;
  onDone(): void;
}

interface Values {
  department: string;
  reason?: string;
}

/** Gives the company, with all that is under way, to another department. */
export default function MoveDialog({ open, company, onClose, onDone }: MoveDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<Values>();
  const [isBusy, setBusy] = useState(false);
  const others = offices.items.filter(({ value }) => value !== company.department.value);

  async function send({ department, reason }: Values) {
    setBusy(true);
    const body = { department, version: company.version, ...(reason?.trim() && { reason: reason.trim() }) };
    await mutate(moveCompany(company.id, body), { afterwards: onDone });
    setBusy(false);
    onClose();
  }

  return (
    <Modal
      open={open}
      title={t('companies.move')}
      okText={t('companies.move')}
      okButtonProps={{ loading: isBusy }}
      maskClosable={false}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <ValidatedForm form={form} clearOnDestroy onFinish={send}>
        <p>{t('companies.move.effect', { department: company.department.label })}</p>
        <Form.Item
          name="department"
          label={t('companies.department')}
          rules={[{ required: true, message: say(companyMessages.departmentUnknown) }]}
        >
          <Select
            showSearch
            optionFilterProp="label"
            options={others.map((item) => ({ value: item.value, label: say(item) }))}
          />
        </Form.Item>
        <Form.Item name="reason" label={t('companies.note')}>
          <Input.TextArea rows={2} maxLength={500} />
        </Form.Item>
      </ValidatedForm>
    </Modal>
  );
}
