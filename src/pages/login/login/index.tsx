import type { LoginData } from '@domain/calls/accounts';
import { Suspense, useState } from 'react';
import { history, Navigate, useLocation, useSearchParams } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { framed } from '@/layouts/components/AntdFrame/framed';
import { useLanguage, withAllTexts } from '@/utils/language';
import { type EndedSession, safeReturnPath } from '@/utils/redirect';
import { usePageTitle } from '@/utils/route';
import { isSignedIn } from '@/utils/session';
import Hero from './components/Hero';
import SignIn from './components/SignIn';

const ForgotPassword = framed(() => withAllTexts(import('./components/ForgotPassword')));

/**
 * Sign-in, and beside it what the portal is for. `?redirect=` leads back to where the session ended, unless it was that of
 * another account.
 */
export default function Login() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const ended = useLocation().state as EndedSession | null;
  const [wasSignedIn] = useState(isSignedIn);
  const target = safeReturnPath(search.get('redirect')) ?? '/index';
  const hasForgotten = search.get('panel') === 'forgot';
  usePageTitle(hasForgotten ? t('forgot.title') : undefined);

  const showPanel = (panel: 'forgot' | null) => {
    const next = new URLSearchParams(search);
    if (panel) next.set('panel', panel);
    else next.delete('panel');
    setSearch(next);
  };

  const enter = ({ user }: LoginData) =>
    history.replace(!ended?.account || ended.account === user.id ? target : '/index');

  if (wasSignedIn) return <Navigate to={target} replace />;
  return (
    <div className="login">
      <Hero />
      <section className="login-side">
        {hasForgotten ? (
          <Suspense fallback={<RouteSpinner />}>
            <ForgotPassword onBack={() => showPanel(null)} />
          </Suspense>
        ) : (
          <SignIn onForgot={() => showPanel('forgot')} onSignedIn={enter} />
        )}
      </section>
    </div>
  );
}
