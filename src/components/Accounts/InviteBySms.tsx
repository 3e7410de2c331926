import { MessageOutlined } from '@ant-design/icons';
import { mobileFault } from '@domain/checks/contact';
import { maskSensitiveText } from '@domain/checks/mask';
import { normalisePhone } from '@domain/checks/normalise';
import { Button, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';

interface InviteBySmsProps {
  id: string;
  username: string;
  password: string;
}

/** Button that unfolds a field for a mobile number and sends the invitation there by SMS. */
export default function InviteBySms({ id, username, password }: InviteBySmsProps) {
  const { t, say } = useLanguage();
  const field = useId();
  const [isOpen, open] = useState(false);
  const [typed, type] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ isFault: boolean; text: string } | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const phone = normalisePhone(typed);
    const fault = mobileFault(phone);
    if (fault) {
      setSaid({ isFault: true, text: say(fault) });
      return document.getElementById(field)?.focus();
    }
    setBusy(true);
    const sent = await mutate(call('inviteUser', { path: { id }, data: { phone, password } }), {
      undo: (invited) => invited && withdraw(invited),
    });
    setBusy(false);
    setSaid(
      sent ? { isFault: false, text: t('secret.sms.sent', { phone: maskSensitiveText(phone) }) } : null,
    );
  };

  const withdraw = async (invited: { invitation: string }) => {
    const withdrawn = await mutate(call('withdrawInvitation', { path: { id }, data: invited }));
    if (withdrawn !== undefined) setSaid(null);
  };

  return (
    <>
      <Button
        icon={<MessageOutlined aria-hidden />}
        aria-expanded={isOpen}
        aria-label={t('secret.smsOf', { name: username })}
        onClick={() => open(!isOpen)}
      >
        {t('secret.sms')}
      </Button>
      {isOpen && (
        <form onSubmit={send} noValidate className={styles.sms}>
          <label htmlFor={field}>{t('secret.sms.phone')}</label>
          <Input
            id={field}
            type="tel"
            inputMode="tel"
            autoComplete="off"
            autoFocus
            maxLength={20}
            value={typed}
            aria-invalid={said?.isFault || undefined}
            aria-describedby={`${field}-said`}
            onChange={({ target }) => {
              type(target.value);
              setSaid(null);
            }}
          />
          <Button htmlType="submit" loading={isBusy}>
            {t('secret.sms.send')}
          </Button>
          <p id={`${field}-said`} role="status" className={said?.isFault ? styles.fault : undefined}>
            {said?.text}
          </p>
        </form>
      )}
    </>
  );
}
