import { accountMessages } from '@domain/api/messages/accounts';
import type { CreateUserData } from '@domain/calls/accounts';
import { isVisibleText } from '@domain/checks/characters';
import { emailFault, mobileFault } from '@domain/checks/contact';
import { normaliseEmail, normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername, usernameFault } from '@domain/checks/username';
import { Form, Input } from 'antd';
import FormModal from '@/components/ValidatedForm/FormModal';
import { createUser } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';
import { useRule } from '@/utils/useRule';

interface NewExpertProps {
  open: boolean;
  onClose(): void;
  /** With the one-time password, which is told once. */
  onCreated(created: CreateUserData): void;
}

type Values = Record<'username' | 'name' | 'phone' | 'email', string>;

/** The account of a new expert; the profile is written afterwards. */
export default function NewExpert({ open, onClose, onCreated }: NewExpertProps) {
  const { t } = useLanguage();
  const rule = useRule();

  async function create({ username, name, phone, email }: Values) {
    const account = { name: name.trim(), phone: normalisePhone(phone), email: email?.trim() || null };
    const created = await mutate(
      createUser({ ...account, username: normaliseUsername(username), role: 'expert', programs: [] }),
    );
    if (created) onCreated(created);
  }

  return (
    <FormModal
      open={open}
      title={t('pool.new')}
      okText={t('users.create')}
      onCancel={onClose}
      onFinish={create}
    >
      <p>{t('users.newWhy')}</p>
      <Form.Item
        name="username"
        label={t('users.username')}
        required
        extra={t('users.usernameHint')}
        rules={[rule((value) => usernameFault(normaliseUsername(value)))]}
      >
        <Input autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Form.Item>
      <Form.Item
        name="name"
        label={t('users.name')}
        required
        rules={[rule((value) => (isVisibleText(value) ? null : accountMessages.nameEmpty))]}
      >
        <Input maxLength={50} autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="phone"
        label={t('users.phone')}
        required
        rules={[rule((value) => mobileFault(normalisePhone(value)))]}
      >
        <Input type="tel" inputMode="tel" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('users.email')}
        rules={[rule((value) => (value.trim() ? emailFault(normaliseEmail(value)) : null))]}
      >
        <Input maxLength={100} inputMode="email" autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
