import type { Language } from '@domain/text';
import { Alert, Button, ConfigProvider, Result } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import { Outlet, useDispatch, useLocation, useSelector } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { MAIN_ID } from '@/components/SkipLink';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import ErrorBoundary from '@/layouts/components/ErrorBoundary';
import { languageOfPage, localeOf } from '@/locales';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import { useRoute } from '@/utils/route';
import styles from '../index.module.css';
import Guard from './Guard';

const ID = 'page-overlays';

/**
 * Host of the dialogs, drawers and lists of a page that is not in the chosen language. They stand outside of the page and
 * would be read out in the language of the document (WCAG 3.1.2).
 */
export function overlaysIn(language: Language): HTMLElement {
  const host = document.getElementById(ID) ?? document.body.appendChild(document.createElement('div'));
  host.id = ID;
  host.lang = language;
  return host;
}

/** The page, once it is known who looks at it. Each new page starts at its top, with the focus on its content. */
export default function Content() {
  const { t, locale } = useLanguage();
  const lang = languageOfPage(localeOf(locale), useRoute().name ?? '');
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isAsking = useSelector((state: RootState) => state.loading.effects['user/fetchCurrentUser']);
  const isFixed = useSelector((state: RootState) => state.settings.contentWidth === 'Fixed');
  const ask = useCallback(() => dispatch({ type: 'user/fetchCurrentUser' }), [dispatch]);

  useEffect(() => {
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [ask]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id={MAIN_ID} ref={main} tabIndex={-1} className={isFixed ? styles.fixedWidth : styles.main}>
      <DocumentTitle />
      {user ? (
        <ErrorBoundary key={pathname}>
          {user.company?.status === 'pending' && (
            <Alert
              banner
              className={styles.waits as string}
              type="info"
              role="status"
              message={t('shell.companyWaits')}
            />
          )}
          <ConfigProvider {...(lang && { getPopupContainer: () => overlaysIn(lang) })}>
            <div className={styles.page} lang={lang}>
              <Guard>
                <Outlet />
              </Guard>
            </div>
          </ConfigProvider>
        </ErrorBoundary>
      ) : isAsking === false ? (
        <Result
          status="warning"
          title={t('user.unknown')}
          extra={
            <Button type="primary" onClick={ask}>
              {t('user.again')}
            </Button>
          }
        />
      ) : (
        <RouteSpinner />
      )}
    </main>
  );
}
