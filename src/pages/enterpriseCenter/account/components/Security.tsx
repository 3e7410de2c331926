import type { CurrentUser } from '@domain/calls/accounts';
import { Button } from 'antd';
import { useState } from 'react';
import Panel from '@/components/Panel';
import { ChangePassword } from '@/components/Password/OwnPassword';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import ChangePhone from './ChangePhone';

/** Password and mobile number: each is changed with the present password. */
export default function Security({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const [open, setOpen] = useState<'password' | 'phone' | null>(null);
  const close = () => setOpen(null);
  return (
    <Panel id="security" title={t('account.security')}>
      <ul className={styles.rows}>
        <li>
          <div>
            <strong>{t('login.password')}</strong>
            <p>{t('account.passwordWhy')}</p>
          </div>
          <Button onClick={() => setOpen('password')}>{t('user.changePassword')}</Button>
        </li>
        <li>
          <div>
            <strong>{t('users.phone')}</strong>
            <p>
              <bdi>{user.phone ?? t('account.noPhone')}</bdi>
            </p>
            <p>{t('account.phoneWhy')}</p>
          </div>
          <Button onClick={() => setOpen('phone')}>{t('account.changePhone')}</Button>
        </li>
      </ul>
      <ChangePassword open={open === 'password'} onClose={close} />
      <ChangePhone open={open === 'phone'} onClose={close} />
    </Panel>
  );
}
