import { accountMessages } from '@domain/api/messages/accounts';
import { type PasswordOwner, passwordFault } from '@domain/checks/password';
import { Form } from 'antd';
import PasswordField from '@/components/PasswordField';
import { useLanguage, useText } from '@/utils/language';

interface Props {
  /** The names of the two fields. */
  name?: string;
  confirmName?: string;
  /** What the password may not repeat, from the form's other values. */
  ownerOf?: (values: Record<string, string | undefined>) => PasswordOwner;
}

/** A new password, typed twice. What it must be is said before it is typed, and checked as the server does. */
export default function NewPassword({
  name = 'password',
  confirmName = 'confirm_password',
  ownerOf = () => ({}),
}: Props) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <>
      <Form.Item
        name={name}
        label={t('password.new')}
        extra={t('password.rules')}
        rules={[
          { required: true, message: t('password.required') },
          ({ getFieldsValue }) => ({
            async validator(_, value?: string) {
              const fault = value ? passwordFault(value, ownerOf(getFieldsValue(true))) : null;
              if (fault) throw new Error(say(fault));
            },
          }),
        ]}
      >
        <PasswordField autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name={confirmName}
        label={t('password.confirm')}
        dependencies={[name]}
        rules={[
          { required: true, message: t('password.confirmRequired') },
          ({ getFieldValue }) => ({
            async validator(_, value?: string) {
              if (value && value !== getFieldValue(name))
                throw new Error(say(accountMessages.passwordsDiffer));
            },
          }),
        ]}
      >
        <PasswordField autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
