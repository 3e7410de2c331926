import { Suspense, useState } from 'react';
import { history, Navigate, useSearchParams } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { framed } from '@/layouts/components/AntdFrame/framed';
import { useLanguage, withAllTexts } from '@/utils/language';
import { safeReturnPath } from '@/utils/redirect';
import { usePageTitle } from '@/utils/route';
import { isSignedIn } from '@/utils/session';
import Hero from './components/Hero';
import SignIn from './components/SignIn';

const ForgotPassword = framed(() => withAllTexts(import('./components/ForgotPassword')));

/** Sign-in, and beside it what the portal is for. `?redirect=` leads back to where the session ended. */
export default function Login() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
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
          <SignIn onForgot={() => showPanel('forgot')} onSignedIn={() => history.replace(target)} />
        )}
      </section>
    </div>
  );
}
