import type { CurrentUser } from '@domain/accounts/calls';
import type { EditPhoneBody } from '@domain/accounts/own-account-calls';
import { mayFileProgram, rightNames, roleNames } from '@domain/accounts/roles';
import { normalisePhone } from '@domain/checks/normalise';
import { programs } from '@domain/programs/registry';
import { Button, Form, Tag } from 'antd';
import { type ReactNode, useState } from 'react';
import { useLocation, useSelector } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { PageHead, Panel } from '@/components/Page';
import { PasswordField } from '@/components/Password';
import { ChangePassword } from '@/components/Password/OwnPassword';
import SecondFactor from '@/components/SecondFactor';
import FormModal from '@/components/ValidatedForm/FormModal';
import SmsVerification from '@/components/Verification/SmsVerification';
import type { RootState } from '@/models/connect';
import { fetchOwnData } from '@/services/documents';
import { useLanguage, useText } from '@/utils/language';
import { toSafeReturnPath } from '@/utils/redirect';
import { useRun } from '@/utils/useRun';
import { useSaveFile } from '@/utils/useSaveFile';
import Notifications from './components/Notifications';
import { LinkedSignInServices, Sessions } from './components/SigningIn';
import styles from './index.module.css';

/** Dialog for a new mobile number, confirmed by a code sent to it and by the account's password. */
function ChangePhone({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLanguage();
  const run = useRun();

  const save = ({ phone, sms_code, password }: EditPhoneBody) =>
    run({
      type: 'user/editPhone',
      payload: { phone: normalisePhone(phone), sms_code, password },
      callback: onClose,
    });

  return (
    <FormModal
      open={open}
      title={t('account.changePhone')}
      okText={t('account.changePhone')}
      requiredMark={false}
      onCancel={onClose}
      onFinish={save}
    >
      <SmsVerification scene="change_phone" phoneLabel={t('account.newPhone')} />
      <Form.Item
        name="password"
        label={t('password.old')}
        rules={[{ required: true, message: t('password.required') }]}
      >
        <PasswordField autoComplete="current-password" />
      </Form.Item>
    </FormModal>
  );
}

/** Password and mobile number; changing either requires the current password. */
function Security({ user }: { user: CurrentUser }) {
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

/** Facts of the account, read-only: they are changed by the person who manages the accounts. */
function Facts({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const say = useText();
  const own = programs.filter(({ key }) => mayFileProgram(user, key));
  const granted =
    own.length === programs.length ? t('common.anyProgram') : own.map(({ title }) => say(title)).join(', ');
  const facts: [string, ReactNode][] = [
    [t('users.username'), user.username],
    [t('users.name'), user.name],
    [t('users.role'), say(roleNames[user.role])],
    [t('users.moreRoles'), user.more_roles.map((role) => say(roleNames[role])).join(', ')],
    [t('common.company'), user.company?.name],
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

/** The person's own account: its facts and rights, its security, and its sessions. */
export default function Account() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const back = toSafeReturnPath(new URLSearchParams(useLocation().search).get('back'));
  if (!user) return null;
  return (
    <div className={styles.page}>
      <PageHead lead={t('account.lead')} />
      <Facts user={user} />
      <Security user={user} />
      <Panel
        id="second-factor"
        title={t('factor.title')}
        extra={back && <ButtonLink to={back}>{t('account.backToFiling')}</ButtonLink>}
      >
        <p className={styles.quiet}>{t('factor.why')}</p>
        <SecondFactor />
      </Panel>
      <Notifications />
      <LinkedSignInServices />
      <Sessions />
      <OwnData />
    </div>
  );
}

/** Downloads all data that the portal stores about this person. */
function OwnData() {
  const { t } = useLanguage();
  const { isSaving, save } = useSaveFile();

  return (
    <Panel id="own-data" title={t('account.ownData')}>
      <p className={styles.quiet}>{t('account.ownData.why')}</p>
      <Button loading={isSaving} onClick={() => save(fetchOwnData)}>
        {t('account.ownData.download')}
      </Button>
    </Panel>
  );
}
