import type { SendSmsData, SmsScene } from '@domain/accounts/calls';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { mobileFault } from '@domain/checks/contact';
import { normalisePhone } from '@domain/checks/normalise';
import { Button, Form, Input } from 'antd';
import { useCallback, useEffect, useState } from 'react';
import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRule } from '@/utils/useRule';
import { useRun } from '@/utils/useRun';
import styles from './index.module.css';
import { useVerification } from './useVerification';
import VerificationField from './VerificationField';

/** Countdown: seconds left (0 when it has ended), and a function that starts it again. */
function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    if (end === 0) return;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [end]);

  const start = useCallback((seconds: number) => setEnd(Date.now() + seconds * 1000), []);
  return [left, start];
}

/** Seconds to the next code, where the server names none. */
const RESEND_SECONDS = 60;

interface Props {
  scene: SmsScene;
  phoneLabel: string;
  phoneHint?: string;
  size?: 'large' | 'middle';
}

/**
 * Mobile number, verified by an SMS code. A proof of work or a captcha is required before each code; it is hidden after
 * sending, until the next code can be requested. The countdown starts only when the server has sent a code.
 */
export default function SmsVerification({ scene, phoneLabel, phoneHint, size = 'large' }: Props) {
  const { t } = useLanguage();
  const rule = useRule();
  const run = useRun();
  const form = Form.useFormInstance();
  const [left, startCountdown] = useCountdown();
  const verification = useVerification(form, 'send_sms', { wanted: left === 0 });
  const [isWaiting, setWaiting] = useState(false);
  const isSending = useSelector((state: RootState) => state.loading.effects['login/sendSms'] ?? false);

  useEffect(() => {
    if (left === 0) form.setFieldValue('captcha_code', undefined);
  }, [left, form]);

  async function send() {
    const { phone } = await form.validateFields(['phone']);
    setWaiting(true);
    const shown = await verification.answer().finally(() => setWaiting(false));
    if (!shown) return;
    const payload = { phone: normalisePhone(phone), scene, ...shown };
    const answer = await run<ResponseEnvelope>({
      type: 'login/sendSms',
      payload,
      callback: ({ data }: ResponseEnvelope<SendSmsData | null>) => {
        startCountdown(data?.resend_in ?? RESEND_SECONDS);
        // The button is disabled now and would lose the focus.
        form.getFieldInstance('sms_code')?.focus();
      },
    });
    if (answer.code === CODE.success) return;
    // After a reload the page does not know of the code that was sent before it.
    const wait = (answer.data as Partial<SendSmsData> | null)?.resend_in;
    if (wait && wait <= RESEND_SECONDS) startCountdown(wait);
    verification.refused(String(answer.msg));
  }

  return (
    <>
      <Form.Item
        name="phone"
        label={phoneLabel}
        extra={phoneHint}
        rules={[
          { required: true, message: t('register.phoneRequired') },
          rule((typed) => (typed ? mobileFault(normalisePhone(typed)) : null)),
        ]}
      >
        <Input size={size} type="tel" inputMode="tel" autoComplete="tel" />
      </Form.Item>
      {left === 0 && <VerificationField verification={verification} />}
      <Form.Item label={t('sms.label')} htmlFor="sms_code" extra={t('sms.hint')} required>
        <div className={styles.pair}>
          <Form.Item
            noStyle
            name="sms_code"
            normalize={(value: string) => value.trim()}
            rules={[{ required: true, pattern: /^\d{6}$/, message: t('sms.required') }]}
          >
            <Input id="sms_code" size={size} inputMode="numeric" autoComplete="one-time-code" />
          </Form.Item>
          <Button
            size={size}
            className={styles.send}
            disabled={left > 0}
            loading={isSending || isWaiting}
            onClick={() => send().catch(() => undefined)}
          >
            {left > 0 ? t('sms.wait', { seconds: left }) : t('sms.send')}
          </Button>
        </div>
      </Form.Item>
    </>
  );
}
