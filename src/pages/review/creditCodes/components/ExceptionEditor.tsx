import { companyMessages } from '@domain/api/messages/companies';
import type { CreditCodeExceptionBody } from '@domain/calls/managed-companies';
import { creditCodeReason, hasCreditCodeForm } from '@domain/checks/credit-code';
import { normaliseCode } from '@domain/checks/normalise';
import { dayOf } from '@domain/windows/calendar';
import { DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import FormModal from '@/components/ValidatedForm/FormModal';
import { addException } from '@/services/managedCompanies';
import { useLanguage, useText } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface ExceptionEditorProps {
  open: boolean;
  onClose(): void;
  onAdded(): void;
}

type Values = Omit<CreditCodeExceptionBody, 'until'> & { until: Dayjs };

const DAY = 'YYYY-MM-DD';

/** A code that may register: which company it belongs to, why it is let in, and until when. */
export default function ExceptionEditor({ open, onClose, onAdded }: ExceptionEditorProps) {
  const { t } = useLanguage();
  const say = useText();

  async function save({ until, ...values }: Values) {
    const added = await mutate(addException({ ...values, until: until.format(DAY) }));
    if (!added) return;
    onAdded();
    onClose();
  }

  /** The check digit may be wrong, the form may not. */
  async function validateCode(_: unknown, raw?: string) {
    const code = normaliseCode(raw ?? '');
    const fault = code && !hasCreditCodeForm(code) ? creditCodeReason(code) : null;
    if (fault) throw new Error(say(fault));
  }

  return (
    <FormModal<Values>
      open={open}
      title={t('exceptions.add')}
      okText={t('exceptions.add')}
      onCancel={onClose}
      onFinish={save}
    >
      <Form.Item
        name="credit_code"
        label={t('companies.creditCode')}
        rules={[{ required: true, message: t('exceptions.codeMissing') }, { validator: validateCode }]}
      >
        <Input maxLength={64} autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="company_name"
        label={t('exceptions.name')}
        rules={[{ required: true, whitespace: true, message: say(companyMessages.nameEmpty) }]}
      >
        <Input maxLength={100} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="reason"
        label={t('exceptions.reason')}
        extra={t('exceptions.reasonHint')}
        rules={[{ required: true, whitespace: true, message: say(companyMessages.reasonMissing) }]}
      >
        <Input.TextArea rows={2} maxLength={500} showCount />
      </Form.Item>
      <Form.Item
        name="until"
        label={t('exceptions.until')}
        rules={[{ required: true, message: t('exceptions.untilMissing') }]}
      >
        <DatePicker
          format={DAY}
          placeholder={DAY}
          disabledDate={(day) => day.format(DAY) < dayOf(new Date())}
        />
      </Form.Item>
    </FormModal>
  );
}
