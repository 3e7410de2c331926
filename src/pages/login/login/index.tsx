import { useState } from 'react';
import { history, Navigate, useSearchParams } from 'umi';
import { useLanguage } from '@/utils/language';
import { safeReturnPath } from '@/utils/redirect';
import { usePageTitle } from '@/utils/route';
import { isSignedIn } from '@/utils/session';
import ForgotPassword from './components/ForgotPassword';
import Hero from './components/Hero';
import SignIn from './components/SignIn';
import styles from './index.module.css';

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
    <div className={styles.page}>
      <Hero />
      <section className={styles.panel}>
        {hasForgotten ? (
          <ForgotPassword onBack={() => showPanel(null)} />
        ) : (
          <SignIn onForgot={() => showPanel('forgot')} onSignedIn={() => history.replace(target)} />
        )}
      </section>
    </div>
  );
}
