/** Signing in and out, registering, and a forgotten password. */

import type { LoginBody, LoginData, LoginRefusal, SmsLoginBody } from '@domain/accounts/calls';
import type { UnboundOidcIdentity } from '@domain/accounts/oidc-calls';
import type { SecondStepBody } from '@domain/accounts/second-factor-calls';
import type { SecondStep } from '@domain/accounts/second-step-shapes';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { OptionNode } from '@domain/calls/shapes';
import type { Effect, EffectsCommandMap, Reducer } from 'umi';
import { bringPrograms } from '@/services/programs';
import { setActing } from '@/utils/acting';
import { call } from '@/utils/call';
import { handleSessionExpired } from '@/utils/endSession';
import { formatEnvelopeMessage, RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { translate } from '@/utils/language';
import { setOneTimePassword } from '@/utils/oneTimePassword';
import { openLogin } from '@/utils/redirect';
import { refreshSession } from '@/utils/refresh';
import { clearSession, findDeviceToken, readStoredLogin, saveDeviceToken, saveLogin } from '@/utils/session';
import { readOidcState, saveOidcState } from '@/utils/signInServices';

/** Choices of the registration form. */
interface RegistrationOptions {
  departments: OptionNode[];
  taxes: OptionNode[];
  industries: OptionNode[];
}

/** Second step of a sign-in whose password was right. */
export type PendingSecondStep = SecondStep & { username: string };

export interface LoginState {
  /** After several failures the next try has to solve a captcha. */
  captchaRequired: boolean;
  /** Difficulty of the proof of work that is accepted instead of a captcha. */
  proofLevel: number;
  /** The server's reason for refusing the last try. */
  refusal: string | null;
  secondStep: PendingSecondStep | null;
  options: RegistrationOptions | null;
}

const initial: LoginState = {
  captchaRequired: false,
  proofLevel: 0,
  refusal: null,
  secondStep: null,
  options: null,
};

const succeeded = (answer: ResponseEnvelope): boolean => answer.code === CODE.success;

/** Shows the server's message, as a success or as an error. Returns true for a success. */
function tell(answer: ResponseEnvelope): boolean {
  const done = succeeded(answer);
  if (done) feedback.success(formatEnvelopeMessage(answer));
  else feedback.error(formatEnvelopeMessage(answer));
  return done;
}

/**
 * Returns the data of an answer; null when the call fails, which the caller reports in its own place. The promise of an effect
 * that fails is never settled.
 */
function* dataOrNull(asked: unknown): Generator {
  try {
    const answer = (yield asked) as ResponseEnvelope;
    return answer.data;
  } catch {
    return null;
  }
}

/** Shows the second step where the answer asks for one; returns false otherwise. */
function* confirm(
  username: string,
  answer: ResponseEnvelope<LoginRefusal | null>,
  put: EffectsCommandMap['put'],
): Generator<unknown, boolean> {
  const asked = answer.data?.second_step;
  if (!asked) return false;
  const secondStep: PendingSecondStep = { ...asked, username };
  yield put({ type: 'refused', payload: { captchaRequired: false, refusal: null, secondStep } });
  return true;
}

/** Continues to the sign-out page of the identity provider; false where it has none or is unreachable. */
function* leaveService(provider: string): Generator<unknown, boolean> {
  try {
    const { data } = (yield call('leaveOidc', { data: { provider } })) as ResponseEnvelope<{
      url: string | null;
    }>;
    if (data.url) window.location.assign(data.url);
    return data.url !== null;
  } catch {
    return false;
  }
}

/** Stores the login, puts the published programs in force before any page asks for one, and shows that it succeeded. */
function* enter(username: string, login: LoginData, put: EffectsCommandMap['put']): Generator {
  saveLogin(login);
  saveDeviceToken(username, login.device);
  setActing(login.user);
  yield bringPrograms(login.user.programs_version);
  yield put({ type: 'user/saveCurrentUser', payload: login.user });
  yield put({ type: 'signedIn' });
  feedback.success(translate('login.succeeded'));
}

const effects: Record<string, Effect> = {
  /**
   * 200: stores the login, shows the success, runs `callback` with its data. 208: stores the server's message, which the form
   * shows as an error, and resolves with it.
   */
  *login({ payload, callback }, { put }): Generator {
    const { username, password } = payload as LoginBody;
    const device = findDeviceToken(username);
    const answer = (yield call('login', { data: { ...payload, device } })) as ResponseEnvelope<
      LoginData & LoginRefusal
    >;
    if (!succeeded(answer)) {
      if (yield* confirm(username, answer, put)) return;
      yield put({
        type: 'refused',
        payload: {
          captchaRequired: Boolean(answer.data?.captcha_required),
          proofLevel: answer.data?.proof_level ?? 0,
          refusal: formatEnvelopeMessage(answer),
        },
      });
      return answer;
    }
    setOneTimePassword(answer.data.user.must_change_password ? password : null);
    yield* enter(username, answer.data, put);
    callback?.(answer.data);
  },

  /** Signs in with an SMS code; a refusal is shown as an error. */
  *smsLogin({ payload, callback }, { put }): Generator {
    const { username } = payload as SmsLoginBody;
    const device = findDeviceToken(username);
    const answer = (yield call('smsLogin', { data: { ...payload, device } })) as ResponseEnvelope<
      LoginData & LoginRefusal
    >;
    if (!succeeded(answer)) {
      if (yield* confirm(username, answer, put)) return;
      feedback.error(formatEnvelopeMessage(answer));
      return;
    }
    yield* enter(username, answer.data, put);
    callback?.(answer.data);
  },

  /** Proves one second factor; a refusal is shown beside the choice of factors. */
  *secondStep({ payload, callback }, { put, select }): Generator {
    const step = (yield select(({ login }: { login: LoginState }) => login.secondStep)) as PendingSecondStep;
    const { ticket, username } = step;
    const body: SecondStepBody = { ...payload, ticket, device: findDeviceToken(username) };
    const answer = (yield call('secondStep', { data: body })) as ResponseEnvelope<LoginData>;
    if (!succeeded(answer)) {
      yield put({ type: 'refused', payload: { refusal: formatEnvelopeMessage(answer) } });
      return;
    }
    yield* enter(username, answer.data, put);
    callback?.(answer.data);
  },

  /**
   * Finishes a sign-in by an identity provider, which this tab must have started. An account unknown here is linked after
   * signing in by password.
   */
  *finishOidc({ payload, callback }, { put }): Generator {
    const { answer: query, onRefused } = payload as { answer: string; onRefused: () => void };
    const asked = readOidcState('oidc_asked');
    saveOidcState('oidc_asked', null);
    const refuse = (refusal: string) => put({ type: 'refused', payload: { refusal } });
    try {
      if (!asked || asked.state !== new URLSearchParams(query).get('state')) {
        yield refuse(translate('login.notAsked'));
        return onRefused();
      }
      const account = `oidc:${asked.provider}`;
      const device = findDeviceToken(account);
      const answer = (yield call('finishOidc', { data: { answer: query, device } })) as ResponseEnvelope<
        LoginData & LoginRefusal & UnboundOidcIdentity
      >;
      saveOidcState('oidc_by', { provider: asked.provider });
      if (succeeded(answer)) {
        yield* enter(account, answer.data, put);
        return callback?.(answer.data);
      }
      if (yield* confirm(account, answer, put)) return onRefused();
      saveOidcState('oidc_by', null);
      if (answer.data?.bind) saveOidcState('oidc_bind', answer.data.bind);
      yield refuse(formatEnvelopeMessage(answer));
      onRefused();
    } catch (failure) {
      onRefused();
      throw failure;
    }
  },

  *leaveSecondStep(_, { put }): Generator {
    yield put({ type: 'signedIn' });
  },

  *logout(_, { put }): Generator {
    try {
      yield call('logout');
    } catch {
      // Signing out of this browser works without the server, too.
    }
    const by = readOidcState('oidc_by');
    setOneTimePassword(null);
    clearSession();
    setActing(null);
    yield put({ type: 'user/saveCurrentUser', payload: null });
    if (by && (yield* leaveService(by.provider))) return;
    openLogin('/');
  },

  /**
   * Extends the session. Shows an error if that fails, and the end stays as it was; a session that has ended on the server is
   * ended here too.
   */
  *stay(): Generator {
    try {
      const status = (yield refreshSession()) as number;
      if (status === 401 || status === 403) handleSessionExpired();
      else if (status >= 400) feedback.error(translate('session.stayFailed'));
    } catch {
      feedback.error(translate('session.stayFailed'));
    }
  },

  /**
   * Ends the session on the server too, because its time is up or another tab has signed out, and opens the login, which leads
   * back to this page.
   */
  *timeUp(): Generator {
    try {
      if (readStoredLogin()) yield call('logout');
    } catch {
      // The session ends there by itself.
    }
    handleSessionExpired();
  },

  /**
   * Resolves with the answer: 200 shows the server's message and runs `callback`, 208 shows it as an error. With -1 it
   * resolves with the refusal, so that the page can say beside the field that the company is registered already.
   */
  *register({ payload, callback }): Generator {
    try {
      const answer = (yield call('register', { data: payload })) as ResponseEnvelope;
      if (tell(answer)) callback?.(answer);
      return answer;
    } catch (failure) {
      if (failure instanceof RequestFailure && failure.kind === 'refused') return failure.envelope;
      throw failure;
    }
  },

  /** Sends an SMS code; `callback` runs once it has been sent. */
  *sendSms({ payload, callback }): Generator {
    const answer = (yield call('sendSms', { data: payload })) as ResponseEnvelope;
    if (tell(answer)) callback?.(answer);
    return answer;
  },

  *forgetPassword({ payload, callback }): Generator {
    const answer = (yield call('forgetPassword', { data: payload })) as ResponseEnvelope;
    if (tell(answer)) callback?.(answer);
    return answer;
  },

  /** Looks up a company's name; `callback` receives the answer on 200 and on 208. */
  *fetchCompanyName({ payload, callback }): Generator {
    const answer = (yield call('companyName', { params: { credit_code: payload } })) as ResponseEnvelope;
    callback?.(answer);
    return answer;
  },

  /** Resolves with `{captcha_id, image, expires_in}` or null. */
  *fetchCaptcha(): Generator {
    return yield* dataOrNull(call('captcha'));
  },

  /** Resolves with a spoken captcha `{sound}`, or null. */
  *fetchCaptchaAudio({ payload }): Generator {
    return yield* dataOrNull(call('captchaAudio', { params: { captcha_id: payload } }));
  },

  /** Resolves with a proof-of-work challenge `{challenge, expires_in}`, or null. */
  *fetchChallenge({ payload }): Generator {
    return yield* dataOrNull(call('proofChallenge', { params: payload }));
  },

  *fetchOptions(_, { put, all }): Generator {
    const [departments, taxes, industries] = (yield all([
      call('departments'),
      call('taxAuthorities'),
      call('industries'),
    ])) as ResponseEnvelope<OptionNode[]>[];
    const options = { departments: departments?.data, taxes: taxes?.data, industries: industries?.data };
    yield put({ type: 'saveOptions', payload: options });
  },
};

const reducers: Record<string, Reducer<LoginState>> = {
  refused: (state, { payload }: { type: string; payload?: Partial<LoginState> }) => ({
    ...state,
    ...payload,
  }),
  signedIn: ({ options } = initial) => ({ ...initial, options }),
  saveOptions: (state, { payload }: { type: string; payload?: RegistrationOptions }) => ({
    ...state,
    options: payload ?? null,
  }),
};

export default { namespace: 'login', state: initial, effects, reducers };
