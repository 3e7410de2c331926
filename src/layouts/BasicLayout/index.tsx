import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSelectedRoutes } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { loginPath } from '@/utils/redirect';
import { isSignedIn } from '@/utils/session';

const Shell = lazy(() => import('./Shell'));
const Outside = lazy(() => import('@/layouts/LoginLayout'));

/** Who is not signed in goes to the login and comes back; only a path that does not exist is told at once, where it is. */
export default function BasicLayout() {
  const { pathname, search, hash } = useLocation();
  const isUnknown = useSelectedRoutes().some(({ route }) => route.path?.endsWith('*'));
  if (!isSignedIn() && !isUnknown) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  return <Suspense fallback={<RouteSpinner />}>{isSignedIn() ? <Shell /> : <Outside />}</Suspense>;
}
