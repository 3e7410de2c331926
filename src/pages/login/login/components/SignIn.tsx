import type { LoginBody } from '@domain/api/calls/accounts';
import { Alert, Button, Form, Input } from 'antd';
import { useEffect } from 'react';
import { Link, useDispatch, useLocation, useSelector } from 'umi';
import PasswordField from '@/components/PasswordField';
import SentForm from '@/components/SentForm';
import CaptchaField from '@/components/Verification/CaptchaField';
import { useCaptcha } from '@/components/Verification/useCaptcha';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './panel.less';

interface Props {
  onForgot: () => void;
  onSignedIn: () => void;
}

type Values = Pick<LoginBody, 'username' | 'password' | 'captcha_code'>;

export default function SignIn({ onForgot, onSignedIn }: Props) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const [form] = Form.useForm<Values>();
  const { state } = useLocation();
  const known = (state as { username?: string } | null)?.username;
  const { captchaRequired, refusal } = useSelector((root: RootState) => root.login);
  const isSending = useSelector((root: RootState) => root.loading.effects['login/login'] ?? false);
  const captcha = useCaptcha(captchaRequired);
  const { renew } = captcha;

  // A captcha is good for one try: after a refusal there is a new one.
  useEffect(() => {
    if (isSending || !captchaRequired || !refusal) return;
    form.setFieldValue('captcha_code', undefined);
    renew();
  }, [isSending, captchaRequired, refusal, form, renew]);

  const signIn = ({ captcha_code, ...values }: Values) =>
    dispatch({
      type: 'login/login',
      payload: {
        ...values,
        username: values.username.trim(),
        ...(captchaRequired && {
          captcha_id: captcha.picture?.captcha_id,
          captcha_code: captcha_code?.trim(),
        }),
      },
      callback: onSignedIn,
    });

  return (
    <div className={styles.panel}>
      <h1>{t('login.title')}</h1>
      <p className={styles.lead}>{t('login.lead')}</p>
      {refusal && !isSending && (
        <Alert className={styles.refusal as string} type="error" showIcon role="note" message={refusal} />
      )}
      <SentForm form={form} requiredMark={false} initialValues={{ username: known }} onFinish={signIn}>
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
        {captchaRequired && <CaptchaField captcha={captcha} required />}
        <Button type="primary" size="large" htmlType="submit" block loading={isSending}>
          {t('login.submit')}
        </Button>
      </SentForm>
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
