import type { ManagedCompany } from '@domain/company/managed-company-calls';
import { companyMessages } from '@domain/company/messages';
import { type CompanyStep, companySteps } from '@domain/company/status';
import { department as offices } from '@domain/reference/authorities';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import OneTimePasswords, { type BulkOutcome } from '@/components/Accounts/OneTimePasswords';
import { Select } from '@/components/Controls/Select';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from '../index.module.css';

interface StepDialogProps {
  step: CompanyStep | null;
  company: ManagedCompany;
  onClose(): void;
  onDone(): void;
}

/** Dialog that confirms a step, explains its effect and asks for the reason that the company receives. */
function StepDialog({ step, company, onClose, onDone }: StepDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const needsReason = step !== null && companySteps[step].needsReason;

  async function send({ reason }: { reason?: string }) {
    if (!step) return;
    const body = { step, version: company.version, ...(reason?.trim() && { reason: reason.trim() }) };
    await mutate(call('stepCompany', { path: { id: company.id }, data: body }), { afterwards: onDone });
    onClose();
  }

  return (
    <FormModal
      open={step !== null}
      title={step && t('companies.step.ask', { step: say(companySteps[step]), company: company.name })}
      okText={step && say(companySteps[step])}
      danger={needsReason}
      onCancel={onClose}
      onFinish={send}
    >
      {step && (
        <>
          <p>{t(`companies.step.${step}`)}</p>
          <Form.Item
            name="reason"
            label={t(needsReason ? 'companies.reasonTold' : 'companies.note')}
            rules={[{ required: needsReason, whitespace: true, message: say(companyMessages.reasonMissing) }]}
          >
            <Input.TextArea rows={3} {...createLengthLimit(500)} showCount />
          </Form.Item>
        </>
      )}
    </FormModal>
  );
}

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

/** Dialog that transfers the company, with all its open filings, to another department. */
function MoveDialog({ open, company, onClose, onDone }: MoveDialogProps) {
  const { t } = useLanguage();
  const say = useText();
  const others = offices.items.filter(({ value }) => value !== company.department.value);

  async function send({ department, reason }: Values) {
    const body = { department, version: company.version, ...(reason?.trim() && { reason: reason.trim() }) };
    await mutate(call('moveCompany', { path: { id: company.id }, data: body }), { afterwards: onDone });
    onClose();
  }

  return (
    <FormModal
      open={open}
      title={t('companies.move')}
      okText={t('companies.move')}
      onCancel={onClose}
      onFinish={send}
    >
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
        <Input.TextArea rows={2} {...createLengthLimit(500)} />
      </Form.Item>
    </FormModal>
  );
}

interface ActionsProps {
  company: ManagedCompany;
  /** Called after a change, or after a refusal because the company had changed: read it again. */
  onChanged(): void;
}

/** Actions that are possible on the company. Each asks for confirmation and explains its effect. */
export default function Actions({ company, onChanged }: ActionsProps) {
  const { t } = useLanguage();
  const say = useText();
  const [step, setStep] = useState<CompanyStep | null>(null);
  const [isMoving, setMoving] = useState(false);
  const [outcome, setOutcome] = useState<BulkOutcome | null>(null);
  const owner = company.accounts.find(({ role }) => role === 'owner');

  async function reset({ id, username, name }: ManagedCompany['accounts'][number]) {
    const title = t('companies.reset.ask', { name, username });
    const content = t('companies.reset.effect');
    if (!(await feedback.confirm({ title, content, okText: t('companies.reset') }))) return;
    const data = await mutate(call('resetPassword', { data: { id } }), { afterwards: onChanged });
    if (data?.password)
      setOutcome({
        title: t('users.resetDone'),
        passwords: [{ id, username, password: data.password }],
        refused: [],
        invitesBySms: data.invites_by_sms,
      });
  }

  return (
    <div className={styles.actions}>
      {company.steps.map((each) => (
        <Button
          key={each}
          type={companySteps[each].needsReason ? 'default' : 'primary'}
          danger={companySteps[each].needsReason}
          onClick={() => setStep(each)}
        >
          {say(companySteps[each])}
        </Button>
      ))}
      <Button onClick={() => setMoving(true)}>{t('companies.move')}</Button>
      {owner && <Button onClick={() => reset(owner)}>{t('companies.reset')}</Button>}
      <StepDialog step={step} company={company} onClose={() => setStep(null)} onDone={onChanged} />
      <MoveDialog open={isMoving} company={company} onClose={() => setMoving(false)} onDone={onChanged} />
      <OneTimePasswords outcome={outcome} onClose={() => setOutcome(null)} />
    </div>
  );
}
