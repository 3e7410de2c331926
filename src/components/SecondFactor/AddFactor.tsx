import { TOTP } from '@domain/accounts/second-factor';
import type { PasswordProof as Proof, TotpSetUp } from '@domain/accounts/second-factor-calls';
import { Form, Input, QRCode } from 'antd';
import { useState } from 'react';
import FormModal from '@/components/ValidatedForm/FormModal';
import { call } from '@/utils/call';
import { describeDevice } from '@/utils/device';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { mutate } from '@/utils/mutate';
import styles from './index.module.css';
import PasswordProof from './PasswordProof';
import { makePasskey } from './passkeys';

interface AddProps {
  open: boolean;
  onClose(): void;
  /** Called with the recovery codes issued with a first factor; null for further factors. */
  onAdded(codes: string[] | null): void;
}

interface FirstCode {
  name: string;
  code: string;
}

/** Adds an authenticator app in two dialogs: the password, then the secret to scan and a first code. */
export function AddApp({ open, onClose, onAdded }: AddProps) {
  const { t } = useLanguage();
  const [begun, setBegun] = useState<TotpSetUp | null>(null);

  const begin = async (proof: Proof) => {
    const data = await mutate(call('beginTotp', { data: proof }), { done: t('factor.scanNow') });
    if (data) setBegun(data);
  };
  const close = () => {
    setBegun(null);
    onClose();
  };
  const finish = async ({ name, code }: FirstCode) => {
    if (!begun) return;
    const data = await mutate(call('finishFactor', { data: { ticket: begun.ticket, name, code } }));
    if (!data) return;
    setBegun(null);
    onAdded(data.recovery_codes);
  };

  return (
    <>
      <FormModal<Proof>
        data-enter="sends"
        open={open && !begun}
        title={t('factor.addApp')}
        okText={t('factor.next')}
        requiredMark={false}
        onCancel={close}
        onFinish={begin}
      >
        <p className={styles.lead}>{t('factor.appWhy')}</p>
        <PasswordProof />
      </FormModal>
      <FormModal<FirstCode>
        data-enter="sends"
        open={open && begun !== null}
        title={t('factor.addApp')}
        okText={t('factor.add')}
        requiredMark={false}
        initialValues={{ name: t('factor.appName') }}
        onCancel={close}
        onFinish={finish}
      >
        {begun && <Secret {...begun} />}
        <Form.Item
          name="code"
          label={t('factor.code')}
          rules={[{ required: true, whitespace: true, message: t('factor.codeRequired') }]}
        >
          <Input
            size="large"
            inputMode="numeric"
            autoComplete="one-time-code"
            {...createLengthLimit(TOTP.digits + 4)}
          />
        </Form.Item>
        <FactorName />
      </FormModal>
    </>
  );
}

/** The app's secret as a QR code, and as text for typing. */
function Secret({ uri, secret }: TotpSetUp) {
  const { t } = useLanguage();
  return (
    <div className={styles.secret}>
      <p className={styles.lead}>{t('factor.scan')}</p>
      <div role="img" aria-label={t('factor.picture')}>
        <QRCode value={uri} size={180} color="#000000" bgColor="#ffffff" />
      </div>
      <p>
        {t('factor.typeIt')} <code>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
    </div>
  );
}

interface Values {
  password: string;
  name: string;
}

/** Adds a passkey; the browser asks for finger, face, PIN or key in its own dialog. */
export function AddPasskey({ open, onClose, onAdded }: AddProps) {
  const { t } = useLanguage();

  const add = async ({ password, name }: Values) => {
    const begun = await mutate(call('beginPasskey', { data: { password } }), {
      done: t('factor.followBrowser'),
    });
    const passkey = begun && (await makePasskey(begun.options));
    if (!begun || !passkey) return;
    const data = await mutate(call('finishFactor', { data: { ticket: begun.ticket, name, passkey } }));
    if (data) onAdded(data.recovery_codes);
  };

  return (
    <FormModal<Values>
      open={open}
      title={t('factor.addPasskey')}
      okText={t('factor.add')}
      data-enter="sends"
      requiredMark={false}
      initialValues={{ name: describeDevice(navigator.userAgent) ?? '' }}
      onCancel={onClose}
      onFinish={add}
    >
      <p className={styles.lead}>{t('factor.passkeyWhy')}</p>
      <FactorName />
      <PasswordProof />
    </FormModal>
  );
}

const NAME_AT_MOST = 50;

export function FactorName() {
  const { t } = useLanguage();
  return (
    <Form.Item
      name="name"
      label={t('common.name')}
      extra={t('factor.nameWhy')}
      rules={[{ required: true, whitespace: true, message: t('factor.nameRequired') }]}
    >
      <Input size="large" {...createLengthLimit(NAME_AT_MOST)} autoComplete="off" />
    </Form.Item>
  );
}
