/** Frame: folded state of the menu, and the notices of the bell. */

import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { InboxNotice } from '@domain/inbox/calls';
import type { Effect, EffectsCommandMap, Reducer } from 'umi';
import { call } from '@/utils/call';
import { BELOW_XL } from '@/utils/useMediaQuery';

export interface GlobalState {
  collapsed: boolean;
  notices: InboxNotice[];
  totalCount: number;
  unreadCount: number;
  /** True while the tour is shown. */
  touring: boolean;
}

/**
 * Initial folded state: the frame folds its menu below 1200 px (`src/layouts/BasicLayout/Shell.tsx`). Computed before the first paint,
 * which would jump otherwise.
 */
const startsFolded = (): boolean => window.matchMedia?.(BELOW_XL).matches ?? false;

const initial: GlobalState = {
  collapsed: startsFolded(),
  notices: [],
  totalCount: 0,
  unreadCount: 0,
  touring: false,
};

interface Root {
  global: GlobalState;
}

const withCounts = (state: GlobalState, notices: InboxNotice[]): GlobalState => ({
  ...state,
  notices,
  totalCount: notices.length,
  unreadCount: notices.filter(({ read }) => !read).length,
});

const countsOf = ({ global: { totalCount, unreadCount } }: Root) => ({ totalCount, unreadCount });

/** Confirms an optimistic change of notices; when the server refuses it, the notices are read again. */
function* takeOver(asked: unknown, put: EffectsCommandMap['put']): Generator {
  const { code } = (yield asked) as ResponseEnvelope;
  if (code !== CODE.success) yield put({ type: 'fetchNotices' });
}

const effects: Record<string, Effect> = {
  /** Reads the notices of the bell, and returns the answer. */
  *fetchNotices(_, { put }): Generator {
    const answer = (yield call('notices')) as ResponseEnvelope<InboxNotice[]>;
    if (answer.code !== CODE.success) return answer;
    yield put({ type: 'saveNotices', payload: answer.data });
    yield put({ type: 'copyCounts' });
    return answer;
  },

  /** Marks one notice as read; the payload is its id. Notices that were not read yet are counted by the server. */
  *changeNoticeReadState({ payload }, { put, select }): Generator {
    const asked = call('batchRead', { data: { message_ids: [payload] } });
    const { notices } = ((yield select()) as Root).global;
    if (!notices.some(({ id }) => id === payload)) {
      yield asked;
      return yield put({ type: 'fetchNotices' });
    }
    yield put({ type: 'markRead', payload });
    yield put({ type: 'copyCounts' });
    yield* takeOver(asked, put);
  },

  /** Clears all notices of the type in the payload, on the server too. */
  *clearNotices({ payload }, { put, select }): Generator {
    const { notices } = ((yield select()) as Root).global;
    const ids = notices.filter(({ type }) => type === payload).map(({ id }) => id);
    yield put({ type: 'saveClearedNotices', payload });
    yield put({ type: 'copyCounts' });
    if (ids.length > 0) yield* takeOver(call('batchRead', { data: { message_ids: ids, clear: true } }), put);
  },

  /** Copies the counts to the current user. */
  *copyCounts(_, { put, select }): Generator {
    yield put({ type: 'user/changeNotifyCount', payload: countsOf((yield select()) as Root) });
  },
};

const reducers: Record<string, Reducer<GlobalState>> = {
  changeLayoutCollapsed: (state, { payload }: { type: string; payload?: boolean }) => ({
    ...state,
    collapsed: Boolean(payload),
  }),
  tour: (state, { payload }: { type: string; payload?: boolean }) => ({
    ...state,
    touring: Boolean(payload),
  }),
  saveNotices: (state, { payload }: { type: string; payload?: InboxNotice[] }) =>
    withCounts(state, payload ?? []),
  saveClearedNotices: (state, { payload }: { type: string; payload?: string }) =>
    withCounts(
      state,
      state.notices.filter(({ type }) => type !== payload),
    ),
  markRead: (state, { payload }: { type: string; payload?: string }) =>
    withCounts(
      state,
      state.notices.map((notice) => (notice.id === payload ? { ...notice, read: true } : notice)),
    ),
};

export default { namespace: 'global', state: initial, effects, reducers };
