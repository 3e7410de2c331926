import { InfoCircleFilled } from '@ant-design/icons';
import { isCompanySide, rightNames } from '@domain/accounts/roles';
import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { Link, Outlet, useDispatch, useLocation, useSelector } from 'umi';
import Outcome from '@/components/Outcome';
import RouteSpinner from '@/components/RouteSpinner';
import { MAIN_ID } from '@/components/SkipLink';
import { loadOtherStyles, useOtherStyles } from '@/layouts/components/AntdFrame/otherStyles';
import { findPageTexts } from '@/layouts/components/AntdFrame/pageTexts';
import DocumentTitle from '@/layouts/components/DocumentTitle';
import ErrorBoundary from '@/layouts/components/ErrorBoundary';
import { prepareFrameDialog } from '@/layouts/components/FrameDialog';
import { findUnmetAccess } from '@/models/access';
import type { RootState } from '@/models/connect';
import { loadFeedbackHost } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useRoute } from '@/utils/route';
import { useAtFirstSign } from '@/utils/useAtFirstSign';
import styles from '../index.module.css';

/** Loads what the first page does without and is needed soon: messages, the dialog of the frame, styles and texts of other pages. */
function loadTheRest(): Promise<unknown> {
  loadFeedbackHost();
  return Promise.all([prepareFrameDialog(), loadOtherStyles('all')]);
}

/** The page, once the current user is known. Each new page starts at its top, with the focus on its content. */
export default function Content() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const user = useSelector((state: RootState) => state.user.currentUser);
  const isAsking = useSelector((state: RootState) => state.loading.effects['user/fetchCurrentUser']);
  const isFixed = useSelector((state: RootState) => state.settings.contentWidth === 'Fixed');
  const isStyled = useOtherStyles(findPageTexts(pathname));
  useAtFirstSign(loadTheRest);
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
            <p role="status" className={styles.waits}>
              <InfoCircleFilled aria-hidden />
              {t('shell.companyWaits')}
            </p>
          )}
          <div className={styles.page}>
            <Guard>{isStyled ? <Outlet /> : <RouteSpinner />}</Guard>
          </div>
        </ErrorBoundary>
      ) : isAsking === false ? (
        <Outcome title={t('user.unknown')}>
          <Button type="primary" onClick={ask}>
            {t('common.retry')}
          </Button>
        </Outcome>
      ) : (
        <RouteSpinner />
      )}
    </main>
  );
}

/** Shows a page only to people whom its route admits and tells others the reason. The server checks access itself. */
export function Guard({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const say = useText();
  const { access } = useRoute();
  const user = useSelector((state: RootState) => state.user.currentUser);
  const unmet = findUnmetAccess(access, user);
  if (!unmet) return children;
  const { right } = unmet;
  const side = unmet.office ? 'access.office' : 'access.company';
  const whoGivesRights = user && !isCompanySide(user.role) ? 'access.right.whyOffice' : 'access.right.why';
  return (
    <Outcome
      title={
        <h1 className={styles.denied}>
          {right ? t('access.right', { right: say(rightNames[right]) }) : t(side)}
        </h1>
      }
      why={t(right ? whoGivesRights : `${side}.why`)}
    >
      <Link to="/index">{t('notFound.home')}</Link>
    </Outcome>
  );
}
