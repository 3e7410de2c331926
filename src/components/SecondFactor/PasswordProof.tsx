import { Form } from 'antd';
import { useSelector } from 'umi';
import { PasswordField } from '@/components/Password';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** The present password: whoever changes how the account is kept safe proves to be its owner. */
export default function PasswordProof() {
  const { t } = useLanguage();
  const username = useSelector((state: RootState) => state.user.currentUser?.username);
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={username ?? ''} />
      <Form.Item
        name="password"
        label={t('password.old')}
        rules={[{ required: true, message: t('password.required') }]}
      >
        <PasswordField autoComplete="current-password" />
      </Form.Item>
    </>
  );
}
