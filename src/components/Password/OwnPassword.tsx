import { Form } from 'antd';
import { useSelector } from 'umi';
import FormModal from '@/components/ValidatedForm/FormModal';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRun } from '@/utils/useRun';
import { NewPassword, PasswordField } from '.';

export interface OwnPasswordValues {
  old_password: string;
  new_password: string;
}

interface OwnPasswordFieldsProps {
  /** Label of the field for the present password; null where the portal knows that password already. */
  oldLabel: string | null;
}

/** Fields for the present and the new password of the signed-in person. */
export function OwnPasswordFields({ oldLabel }: OwnPasswordFieldsProps) {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  return (
    <>
      <input type="text" hidden readOnly autoComplete="username" value={user?.username ?? ''} />
      {oldLabel !== null && (
        <Form.Item
          name="old_password"
          label={oldLabel}
          rules={[{ required: true, message: t('password.required') }]}
        >
          <PasswordField autoComplete="current-password" />
        </Form.Item>
      )}
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
  const run = useRun();

  const save = ({ old_password, new_password }: OwnPasswordValues) =>
    run({ type: 'user/editPassword', payload: { old_password, new_password }, callback: onClose });

  return (
    <FormModal
      open={open}
      title={t('user.changePassword')}
      okText={t('user.changePassword')}
      onCancel={onClose}
      onFinish={save}
    >
      <OwnPasswordFields oldLabel={t('password.old')} />
    </FormModal>
  );
}
