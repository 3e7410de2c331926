import type { LoginData, LoginRefusal } from '@domain/accounts/calls';
import { type AccountInvitation, readInvitation } from '@domain/accounts/invitation';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import { type FormEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Link, useDispatch, useLocation, useSelector } from 'umi';
import Icon from '@/components/Icon';
import type { Verification } from '@/components/Verification/useVerification';
import { LazyPart } from '@/layouts/components/AntdFrame/withAntdFrame';
import type { RootState } from '@/models/connect';
import { isBehind, removeShell, takeTypedLogin } from '@/shell';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, ignoreShownFailure } from '@/utils/failure';
import { useLanguage } from '@/utils/language';
import type { EndedSession } from '@/utils/redirect';
import { useFaultyTitle } from '@/utils/route';
import { type SignInService, saveOidcState, useSignInServices } from '@/utils/signInServices';
import { useRun } from '@/utils/useRun';
import { Field, type LoginField, PasswordField } from './Field';

interface Props {
  onForgot: () => void;
  onSms: () => void;
  onSignedIn: (login: LoginData) => void;
}

const loadVerification = () => import('./SignInVerification');

/** Sign-in form of the first page that most people see. It avoids antd, which is larger than the rest of the page. */
export default function SignIn({ onForgot, onSms, onSignedIn }: Props) {
  const { t } = useLanguage();
  const run = useRun();
  const dispatch = useDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [ownsFocus] = useState(() => !isBehind());
  const { state, hash } = useLocation();
  // A link that is pasted where the login is open changes the hash alone.
  const link = useMemo(() => readInvitation(hash), [hash]);
  const [used, setUsed] = useState<AccountInvitation | null>(null);
  const isUsed = link !== null && link === used;
  const invited = isUsed ? null : link;
  const { username = link?.username, isKept } = (state ?? {}) as Partial<EndedSession>;
  const { captchaRequired, proofLevel, refusal } = useSelector((root: RootState) => root.login);
  const isSending = useSelector((root: RootState) => root.loading.effects['login/login'] ?? false);
  const verification = useRef<Verification>();
  const [canVerify, setCanVerify] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const [faults, setFaults] = useState<Partial<Record<LoginField, string>>>({});
  useFaultyTitle(refusal !== null || Object.values(faults).some(Boolean));
  const isBusy = isSending || isWaiting || (captchaRequired && !canVerify);

  useLayoutEffect(() => {
    if (invited) removeShell();
    else if (form.current) takeTypedLogin(form.current);
  }, [invited]);

  const hold = (present: Verification) => {
    verification.current = present;
    setCanVerify(true);
  };

  /** Reads the values; returns null if some are missing, which are reported at their fields, with the focus on the first. */
  function read(from: HTMLFormElement) {
    if (invited) return invited;
    const given = new FormData(from);
    const username = String(given.get('username')).trim();
    const password = String(given.get('password'));
    const missing = {
      ...(username ? {} : { username: t('login.usernameRequired') }),
      ...(password ? {} : { password: t('login.passwordRequired') }),
    };
    setFaults(missing);
    const [first] = Object.keys(missing);
    if (!first) return { username, password };
    (from.elements.namedItem(first) as HTMLInputElement).focus();
    return null;
  }

  async function signIn(from: HTMLFormElement) {
    const values = read(from);
    if (!values) return;
    setWaiting(true);
    const shown = captchaRequired ? await verification.current?.answer() : {};
    setWaiting(false);
    if (!shown) return;
    const refused = await run<ResponseEnvelope<LoginRefusal | null> | undefined>({
      type: 'login/login',
      payload: { ...values, ...shown },
      callback: onSignedIn,
    });
    if (refused) verification.current?.refused(String(refused.msg));
    if (!invited || !refused?.data?.wrong_credentials) return;
    dispatch({ type: 'login/refused', payload: { refusal: t('login.invitedUsed') } });
    setUsed(invited);
  }

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isBusy) signIn(event.currentTarget).catch(() => undefined);
  };
  const forget = (name: LoginField) => () => setFaults({ ...faults, [name]: undefined });

  return (
    <div className="login-panel">
      <h1>{t(invited ? 'login.invited' : 'login.title')}</h1>
      <p className="login-lead">
        {invited ? t('login.invitedLead', { username: invited.username }) : t('login.lead')}
      </p>
      {isKept && (
        <p className="login-kept" role="status">
          {t('login.kept')}
        </p>
      )}
      {refusal && !isSending && (
        <div className="login-refusal" role="alert">
          <Icon name="error" />
          <span>{refusal}</span>
        </div>
      )}
      <form ref={form} noValidate onSubmit={submit}>
        {!invited && (
          <>
            <Field
              name="username"
              label={t('login.username')}
              fault={faults.username}
              defaultValue={username}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              autoFocus={ownsFocus && !username}
              onInput={forget('username')}
            />
            <PasswordField
              name="password"
              label={t('login.password')}
              fault={faults.password}
              autoComplete="current-password"
              autoFocus={(ownsFocus || isUsed) && Boolean(username)}
              onInput={forget('password')}
            />
          </>
        )}
        {captchaRequired && (
          <LazyPart load={loadVerification} given={{ level: proofLevel, onChange: hold }} />
        )}
        <button type="submit" className="main-button" aria-busy={isBusy}>
          {t(invited ? 'login.invitedSubmit' : 'login.submit')}
        </button>
      </form>
      {invited ? (
        <p className="login-foot">
          <span>{t('login.invitedOnce')}</span> <a href="/login/login">{t('login.title')}</a>
        </p>
      ) : (
        <OtherWays onSms={onSms} onForgot={onForgot} />
      )}
    </div>
  );
}

/** Links for people who do not sign in with a password here. */
function OtherWays({ onSms, onForgot }: Pick<Props, 'onSms' | 'onForgot'>) {
  const { t } = useLanguage();
  return (
    <>
      <div className="login-foot">
        <span>
          {t('login.noAccount')} <Link to="/login/register">{t('login.register')}</Link>
        </span>
        <button type="button" className="link-button" onClick={onSms}>
          {t('login.bySms')}
        </button>
        <button type="button" className="link-button" onClick={onForgot}>
          {t('login.forgot')}
        </button>
      </div>
      <OtherServices />
    </>
  );
}

/** Button for each identity provider; nothing where there is none. */
function OtherServices() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const services = useSignInServices();

  const go = async ({ id: provider }: SignInService) => {
    try {
      const answer = await call('beginOidc', { data: { provider } });
      if (answer.code === CODE.success && answer.data) {
        saveOidcState('oidc_asked', { provider, state: answer.data.state });
        window.location.assign(answer.data.url);
      } else dispatch({ type: 'login/refused', payload: { refusal: formatEnvelopeMessage(answer) } });
    } catch (error) {
      ignoreShownFailure(error);
    }
  };

  if (services.length === 0) return null;
  return (
    <div className="login-foot">
      <span>{t('login.otherServices')}</span>
      {services.map((service) => (
        <button key={service.id} type="button" className="link-button" onClick={() => go(service)}>
          {service.name}
        </button>
      ))}
    </div>
  );
}
