/** The person who is signed in. Lists of accounts, departments and tax authorities are read by the pages that show them. */

import type { CurrentUser } from '@domain/accounts/calls';
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Effect, Reducer } from 'umi';
import { bringKnownPrograms, bringPrograms } from '@/services/programs';
import { isSameActing, reportActingChanged, setActing } from '@/utils/acting';
import { call } from '@/utils/call';
import { formatEnvelopeMessage, RequestFailure } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { setOneTimePassword } from '@/utils/oneTimePassword';
import { readStoredLogin } from '@/utils/session';

export interface UserState {
  currentUser: CurrentUser | null;
}

const initial: UserState = { currentUser: null };

const effects: Record<string, Effect> = {
  /**
   * Fetches the signed-in person. Without a network the person is taken from the stored login: the frame is drawn, and the
   * server still checks each call.
   */
  *fetchCurrentUser(_, { put, select }): Generator {
    try {
      const answer = (yield call('currentUser')) as ResponseEnvelope<CurrentUser>;
      if (answer.code !== CODE.success) return;
      const before = (yield select(
        ({ user }: { user: UserState }) => user.currentUser,
      )) as CurrentUser | null;
      // The page still shows the previous company.
      if (before && !isSameActing(before, answer.data)) return reportActingChanged();
      setActing(answer.data);
      yield bringPrograms(answer.data.programs_version);
      yield put({ type: 'saveCurrentUser', payload: answer.data });
    } catch (failure) {
      const known = readStoredLogin()?.user;
      const isOffline = failure instanceof RequestFailure && failure.kind === 'offline';
      if (!isOffline || !known) throw failure;
      yield bringKnownPrograms();
      yield put({ type: 'saveCurrentUser', payload: known });
    }
  },

  /** Changes the password and shows the server's message; `callback` runs when it succeeded. */
  *editPassword({ payload, callback }, { put }): Generator {
    const answer = (yield call('editPassword', { data: payload })) as ResponseEnvelope;
    const done = answer.code === CODE.success;
    const text = formatEnvelopeMessage(answer);
    if (!done) return feedback.error(text);
    feedback.success(text);
    setOneTimePassword(null);
    yield put({ type: 'passwordChanged' });
    callback?.(answer);
  },

  /** Changes the mobile number and shows the server's message; `callback` runs when it succeeded. */
  *editPhone({ payload, callback }, { put }): Generator {
    const answer = (yield call('editPhone', { data: payload })) as ResponseEnvelope<{ phone: string }>;
    const text = formatEnvelopeMessage(answer);
    if (answer.code !== CODE.success) return feedback.error(text);
    feedback.success(text);
    yield put({ type: 'phoneChanged', payload: answer.data.phone });
    callback?.(answer);
  },
};

interface Counts {
  totalCount: number;
  unreadCount: number;
}

const reducers: Record<string, Reducer<UserState>> = {
  saveCurrentUser: (state, { payload }: { type: string; payload?: CurrentUser | null }) => ({
    ...state,
    currentUser: payload ?? null,
  }),
  passwordChanged: (state) => ({
    ...state,
    currentUser: state.currentUser && { ...state.currentUser, must_change_password: false },
  }),
  phoneChanged: (state, { payload }: { type: string; payload?: string }) => ({
    ...state,
    currentUser: state.currentUser && { ...state.currentUser, phone: payload ?? null },
  }),
  /** Takes over the counts of the notices. */
  changeNotifyCount: (state, { payload }: { type: string; payload?: Counts }) => ({
    ...state,
    currentUser: state.currentUser && {
      ...state.currentUser,
      notifyCount: payload?.totalCount ?? 0,
      unreadCount: payload?.unreadCount ?? 0,
    },
  }),
};

const COUNTS = new Set(['notifyCount', 'unreadCount']);

/** True for the same person, whatever the counts of notices: parts that show none need not be drawn anew for them. */
export function isSameBesideCounts(a: CurrentUser | null, b: CurrentUser | null): boolean {
  if (!a || !b) return a === b;
  const names = Object.keys({ ...a, ...b }) as (keyof CurrentUser)[];
  return names.every((name) => COUNTS.has(name) || a[name] === b[name]);
}

export default { namespace: 'user', state: initial, effects, reducers };
