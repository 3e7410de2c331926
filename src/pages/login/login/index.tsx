import type { LoginData } from '@domain/accounts/calls';
import { type InvitedState, readInvitation } from '@domain/accounts/invitation';
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

/** Three sentences about the benefits of the portal for a company. */
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

/** Panels beside the password panel, by `?panel=`, with the prefix of their text keys. */
const PANELS = { forgot: 'forgot', sms: 'smsLogin' } as const;
type Panel = keyof typeof PANELS;
const isPanel = (name: string | null): name is Panel => name !== null && Object.hasOwn(PANELS, name);

/**
 * Sign-in page with a description of the portal. `?redirect=` leads back to the page on which the session ended, unless it
 * belonged to another account.
 */
export default function Login() {
  const { t } = useLanguage();
  const [search, setSearch] = useSearchParams();
  const { state, hash } = useLocation();
  const ended = state as EndedSession | null;
  const invitation = readInvitation(hash);
  const arrival: InvitedState | undefined = invitation ? { invitation } : undefined;
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
    history.replace(!ended?.account || ended.account === user.id ? target : '/index', arrival);
  };

  if (search.has('state') && !secondStep)
    return (
      <OidcReturn
        answer={search.toString()}
        onSignedIn={enter}
        onRefused={() => history.replace('/login/login')}
      />
    );
  if (wasSignedIn) return <Navigate to={target} state={arrival} replace />;
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
  /** Query string with which the identity provider sent the browser back. */
  answer: string;
  onSignedIn: (login: LoginData) => void;
  /** Called when the sign-in is refused: the login shows the reason. */
  onRefused: () => void;
}

let taken: string | null = null;

/** Sends the provider's answer to the server, once, however often the page renders. */
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
