import { formatGrouped } from '@domain/number-format';
import type { FilingPaymentsData } from '@domain/payments/calls';
import { findPaymentFault, MAX_PAYMENT_NOTE_LENGTH, MIN_PAYMENT } from '@domain/payments/payment';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button, Form, Input } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useRef, useState } from 'react';
import DayPicker, { DAY } from '@/components/Controls/DayPicker';
import NumberInput from '@/components/Controls/NumberInput';
import ValidatedForm from '@/components/ValidatedForm';
import { call } from '@/utils/call';
import { createId } from '@/utils/createId';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';

interface Values {
  amount: number | null;
  paid_on: Dayjs | null;
  note: string;
}

interface RecordPaymentProps {
  filing: FilingPaymentsData;
  onRecorded(filing: FilingPaymentsData): void;
  /** Called when the server refused the payment: somebody else may have recorded one. */
  onRefused(): void;
}

const YUAN = 10_000;

/**
 * Form for the next payment of a filing. The first one begins with the whole grant; a further one without an amount, so that a
 * second press on the button pays nothing. What is typed stays after a refusal, beside the payments as they are by then.
 */
export default function RecordPayment({ filing, onRecorded, onRefused }: RecordPaymentProps) {
  const { t, say } = useLanguage();
  const [form] = Form.useForm<Values>();
  const amount = Form.useWatch('amount', form);
  const [isBusy, setBusy] = useState(false);
  /** Key of what was sent last: sending the same again has one effect. */
  const sent = useRef({ text: '', key: '' });
  const today = formatBeijingDay(new Date());
  const approvedOn = formatBeijingDay(new Date(filing.approved_at));

  async function send({ amount, paid_on, note }: Values) {
    if (amount === null || !paid_on) return;
    const { id, version } = filing;
    const data = { version, amount, paid_on: paid_on.format(DAY), note };
    const text = JSON.stringify(data);
    if (sent.current.text !== text) sent.current = { text, key: createId() };
    setBusy(true);
    const recorded = await mutate(
      call('recordPayment', { path: { id }, data, idempotencyKey: sent.current.key }),
      { form, afterwards: () => setBusy(false) },
    );
    if (!recorded) return onRefused();
    onRecorded(recorded);
    form.setFieldsValue({ amount: null, paid_on: dayjs(today), note: '' });
  }

  const checkAmount = async (_: unknown, amount: number | null) => {
    if (!amount || amount < MIN_PAYMENT) throw new Error(t('payments.amountMissing'));
    const fault = findPaymentFault({ amount, paidOn: today }, { ...filing, approvedOn, today });
    if (fault) throw new Error(say(fault.message));
  };

  return (
    <ValidatedForm<Values>
      form={form}
      initialValues={{
        amount: filing.payments.length === 0 ? filing.remaining : null,
        paid_on: dayjs(today),
        note: '',
      }}
      onFinish={send}
    >
      <Form.Item
        name="amount"
        label={t('payments.amount')}
        required
        extra={amount ? t('payments.inYuan', { amount: formatGrouped(amount * YUAN, 0, 0) }) : undefined}
        rules={[{ validator: checkAmount }]}
      >
        <NumberInput min={0} precision={2} controls={false} />
      </Form.Item>
      <Form.Item
        name="paid_on"
        label={t('payments.paidOn')}
        rules={[{ required: true, message: t('payments.paidOnMissing') }]}
      >
        <DayPicker first={approvedOn} last={today} />
      </Form.Item>
      <Form.Item name="note" label={t('payments.note')} extra={t('payments.noteHelp')}>
        <Input maxLength={MAX_PAYMENT_NOTE_LENGTH} autoComplete="off" />
      </Form.Item>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('payments.record')}
      </Button>
    </ValidatedForm>
  );
}
