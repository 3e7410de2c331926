import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { accountMessages } from '@domain/accounts/messages';
import { findPasswordFault, type PasswordOwner } from '@domain/checks/password';
import { Button, Form, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import { useRule } from '@/utils/useRule';

/** A password that can be shown: antd's own button is out of the keyboard's reach. */
export function PasswordField(props: InputProps) {
  const { t } = useLanguage();
  const [isShown, setShown] = useState(false);
  return (
    <Input
      size="large"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <Button
          type="text"
          size="small"
          icon={isShown ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />}
          aria-label={t('password.show')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}

interface NewPasswordProps {
  name?: string;
  /** Words that the password may not repeat, from the form's other values. */
  ownerOf?: (values: Record<string, string | undefined>) => PasswordOwner;
  /** The first password of an account: there is none that it could be newer than. */
  isFirst?: boolean;
}

/** A new password, typed twice. Its rules are said before it is typed, and checked as the server does. */
export function NewPassword({ name = 'password', ownerOf = () => ({}), isFirst = false }: NewPasswordProps) {
  const { t } = useLanguage();
  const rule = useRule();
  return (
    <>
      <Form.Item
        name={name}
        label={t(isFirst ? 'password.first' : 'password.new')}
        extra={t('password.rules')}
        rules={[
          { required: true, message: t('password.required') },
          ({ getFieldsValue }) =>
            rule((typed) => (typed ? findPasswordFault(typed, ownerOf(getFieldsValue(true))) : null)),
        ]}
      >
        <PasswordField autoComplete="new-password" />
      </Form.Item>
      <Form.Item
        name="confirm_password"
        label={t(isFirst ? 'password.confirmFirst' : 'password.confirm')}
        dependencies={[name]}
        rules={[
          {
            required: true,
            message: t(isFirst ? 'password.confirmFirstRequired' : 'password.confirmRequired'),
          },
          ({ getFieldValue }) =>
            rule((typed) =>
              typed && typed !== getFieldValue(name) ? accountMessages.passwordsDiffer : null,
            ),
        ]}
      >
        <PasswordField autoComplete="new-password" />
      </Form.Item>
    </>
  );
}
