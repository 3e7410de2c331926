import { Form, Modal } from 'antd';
import { useDispatch, useSelector } from 'umi';
import ValidatedForm from '@/components/ValidatedForm';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { NewPassword, PasswordField } from '.';

/** Its button stands in the foot of the dialog: Enter in a field presses it. */
const FORM = 'password-form';

export interface OwnPasswordValues {
  old_password: string;
  new_password: string;
}

/** The present password and the new one, for whoever is signed in. */
export function OwnPasswordFields({ oldLabel }: { oldLabel: string }) {
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

interface ChangePasswordProps {
  open: boolean;
  onClose: () => void;
}

/** The dialog in which a person changes the own password. */
export function ChangePassword({ open, onClose }: ChangePasswordProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const [form] = Form.useForm<OwnPasswordValues>();
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPassword'] ?? false);

  const save = ({ old_password, new_password }: OwnPasswordValues) =>
    dispatch({ type: 'user/editPassword', payload: { old_password, new_password }, callback: onClose });

  return (
    <Modal
      open={open}
      title={t('user.changePassword')}
      onCancel={onClose}
      maskClosable={false}
      okText={t('user.changePassword')}
      okButtonProps={{ loading: isSaving, htmlType: 'submit', form: FORM }}
      destroyOnHidden
    >
      <ValidatedForm id={FORM} form={form} onFinish={save} clearOnDestroy>
        <OwnPasswordFields oldLabel={t('password.old')} />
      </ValidatedForm>
    </Modal>
  );
}
