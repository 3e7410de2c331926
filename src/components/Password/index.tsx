import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { accountMessages } from '@domain/accounts/messages';
import { findPasswordFault, type PasswordOwner } from '@domain/checks/password';
import { Button, Form, Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useLanguage } from '@/utils/language';
import { useRule } from '@/utils/useRule';

/** Password input with a button that shows the text: antd's own button cannot be reached by keyboard. */
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
  /** Returns the account data that the password may not contain, from the form's other values. */
  ownerOf?: (values: Record<string, string | undefined>) => PasswordOwner;
  /** True for the first password of an account, which is not called new. */
  isFirst?: boolean;
}

/** New password, typed twice. The rules are shown beforehand and checked as the server checks them. */
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
