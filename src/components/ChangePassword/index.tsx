import { Alert, Form, Modal } from 'antd';
import { useDispatch, useSelector } from 'umi';
import NewPassword from '@/components/NewPassword';
import PasswordField from '@/components/PasswordField';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';

interface Props {
  open: boolean;
  /** After a sign-in with a one-time password there is no way around. */
  isForced: boolean;
  onClose: () => void;
}

interface Values {
  old_password: string;
  new_password: string;
}

export default function ChangePassword({ open, isForced, onClose }: Props) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const [form] = Form.useForm<Values>();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPassword'] ?? false);

  const save = ({ old_password, new_password }: Values) =>
    dispatch({ type: 'user/editPassword', payload: { old_password, new_password }, callback: onClose });

  return (
    <Modal
      open={open}
      title={t('user.changePassword')}
      onCancel={onClose}
      closable={!isForced}
      maskClosable={false}
      keyboard={!isForced}
      okText={t('user.changePassword')}
      okButtonProps={{ loading: isSaving }}
      {...(isForced ? { cancelButtonProps: { style: { display: 'none' } } } : {})}
      onOk={() => form.submit()}
      afterClose={() => form.resetFields()}
      destroyOnHidden
    >
      {isForced && <Alert type="info" showIcon message={t('user.mustChange')} />}
      <Form form={form} layout="vertical" validateTrigger="onSubmit" onFinish={save} preserve={false}>
        <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
        <Form.Item
          name="old_password"
          label={t('password.old')}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <PasswordField autoComplete="current-password" />
        </Form.Item>
        <NewPassword
          name="new_password"
          ownerOf={() => ({ username: user?.username ?? '', companyName: user?.company?.name ?? '' })}
        />
      </Form>
    </Modal>
  );
}
