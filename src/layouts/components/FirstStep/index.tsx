import type { InvitedState } from '@domain/accounts/invitation';
import { Button } from 'antd';
import { Fragment, type ReactNode, useState } from 'react';
import { useDispatch, useLocation, useSelector } from 'umi';
import { OwnPasswordFields, type OwnPasswordValues } from '@/components/Password/OwnPassword';
import SecondFactor from '@/components/SecondFactor';
import SkipLink, { MAIN_ID } from '@/components/SkipLink';
import ValidatedForm from '@/components/ValidatedForm';
import Brand from '@/layouts/components/Brand';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import HelpButton from '@/layouts/components/HelpButton';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { getOneTimePassword } from '@/utils/oneTimePassword';
import { usePageTitle } from '@/utils/route';
import styles from './index.module.css';

interface FirstStepProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/**
 * Layout of a mandatory first step: the step and sign-out only. The server serves nothing else until it is done; then the
 * requested page opens.
 */
function FirstStep({ title, lead, children }: FirstStepProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <DocumentTitle />
      <SkipLink />
      <header className={styles.bar}>
        <Brand />
        <div className={styles.tools}>
          <HelpButton />
          <LanguageSwitch />
          <DisplaySettings />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <section className={styles.panel}>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          {children}
          <Button type="link" onClick={() => dispatch({ type: 'login/logout' })}>
            {t('user.logout')}
          </Button>
        </section>
      </main>
    </div>
  );
}

/** Returns the one-time password of the invitation that led here; null where none did, or it is another person's. */
function useInvitedPassword(username: string | undefined): string | null {
  const { invitation } = (useLocation().state ?? {}) as Partial<InvitedState>;
  return invitation && invitation.username === username ? invitation.password : null;
}

/**
 * First step after sign-in with a one-time password, which has to be typed again only if it was typed at the sign-in and the
 * page was reloaded meanwhile.
 */
export function FirstPassword() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPassword'] ?? false);

  const invited = useInvitedPassword(user?.username);
  const [known] = useState(() => getOneTimePassword() ?? invited);

  const save = ({ old_password, new_password }: OwnPasswordValues) =>
    dispatch({ type: 'user/editPassword', payload: { old_password: known ?? old_password, new_password } });

  const facts = [
    ...(user?.company ? [t('first.company', { company: user.company.name })] : []),
    ...(user?.password_set_by ? [t('first.setBy', { by: user.password_set_by })] : []),
  ];

  return (
    <FirstStep
      title={t('first.title')}
      lead={
        <>
          {t('first.lead', { name: user?.name ?? '' })}
          {facts.map((fact) => (
            <Fragment key={fact}>
              <br />
              {fact}
            </Fragment>
          ))}
        </>
      }
    >
      <ValidatedForm<OwnPasswordValues> requiredMark={false} onFinish={save}>
        <OwnPasswordFields oldLabel={known === null ? t('first.old') : null} />
        <Button type="primary" size="large" htmlType="submit" block loading={isSaving}>
          {t('first.submit')}
        </Button>
      </ValidatedForm>
    </FirstStep>
  );
}

/** First step where the office requires a second factor. */
export function FirstFactor() {
  const { t } = useLanguage();
  const user = useSelector((state: RootState) => state.user.currentUser);
  return (
    <FirstStep title={t('firstFactor.title')} lead={t('firstFactor.lead', { name: user?.name ?? '' })}>
      <SecondFactor />
    </FirstStep>
  );
}
