import type { LoginData } from '@domain/accounts/calls';
import { Suspense, useEffect, useState } from 'react';
import { history, Navigate, useDispatch, useLocation, useSearchParams, useSelector } from 'umi';
import RouteSpinner from '@/components/RouteSpinner';
import { withAntdFrame } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { RootState } from '@/models/connect';
import { useLanguage, withAllTexts } from '@/utils/language';
import { type EndedSession, toSafeReturnPath } from '@/utils/redirect';
import { usePageTitle } from '@/utils/route';
import { isSignedIn } from '@/utils/session';
import { readOidcState } from '@/utils/signInServices';
import SignIn from './components/SignIn';

const POINTS = ['login.point1', 'login.point2', 'login.point3'];

/** Three sentences on the portal's use for a company. */
function Hero() {
  const { t } = useLanguage();
  return (
    <section className="login-hero" aria-labelledby="hero">
      <div>
        <h2 id="hero">{t('login.hero')}</h2>
        <p>{t('login.heroLead')}</p>
        <ul>
          {POINTS.map((point) => (
            <li key={point}>
              <strong>{t(point)}</strong>
              <span>{t(`${point}Why`)}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const ForgotPassword = withAntdFrame(() => withAllTexts(import('./components/ForgotPassword')));
const SecondStep = withAntdFrame(() => withAllTexts(import('./components/SecondStep')));
const SmsLogin = withAntdFrame(() => withAllTexts(import('./components/SmsLogin')));

/** Panels beside that of the password, by `?panel=`, with the words that their texts begin with. */
const PANELS = { forgot: 'forgot', sms: 'smsLogin' } as const;
type Panel = keyof typeof PANELS;
const isPanel = (name: string | null): name is Panel => name !== null && Object.hasOwn(PANELS, name);

/**
 * Sign-in, and beside it what the portal is for. `?redirect=` leads back to where the session ended, unless it was that of
 * another account.
 */
export default function Login() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const ended = useLocation().state as EndedSession | null;
  const [wasSignedIn] = useState(isSignedIn);
  const target = toSafeReturnPath(search.get('redirect')) ?? '/index';
  const asked = search.get('panel');
  const panel = isPanel(asked) ? asked : null;
  const secondStep = useSelector((root: RootState) => root.login.secondStep);
  usePageTitle(panel ? t(`${PANELS[panel]}.title`) : undefined);

  const show = (chosen: Panel | null) => () => {
    const next = new URLSearchParams(search);
    if (chosen) next.set('panel', chosen);
    else next.delete('panel');
    setSearch(next);
  };

  const enter = ({ user }: LoginData) => {
    if (readOidcState('oidc_bind')) return history.replace('/enterpriseCenter/account');
    history.replace(!ended?.account || ended.account === user.id ? target : '/index');
  };

  if (search.has('state') && !secondStep)
    return (
      <OidcReturn
        answer={search.toString()}
        onSignedIn={enter}
        onRefused={() => history.replace('/login/login')}
      />
    );
  if (wasSignedIn) return <Navigate to={target} replace />;
  return (
    <div className="login">
      <Hero />
      <section className="login-side">
        <Suspense fallback={<RouteSpinner />}>
          {secondStep && <SecondStep step={secondStep} onSignedIn={enter} />}
          {panel === 'forgot' && <ForgotPassword onBack={show(null)} />}
          {!secondStep && panel === 'sms' && <SmsLogin onSignedIn={enter} onBack={show(null)} />}
        </Suspense>
        {!panel && !secondStep && <SignIn onForgot={show('forgot')} onSms={show('sms')} onSignedIn={enter} />}
      </section>
    </div>
  );
}

interface Props {
  /** The query with which the service sent the browser back. */
  answer: string;
  onSignedIn: (login: LoginData) => void;
  /** Nobody is signed in: the login says why. */
  onRefused: () => void;
}

let taken: string | null = null;

/** Takes an answer to the server, once, however often the page is drawn. */
function OidcReturn({ answer, onSignedIn, onRefused }: Props) {
  const dispatch = useDispatch();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer is good once
  useEffect(() => {
    if (taken === answer) return;
    taken = answer;
    dispatch({ type: 'login/finishOidc', payload: { answer, onRefused }, callback: onSignedIn });
  }, []);
  return <RouteSpinner />;
}
