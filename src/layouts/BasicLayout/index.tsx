import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useDispatch, useLocation, useSelectedRoutes, useSelector } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { needNoOtherStyles } from '@/layouts/components/AntdFrame/otherStyles';
import { withAntdFrame } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { RootState } from '@/models/connect';
import { buildLoginPath } from '@/utils/redirect';
import { isSignedIn } from '@/utils/session';
import { loadShell } from './loadShell';

/** The pages inside wait for the other styles themselves (`components/Content.tsx`): the home page needs none. */
const Shell = withAntdFrame(loadShell, needNoOtherStyles);
const Outside = lazy(() => import('@/layouts/LoginLayout'));

/** Redirects to the login without a session, and back after sign-in; an unknown path is reported at its own address. */
export default function BasicLayout() {
  const { pathname, search, hash } = useLocation();
  const dispatch = useDispatch();
  const isAnonymous = useSelector((state: RootState) => isSignedIn() && !state.user.currentUser);

  // The current user is fetched here, in parallel with the chunk of the frame.
  useEffect(() => {
    if (isAnonymous) dispatch({ type: 'user/fetchCurrentUser' });
  }, [isAnonymous, dispatch]);

  const isUnknown = useSelectedRoutes().some(({ route }) => route.path?.endsWith('*'));
  if (!isSignedIn() && !isUnknown) return <Navigate to={buildLoginPath(pathname + search + hash)} replace />;
  return <Suspense fallback={<RouteSpinner />}>{isSignedIn() ? <Shell /> : <Outside />}</Suspense>;
}
