import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation, useSelectedRoutes } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { loginPath } from '@/utils/redirect';
import { isSignedIn } from '@/utils/session';

const Shell = lazy(() => import('./Shell'));

/** Who is not signed in goes to the login and comes back; only a path that does not exist is told at once. */
export default function BasicLayout() {
  const { pathname, search, hash } = useLocation();
  const isUnknown = useSelectedRoutes().some(({ route }) => route.path?.endsWith('*'));
  if (isSignedIn()) {
    return (
      <Suspense fallback={<RouteSpinner />}>
        <Shell />
      </Suspense>
    );
  }
  return isUnknown ? <Outlet /> : <Navigate to={loginPath(pathname + search + hash)} replace />;
}
