import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import SkipLink, { MAIN_ID } from '@/components/SkipLink';
import { withAntdFrame } from '@/layouts/components/AntdFrame/withAntdFrame';
import Brand from '@/layouts/components/Brand';
import DisplaySettings from '@/layouts/components/DisplaySettings';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import ErrorBoundary from '@/layouts/components/ErrorBoundary';
import HelpButton from '@/layouts/components/HelpButton';
import LanguageSwitch from '@/layouts/components/LanguageSwitch';
import { useLanguage, withAllTexts } from '@/utils/language';
import { usePortalName } from '@/utils/officeSettings';
import SiteFoot from './SiteFoot';

const FramedOutlet = withAntdFrame(() => withAllTexts(Promise.resolve({ default: Outlet })));

/**
 * Layout before sign-in: name, languages and help above, page below. It loads no portal frame and the login loads no antd, so
 * that the login is shown early.
 */
export default function LoginLayout() {
  const { t } = useLanguage();
  const portalName = usePortalName();
  const { pathname } = useLocation();
  return (
    <div className="outside">
      <DocumentTitle />
      <SkipLink />
      <header className="outside-bar">
        <Link to="/login/login" className="outside-home" aria-label={portalName}>
          <Brand />
        </Link>
        <div className="outside-tools">
          <HelpButton />
          <LanguageSwitch />
          <DisplaySettings />
        </div>
      </header>
      <main id={MAIN_ID} tabIndex={-1} className="outside-main">
        <ErrorBoundary key={pathname}>
          {pathname === '/login/login' ? (
            <Outlet />
          ) : (
            <Suspense fallback={<RouteSpinner />}>
              <FramedOutlet />
            </Suspense>
          )}
        </ErrorBoundary>
      </main>
      <footer className="outside-foot">
        <nav aria-label={t('results.places')}>
          <Link to="/results">{t('menu.results')}</Link>
          <Link to="/check">{t('menu.check')}</Link>
        </nav>
        <SiteFoot />
      </footer>
    </div>
  );
}
