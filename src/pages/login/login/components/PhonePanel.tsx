import { normalisePhone } from '@domain/checks/normalise';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useSelector } from 'umi';
import ValidatedForm from '@/components/ValidatedForm';
import SmsVerification from '@/components/Verification/SmsVerification';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** Sign-in and password reset by SMS code: scene on the wire, effect, and prefix of the text keys. */
const WAYS = {
  forgot: { scene: 'forget_pwd', effect: 'login/forgetPassword' },
  smsLogin: { scene: 'login', effect: 'login/smsLogin' },
} as const;

interface ByCode {
  username: string;
  phone: string;
  sms_code: string;
}

interface Props<Values> {
  way: keyof typeof WAYS;
  onSubmit: (values: Values) => void;
  onBack: () => void;
  children?: ReactNode;
}

/** Form with a login name and an SMS code, for people without their password. */
export default function PhonePanel<Values extends ByCode>({
  way,
  onSubmit,
  onBack,
  children,
}: Props<Values>) {
  const { t } = useLanguage();
  const { scene, effect } = WAYS[way];
  const isSending = useSelector((state: RootState) => state.loading.effects[effect] ?? false);
  const submit = (values: Values) =>
    onSubmit({
      ...values,
      username: values.username.trim(),
      phone: normalisePhone(values.phone),
    });

  return (
    <div className="login-panel">
      <h1>{t(`${way}.title`)}</h1>
      <p className="login-lead">{t(`${way}.lead`)}</p>
      <ValidatedForm<Values> requiredMark={false} onFinish={submit}>
        <Form.Item
          name="username"
          label={t('login.username')}
          rules={[{ required: true, whitespace: true, message: t('login.usernameRequired') }]}
        >
          <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <SmsVerification scene={scene} phoneLabel={t('forgot.phone')} />
        {children}
        <Button type="primary" size="large" htmlType="submit" block loading={isSending}>
          {t(`${way}.submit`)}
        </Button>
      </ValidatedForm>
      <div className="login-foot">
        <button type="button" className="link-button" onClick={onBack}>
          {t('forgot.back')}
        </button>
      </div>
    </div>
  );
}
