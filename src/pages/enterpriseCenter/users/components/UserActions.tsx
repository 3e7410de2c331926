import type { CurrentUser } from '@domain/accounts/calls';
import type { SubUserAccount } from '@domain/accounts/sub-user-calls';
import { findAccountRemovalFault } from '@domain/accounts/sub-users';
import { Button } from 'antd';
import MoreMenu from '@/components/Controls/MoreMenu';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { UserHandlers } from '../useUserActions';

interface Props extends UserHandlers {
  user: SubUserAccount;
  me: CurrentUser;
  onEdit(user: SubUserAccount): void;
  onHandOver(user: SubUserAccount): void;
}

/** The actions that the server would allow for this account. */
export default function UserActions({
  user,
  me,
  onEdit,
  onHandOver,
  onReset,
  onResetFactors,
  onSwitch,
  onDelete,
}: Props) {
  const { t } = useLanguage();
  const isFree = findAccountRemovalFault(me.id, user) === null;
  const mayReset = user.id !== me.id;
  const items = [
    mayReset && { key: 'reset', label: t('users.reset'), onClick: () => onReset([user]) },
    mayReset &&
      user.second_factor && {
        key: 'factors',
        label: t('users.resetFactors'),
        onClick: () => onResetFactors(user),
      },
    user.role === 'owner' && {
      key: 'handOver',
      label: t('users.handOver'),
      onClick: () => onHandOver(user),
    },
    isFree && {
      key: 'switch',
      label: t(user.enabled ? 'users.disable' : 'users.enable'),
      onClick: () => onSwitch(user),
    },
    isFree && { key: 'delete', danger: true, label: t('users.delete'), onClick: () => onDelete([user]) },
  ].filter((item) => item !== false);
  return (
    <>
      <Button aria-label={`${t('users.edit')} ${user.name}`} onClick={() => onEdit(user)}>
        {t('users.edit')}
      </Button>
      {items.length > 0 && <MoreMenu label={t('users.more', { name: user.name })} items={items} />}
    </>
  );
}

interface BatchBarProps extends Pick<UserHandlers, 'onReset' | 'onDelete'> {
  users: SubUserAccount[];
  onClear: () => void;
}

/** Actions for several accounts at once. */
export function BatchBar({ users, onReset, onDelete, onClear }: BatchBarProps) {
  const { t } = useLanguage();
  if (users.length === 0) return null;
  return (
    <section className={styles.batch} aria-label={t('users.batch')}>
      <span role="status">{t('users.marked', { count: users.length })}</span>
      <Button onClick={() => onReset(users)}>{t('users.resetMarked')}</Button>
      <Button danger onClick={() => onDelete(users)}>
        {t('users.deleteMarked')}
      </Button>
      <Button type="link" onClick={onClear}>
        {t('users.unmark')}
      </Button>
    </section>
  );
}
