import type { User } from '@domain/calls/accounts';
import { Button } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { UserHandlers } from '../useUserActions';

interface Props extends Pick<UserHandlers, 'onReset' | 'onDelete'> {
  users: User[];
  onClear: () => void;
}

/** Actions for several accounts at once. */
export default function BatchBar({ users, onReset, onDelete, onClear }: Props) {
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
