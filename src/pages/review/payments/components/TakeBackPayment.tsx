import { wordMoney } from '@domain/filing/units';
import type { FilingPaymentsData, RecordedPayment } from '@domain/payments/calls';
import { paymentMessages } from '@domain/payments/messages';
import { MAX_TAKE_BACK_REASON_LENGTH } from '@domain/payments/payment';
import { Form, Input } from 'antd';
import FormModal from '@/components/ValidatedForm/FormModal';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useVisible } from '@/utils/useRule';

interface TakeBackPaymentProps {
  filing: Pick<FilingPaymentsData, 'id' | 'version'>;
  /** The wrong payment; null while closed. */
  payment: RecordedPayment | null;
  onClose(): void;
  onTaken(filing: FilingPaymentsData): void;
  onRefused(): void;
}

/** Dialog that takes a wrong record of a payment back, with the reason. */
export default function TakeBackPayment(props: TakeBackPaymentProps) {
  const { filing, payment, onClose, onTaken, onRefused } = props;
  const { t, say } = useLanguage();
  const reasoned = useVisible(paymentMessages.reasonMissing);

  async function send(wrong: RecordedPayment, { reason }: { reason: string }) {
    const { id, version } = filing;
    const data = { version, payment: wrong.id, reason };
    const taken = await mutate(call('takeBackPayment', { path: { id }, data }));
    if (!taken) return onRefused();
    onTaken(taken);
    onClose();
  }

  return (
    <FormModal<{ reason: string }>
      open={payment !== null}
      title={t('payments.takeBack')}
      okText={t('payments.takeBack')}
      danger
      initialValues={{ reason: '' }}
      onCancel={onClose}
      onFinish={async (values) => payment && send(payment, values)}
    >
      <p>
        {payment &&
          t('payments.takeBack.why', {
            day: formatDate(payment.paid_on),
            amount: say(wordMoney(payment.amount)),
          })}
      </p>
      <Form.Item name="reason" label={t('payments.reason')} required rules={[reasoned]}>
        <Input.TextArea rows={3} maxLength={MAX_TAKE_BACK_REASON_LENGTH} showCount />
      </Form.Item>
    </FormModal>
  );
}
