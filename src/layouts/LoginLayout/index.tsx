import { Link, Outlet, useLocation } from 'umi';
import SkipLink, { MAIN_ID } from '@/components/SkipLink';
import Brand from '@/layouts/components/Brand';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import ErrorBoundary from '@/layouts/components/ErrorBoundary';
import HelpButton from '@/layouts/components/HelpButton';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Before sign-in: the name, the languages and the help above, the page below. It does without the portal's frame. */
export default function LoginLayout() {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <DocumentTitle />
      <SkipLink />
      <header className={styles.bar}>
        <Link to="/login/login" className={styles.home} aria-label={t('portal.full')}>
          <Brand />
        </Link>
        <div className={styles.tools}>
          <HelpButton />
          <LanguageSwitch />
          <DisplaySettings />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.main}>
        <ErrorBoundary key={pathname}>
          <Outlet />
        </ErrorBoundary>
      </main>
      <footer className={styles.foot}>
        <nav aria-label={t('results.places')}>
          <Link to="/results">{t('menu.results')}</Link>
          <Link to="/check">{t('menu.check')}</Link>
        </nav>
      </footer>
    </div>
  );
}
