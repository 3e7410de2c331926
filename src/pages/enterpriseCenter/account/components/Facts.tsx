import { mayFile, rightNames, roleNames } from '@domain/accounts/roles';
import type { CurrentUser } from '@domain/calls/accounts';
import { programs } from '@domain/programs/index.generated';
import { Tag } from 'antd';
import type { ReactNode } from 'react';
import Panel from '@/components/Panel';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

/** The account as the portal knows it. Whoever manages the accounts changes it. */
export default function Facts({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const say = useText();
  const own = programs.filter(({ key }) => mayFile(user, key));
  const granted =
    own.length === programs.length ? t('users.everyProgram') : own.map(({ title }) => say(title)).join(', ');
  const facts: [string, ReactNode][] = [
    [t('users.username'), user.username],
    [t('users.name'), user.name],
    [t('users.role'), say(roleNames[user.role])],
    [t('users.company'), user.company?.name],
    [t('users.department'), user.department?.name],
    [t('users.taxes'), user.taxes.map(({ label }) => label).join(', ')],
    [t('users.programs'), granted],
  ];
  return (
    <Panel id="facts" title={t('account.facts')}>
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        <div className={styles.wide}>
          <dt>{t('account.rights')}</dt>
          <dd className={styles.rights}>
            {user.permissions.map((right) => (
              <Tag key={right}>{say(rightNames[right])}</Tag>
            ))}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
