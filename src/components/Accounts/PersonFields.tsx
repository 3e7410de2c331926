import { accountMessages } from '@domain/accounts/messages';
import { isVisibleText } from '@domain/checks/characters';
import { findEmailFault, mobileFault } from '@domain/checks/contact';
import { normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import { findUsernameFault, normaliseUsername } from '@domain/checks/username';
import { Form, Input } from 'antd';
import { useLanguage } from '@/utils/language';
import { createLengthLimit } from '@/utils/lengthLimit';
import { useRule } from '@/utils/useRule';

interface PersonFieldsProps {
  /** False for an existing account, whose login name cannot be changed. */
  isNew: boolean;
  /** False on the person's own account, whose phone number is changed with a code on another page. */
  withPhone?: boolean;
}

/** Form fields for the person behind an account: login name, name and contact details. */
export default function PersonFields({ isNew, withPhone = true }: PersonFieldsProps) {
  const { t } = useLanguage();
  const rule = useRule();
  return (
    <>
      <Form.Item
        name="username"
        label={t('users.username')}
        required
        extra={isNew ? t('users.usernameHint') : undefined}
        rules={isNew ? [rule((value) => findUsernameFault(normaliseUsername(value)))] : []}
      >
        <Input disabled={!isNew} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('users.name')}
        required
        rules={[rule((value) => (isVisibleText(value) ? null : accountMessages.personUnnamed))]}
      >
        <Input {...createLengthLimit(50)} autoComplete="off" />
      </Form.Item>
      {withPhone && (
        <Form.Item
          name="phone"
          label={t('users.phone')}
          required
          rules={[rule((value) => mobileFault(normalisePhone(value)))]}
        >
          <Input type="tel" inputMode="tel" autoComplete="off" />
        </Form.Item>
      )}
      <Form.Item
        name="email"
        label={t('users.email')}
        rules={[rule((value) => (value.trim() ? findEmailFault(normaliseEmail(value)) : null))]}
      >
        <Input {...createLengthLimit(100)} inputMode="email" autoComplete="off" />
      </Form.Item>
    </>
  );
}
