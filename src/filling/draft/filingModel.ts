/**
 * dva model of the open declaration or report. The draft machine saves it (src/filling/draft/machine.ts); opening,
 * submitting and withdrawing are implemented here.
 */
import { CODE } from '@domain/api/codes';
import type { ResponseEnvelope } from '@domain/api/envelope';
import type { Filing } from '@domain/filing/types';
import type { Effect } from 'umi';
import { call as callServer } from '@/utils/call';
import { createId } from '@/utils/createId';
import { formatEnvelopeMessage, getFailureReason } from '@/utils/failure';
import { feedback } from '@/utils/feedback';
import { reducers } from './filingReducers';
import { type FilingState, nothingOpen } from './filingState';
import {
  addJitter,
  type DraftEffects,
  flush,
  getRequestedWait,
  merge,
  resolve,
  save,
  selectOpenState,
} from './machine';
import { mergeRemoteChanges } from './mergeRemoteChanges';
import { type OpenedFiling, type OpenRequest, openFiling } from './openDraft';
import type { ConflictChoices } from './reconcile';
import { showFiling } from './showFiling';
import { isUnsent } from './state';
import { filingMachine, type SubmitResult, submitDraft } from './sync';

const { current } = filingMachine;

/** Milliseconds for which a submission is retried while the server is busy. */
const PATIENCE = 60_000;

const withdraw = (id: string, version: number) => callServer('withdraw', { path: { id }, data: { version } });

const undoWithdrawal = (id: string, version: number) =>
  callServer('undoWithdrawal', { path: { id }, data: { version } });

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits as long as a busy server asks. Returns false if it did not ask, or if the wait would end after `end`. */
function* hasWaited(
  before: FilingState,
  asked: number | null,
  end: number,
  fx: DraftEffects,
): Generator<unknown, boolean> {
  if (asked === null || Date.now() + asked > end) return false;
  yield fx.put({ type: 'waiting', payload: true });
  yield fx.call(pause, addJitter(asked));
  if (yield* selectOpenState(filingMachine, before, fx)) yield fx.put({ type: 'waiting', payload: false });
  return true;
}

/** Saves the last edit, retrying while the server is busy. Returns the state afterwards; null once the form was closed. */
function* saveLast(
  before: FilingState,
  end: number,
  fx: DraftEffects,
): Generator<unknown, FilingState | null> {
  for (;;) {
    const state = yield* flush(filingMachine, fx);
    const asked = state && isUnsent(state) ? state.save.wait : null;
    if (!(yield* hasWaited(before, asked, end, fx))) return state;
    if (!(yield* selectOpenState(filingMachine, before, fx))) return null;
  }
}

/** Submits the filing. Retries use the same idempotency key, so that there is only one submission. */
function* file(
  state: FilingState,
  confirmed: string[],
  end: number,
  fx: DraftEffects,
): Generator<unknown, SubmitResult> {
  for (;;) {
    try {
      return (yield fx.call(submitDraft, state, confirmed, state.submitKey)) as SubmitResult;
    } catch (error) {
      if (!(yield* hasWaited(state, getRequestedWait(error), end, fx))) throw error;
    }
  }
}

const effects: Record<string, Effect> = {
  /** Opens a filing and applies the unsent work on it in this browser. */
  *open({ payload }, fx): Generator {
    const { call, put, select } = fx;
    yield put({ type: 'opening', payload });
    const before = (yield select(current)) as FilingState;
    let answer: OpenedFiling | string;
    try {
      answer = (yield call(openFiling, payload as OpenRequest)) as OpenedFiling | string;
    } catch (error) {
      answer = getFailureReason(error);
    }
    if (!(yield* selectOpenState(filingMachine, before, fx))) return;
    if (typeof answer === 'string') return yield put({ type: 'notOpened', payload: answer });
    yield* showFiling(before, answer, fx);
  },

  *save(_, fx): Generator {
    yield* save(filingMachine, fx);
  },

  /** Resolves a conflict with the person's choices per field. */
  *resolve({ payload }, fx): Generator {
    yield* resolve(filingMachine, payload as ConflictChoices, fx);
  },

  /**
   * Saves the last edit and submits the filing. Resolves with the outcome, even if the form was closed meanwhile; undefined
   * when it was not sent.
   */
  *submit({ payload }, fx): Generator {
    const { put, select } = fx;
    const before = (yield select(current)) as FilingState;
    if (before.submitting) return;
    const end = Date.now() + PATIENCE;
    yield put({ type: 'submitting', payload: createId() });
    const state = yield* saveLast(before, end, fx);
    if (!state) return;
    const isSaved = !isUnsent(state) && !state.conflict && state.filing?.id;
    if (!isSaved) {
      yield put({ type: 'notSubmitted' });
      return;
    }
    const { confirmed } = payload as { confirmed: string[] };
    try {
      const result = yield* file(state, confirmed, end, fx);
      const now = yield* selectOpenState(filingMachine, state, fx);
      if (!now) return result;
      if (result.ok) yield* showFiling(now, { filing: result.filing, draft: now.draft }, fx);
      else yield put({ type: 'answered' });
      if (!result.ok && result.stale) yield* merge(filingMachine, result.stale, fx);
      // The page has shown times that no longer hold.
      if (!result.ok && result.isShut) yield put({ type: 'pull', payload: null });
      return result;
    } catch {
      if (yield* selectOpenState(filingMachine, state, fx)) yield put({ type: 'notSubmitted' });
    }
  },

  /**
   * Merges a colleague's save or a changed window in the background; payload: the announced version, or null. Shows no error,
   * since the person did not ask for it.
   */
  *pull({ payload }, fx): Generator {
    try {
      yield* mergeRemoteChanges(payload as number | null, fx);
    } catch {
      // The next save meets what is stored.
    }
  },

  /** Withdraws a submitted filing, so that it can be changed again; with `isUndone`, takes that back. Resolves with true once done. */
  *withdraw({ payload }, fx): Generator {
    const { call, put, select } = fx;
    const before = (yield select(current)) as FilingState;
    const { filing } = before;
    if (!filing?.id) return;
    const answer = (yield call(
      payload?.isUndone ? undoWithdrawal : withdraw,
      filing.id,
      filing.version,
    )) as ResponseEnvelope<Filing>;
    if (answer.code !== CODE.success) return feedback.error(formatEnvelopeMessage(answer));
    if (payload?.isUndone) feedback.success(formatEnvelopeMessage(answer));
    const now = yield* selectOpenState(filingMachine, before, fx);
    if (now?.filing === filing) yield* showFiling(now, { filing: answer.data, draft: now.draft }, fx);
    else if (now) yield put({ type: 'pull', payload: null });
    return true;
  },
};

export default { namespace: 'filing', state: nothingOpen, effects, reducers };
