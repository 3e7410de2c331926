import { companyMessages } from '@domain/api/messages/companies';
import type { ManagedCompany } from '@domain/calls/managed-companies';
import { type CompanyStep, companySteps } from '@domain/company/status';
import { Form, Input, Modal } from 'antd';
import { useState } from 'react';
import ValidatedForm from '@/components/ValidatedForm';
import { stepCompany } from '@/services/managedCompanies';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface StepDialogProps {
  step: CompanyStep | null;
  company: ManagedCompany;
  onClose(): void;
  onDone(): void;
}

/** Says what the step does, and asks for the reason that the company is told. */
export default function StepDialog({ step, company, onClose, onDone }: StepDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const [form] = Form.useForm<{ reason?: string }>();
  const [isBusy, setBusy] = useState(false);
  const needsReason = step !== null && companySteps[step].needsReason;

  async function send({ reason }: { reason?: string }) {
    if (!step) return;
    setBusy(true);
    const body = { step, version: company.version, ...(reason?.trim() && { reason: reason.trim() }) };
    await mutate(stepCompany(company.id, body), { afterwards: onDone });
    setBusy(false);
    onClose();
  }

  return (
    <Modal
      open={step !== null}
      title={step && t('companies.step.ask', { step: say(companySteps[step]), company: company.name })}
      okText={step && say(companySteps[step])}
      okButtonProps={{ loading: isBusy, danger: needsReason }}
      maskClosable={false}
      destroyOnHidden
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      {step && (
        <ValidatedForm form={form} clearOnDestroy onFinish={send}>
          <p>{t(`companies.step.${step}`)}</p>
          <Form.Item
            name="reason"
            label={t(needsReason ? 'companies.reasonTold' : 'companies.note')}
            rules={[{ required: needsReason, whitespace: true, message: say(companyMessages.reasonMissing) }]}
          >
            <Input.TextArea rows={3} maxLength={500} showCount />
          </Form.Item>
        </ValidatedForm>
      )}
    </Modal>
  );
}
