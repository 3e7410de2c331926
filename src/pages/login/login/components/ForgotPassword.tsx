import type { ForgetPasswordBody } from '@domain/calls/accounts';
import { normalisePhone } from '@domain/checks/normalise';
import { Button, Form, Input } from 'antd';
import { useDispatch, useSelector } from 'umi';
import { NewPassword } from '@/components/Password';
import ValidatedForm from '@/components/ValidatedForm';
import SmsVerification from '@/components/Verification/SmsVerification';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

type Values = Required<ForgetPasswordBody>;

/** A new password by SMS code. All sessions of the account end. */
export default function ForgotPassword({ onBack }: { onBack: () => void }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const isSending = useSelector((state: RootState) => state.loading.effects['login/forgetPassword'] ?? false);

  const reset = ({ username, phone, sms_code, password, confirm_password }: Values) =>
    dispatch({
      type: 'login/forgetPassword',
      payload: {
        username: username.trim(),
        phone: normalisePhone(phone),
        sms_code,
        password,
        confirm_password,
      },
      callback: onBack,
    });

  return (
    <div className="login-panel">
      <h1>{t('forgot.title')}</h1>
      <p className="login-lead">{t('forgot.lead')}</p>
      <ValidatedForm<Values> requiredMark={false} onFinish={reset}>
        <Form.Item
          name="username"
          label={t('login.username')}
          rules={[{ required: true, whitespace: true, message: t('login.usernameRequired') }]}
        >
          <Input size="large" autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Form.Item>
        <SmsVerification scene="forget_pwd" phoneLabel={t('forgot.phone')} />
        <NewPassword ownerOf={({ username = '', phone = '' }) => ({ username, mobile: phone })} />
        <Button type="primary" size="large" htmlType="submit" block loading={isSending}>
          {t('forgot.submit')}
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
