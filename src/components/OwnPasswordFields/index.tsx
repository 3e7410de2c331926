import { Form } from 'antd';
import { useSelector } from 'umi';
import NewPassword from '@/components/NewPassword';
import PasswordField from '@/components/PasswordField';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

export interface OwnPasswordValues {
  old_password: string;
  new_password: string;
}

/** The present password and the new one, for whoever is signed in. */
export default function OwnPasswordFields({ oldLabel }: { oldLabel: string }) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      <Form.Item
        name="old_password"
        label={oldLabel}
        rules={[{ required: true, message: t('password.required') }]}
      >
        <PasswordField autoComplete="current-password" />
      </Form.Item>
      <NewPassword
        name="new_password"
        ownerOf={() => ({ username: user?.username ?? '', companyName: user?.company?.name ?? '' })}
      />
    </>
  );
}
