import type { Envelope } from '@domain/api/envelope';
import type { LoginBody } from '@domain/calls/accounts';
import { Alert, Button, Form, Input } from 'antd';
import { useState } from 'react';
import { Link, useLocation, useSelector } from 'umi';
import { PasswordField } from '@/components/Password';
import ValidatedForm from '@/components/ValidatedForm';
import { useVerification } from '@/components/Verification/useVerification';
import VerificationField from '@/components/Verification/VerificationField';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';
import styles from './panel.module.css';

interface Props {
  onForgot: () => void;
  onSignedIn: () => void;
}

type Values = Pick<LoginBody, 'username' | 'password' | 'captcha_code'>;

export default function SignIn({ onForgot, onSignedIn }: Props) {
  const { t } = useLanguage();
  const run = useRun();
  const [form] = Form.useForm<Values>();
  const { state } = useLocation();
  const known = (state as { username?: string } | null)?.username;
  const { captchaRequired, proofLevel, refusal } = useSelector((root: RootState) => root.login);
  const isSending = useSelector((root: RootState) => root.loading.effects['login/login'] ?? false);
  const verification = useVerification(form, 'login', { wanted: captchaRequired, level: proofLevel });
  const [isWaiting, setWaiting] = useState(false);

  async function signIn({ username, password }: Values) {
    setWaiting(true);
    const shown = captchaRequired ? await verification.answer() : {};
    setWaiting(false);
    if (!shown) return;
    const refused = await run<Envelope | undefined>({
      type: 'login/login',
      payload: { username: username.trim(), password, ...shown },
      callback: onSignedIn,
    });
    if (refused) verification.refused(String(refused.msg));
  }

  return (
    <div className={styles.panel}>
      <h1>{t('login.title')}</h1>
      <p className={styles.lead}>{t('login.lead')}</p>
      {refusal && !isSending && (
        <Alert className={styles.refusal as string} type="error" showIcon role="note" message={refusal} />
      )}
      <ValidatedForm
        form={form}
        requiredMark={false}
        initialValues={{ username: known }}
        onFinish={(values) => signIn(values).catch(() => undefined)}
      >
        <Form.Item
          name="username"
          label={t('login.username')}
          rules={[{ required: true, whitespace: true, message: t('login.usernameRequired') }]}
        >
          <Input
            size="large"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={!known}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('login.password')}
          rules={[{ required: true, message: t('login.passwordRequired') }]}
        >
          <PasswordField autoComplete="current-password" autoFocus={Boolean(known)} />
        </Form.Item>
        {captchaRequired && <VerificationField verification={verification} required />}
        <Button type="primary" size="large" htmlType="submit" block loading={isSending || isWaiting}>
          {t('login.submit')}
        </Button>
      </ValidatedForm>
      <div className={styles.foot}>
        <span>
          {t('login.noAccount')} <Link to="/login/register">{t('login.register')}</Link>
        </span>
        <Button type="link" onClick={onForgot}>
          {t('login.forgot')}
        </Button>
      </div>
    </div>
  );
}
