import { lazy, Suspense } from 'react';
import { Navigate, useLocation, useSelectedRoutes } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { loginPath } from '@/utils/redirect';
import { isSignedIn } from '@/utils/session';

const Shell = lazy(() => import('./Shell'));
const Outside = lazy(() => import('@/layouts/LoginLayout'));

/** Leads to the login and back without a session; an unknown path is reported at its own address. */
export default function BasicLayout() {
  const { pathname, search, hash } = useLocation();
  const isUnknown = useSelectedRoutes().some(({ route }) => route.path?.endsWith('*'));
  if (!isSignedIn() && !isUnknown) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  return <Suspense fallback={<RouteSpinner />}>{isSignedIn() ? <Shell /> : <Outside />}</Suspense>;
}
