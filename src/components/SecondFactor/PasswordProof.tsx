import { Form } from 'antd';
import { useSelector } from 'umi';
import { PasswordField } from '@/components/Password';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

/** Field for the present password: changing the security of an account requires proof of owning it. */
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
