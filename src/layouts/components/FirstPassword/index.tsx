import { Button } from 'antd';
import { useDispatch, useSelector } from 'umi';
import { OwnPasswordFields, type OwnPasswordValues } from '@/components/Password/OwnPassword';
import SkipLink, { MAIN_ID } from '@/components/SkipLink';
import ValidatedForm from '@/components/ValidatedForm';
import Brand from '@/layouts/components/Brand';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import HelpButton from '@/layouts/components/HelpButton';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { usePageTitle } from '@/utils/route';
import styles from './index.module.css';

/**
 * All that somebody with a one-time password sees: the way to an own one, and the way out. The server opens nothing else
 * to them; afterwards the page stands where they wanted to go.
 */
export default function FirstPassword() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isSaving = useSelector((state: RootState) => state.loading.effects['user/editPassword'] ?? false);

  usePageTitle(t('first.title'));

  const save = ({ old_password, new_password }: OwnPasswordValues) =>
    dispatch({ type: 'user/editPassword', payload: { old_password, new_password } });

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
          <h1>{t('first.title')}</h1>
          <p className={styles.lead}>{t('first.lead', { name: user?.name ?? '' })}</p>
          <ValidatedForm<OwnPasswordValues> requiredMark={false} onFinish={save}>
            <OwnPasswordFields oldLabel={t('first.old')} />
            <Button type="primary" size="large" htmlType="submit" block loading={isSaving}>
              {t('first.submit')}
            </Button>
          </ValidatedForm>
          <Button type="link" onClick={() => dispatch({ type: 'login/logout' })}>
            {t('user.logout')}
          </Button>
        </section>
      </main>
    </div>
  );
}
