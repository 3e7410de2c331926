import type { CreateUserData } from '@domain/calls/accounts';
import { normalisePhone } from '@domain/checks/normalise';
import { normaliseUsername } from '@domain/checks/username';
import PersonFields from '@/components/Accounts/PersonFields';
import FormModal from '@/components/ValidatedForm/FormModal';
import { createUser } from '@/services/accounts';
import { useLanguage } from '@/utils/language';
import { mutate } from '@/utils/mutate';

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
      <PersonFields isNew />
    </FormModal>
  );
}
