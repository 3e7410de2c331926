/**
 * The declaration that is open, whatever its program: what the screen shows (`answers`), what the server acknowledged
 * (`saved`, `base`, `filing.version`), and the way between the two. Never are two saves on their way at once, and a
 * save carries the version that it started from: what somebody else saved meanwhile is merged, never overwritten.
 */
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import type { Filing } from '@domain/filing/types';
import type { Effect } from 'umi';
import { opened, reducers } from '@/filling/draft/filingReducers';
import { type FilingState, isUnsent, maySave, messageOf, nothingOpen } from '@/filling/draft/filingState';
import type { Meeting } from '@/filling/draft/mergeResult';
import { newId } from '@/filling/draft/newId';
import { type Opened, type Opening, openFiling, replayJournal, takeOver } from '@/filling/draft/openDraft';
import type { Choices } from '@/filling/draft/reconcile';
import {
  fileDraft,
  meetTheirs,
  type SaveOutcome,
  type SubmitResult,
  sendDraft,
  settleJournal,
  settleLate,
} from '@/filling/draft/sync';
import { type Refusal, withdrawFiling } from '@/services/filing';
import { feedback } from '@/utils/feedback';

export type { FilingState };

type Root = { filing: FilingState };
const current = ({ filing }: Root) => filing;

type Effects = Parameters<Effect>[1];

/** The state as it is now; null once its form was left: what was asked for that one is nothing for the screen. */
function* stillOpen(before: FilingState, { select }: Effects): Generator<unknown, FilingState | null> {
  const now = (yield select(current)) as FilingState;
  return now.opening === before.opening ? now : null;
}

/** Saves what is not saved yet, if a save may start now. */
function* keep(effects: Effects): Generator {
  const { call, put, select } = effects;
  const before = (yield select(current)) as FilingState;
  if (!maySave(before)) return;
  yield put({ type: 'saving' });
  const outcome = (yield call(sendDraft, before)) as SaveOutcome;
  if (!(yield* stillOpen(before, effects))) {
    if (outcome.type === 'saved') yield call(settleLate, before, outcome.payload);
    return;
  }
  if (outcome.type === 'meet') return yield* meet(outcome.payload, effects);
  yield put(outcome);
  if (outcome.type === 'saved') yield call(settleJournal, before, (yield select(current)) as FilingState);
}

/** Somebody else has saved meanwhile: merges, and saves again unless the person has to decide. */
function* meet(refusal: Refusal, effects: Effects): Generator {
  const { call, put, select } = effects;
  const before = (yield select(current)) as FilingState;
  yield put({ type: 'saving' });
  try {
    const bringTogether = (yield call(meetTheirs, before, refusal)) as (mine: FilingState) => Meeting;
    const now = yield* stillOpen(before, effects);
    if (!now) return;
    const meeting = bringTogether(now);
    yield put({ type: 'met', payload: meeting });
    // Until the person has decided, the journal holds their words as they were typed.
    if (meeting.conflict) return;
    if (before.filing?.id === null) yield call(takeOver, (yield select(current)) as FilingState);
    if (yield* stillOpen(before, effects)) yield* keep(effects);
  } catch {
    if (!(yield* stillOpen(before, effects))) return;
    yield put({ type: 'unsaved', payload: { phase: 'failed', message: '' } });
  }
}

/** Waits for the save that is on its way, then saves what came after it. The state after that; null once it was left. */
function* flush(before: FilingState, effects: Effects): Generator<unknown, FilingState | null> {
  let now: FilingState | null = before;
  while (now?.save.phase === 'saving') {
    yield effects.take(['saved', 'unsaved', 'met', 'opening', 'closed']);
    now = yield* stillOpen(before, effects);
  }
  if (now) yield* keep(effects);
  return yield* stillOpen(before, effects);
}

const effects: Record<string, Effect> = {
  /** Opens a filing together with what this browser still has of it. */
  *open({ payload }, fx): Generator {
    const { call, put, select } = fx;
    yield put({ type: 'opening', payload });
    const before = (yield select(current)) as FilingState;
    let answer: Opened | string = '';
    try {
      answer = (yield call(openFiling, payload as Opening)) as Opened | string;
    } catch {
      // Said in the words for no answer at all.
    }
    if (!(yield* stillOpen(before, fx))) return;
    if (typeof answer === 'string') return yield put({ type: 'notOpened', payload: answer });
    const stored = opened(before, { type: 'opened', payload: answer });
    let left: Meeting | null = null;
    try {
      // Before anything can be typed: this tab's entry is written over with the first key.
      left = (yield call(replayJournal, stored)) as Meeting | null;
    } finally {
      if (yield* stillOpen(before, fx)) yield put({ type: 'opened', payload: { ...answer, left } });
    }
    if (left && !left.conflict) yield put({ type: 'save' });
  },

  *save(_, fx): Generator {
    yield* keep(fx);
  },

  /** The person has chosen, field by field. */
  *resolve({ payload }, { call, put, select }): Generator {
    const { decide } = (yield call(
      () => import('@/filling/draft/reconcile'),
    )) as typeof import('@/filling/draft/reconcile');
    const { answers: undecided, conflict } = (yield select(current)) as FilingState;
    if (!conflict) return;
    const answers = decide(undecided, conflict.differences, payload as Choices);
    yield put({ type: 'decided', payload: answers });
    yield call(takeOver, (yield select(current)) as FilingState);
    yield put({ type: 'save' });
  },

  /**
   * Files the declaration with its last edit in it. Resolves with what came of it, also when the form was left
   * meanwhile; undefined when it was not sent.
   */
  *submit({ payload }, fx): Generator {
    const { call, put, select } = fx;
    const before = (yield select(current)) as FilingState;
    if (before.submitting) return;
    yield put({ type: 'submitting', payload: newId() });
    const state = yield* flush(before, fx);
    if (!state) return;
    const isSaved = !isUnsent(state) && !state.conflict && state.filing?.id;
    if (!isSaved) {
      yield put({ type: 'notSubmitted' });
      return;
    }
    const { confirmed } = payload as { confirmed: string[] };
    try {
      const result = (yield call(fileDraft, state, confirmed, state.submitKey)) as SubmitResult;
      if (!(yield* stillOpen(state, fx))) return result;
      yield put(result.ok ? { type: 'submitted', payload: result.filing } : { type: 'answered' });
      if (!result.ok && result.behind) yield* meet(result.behind, fx);
      return result;
    } catch {
      if (yield* stillOpen(state, fx)) yield put({ type: 'notSubmitted' });
    }
  },

  /** Takes a submitted filing back, to be changed again. */
  *withdraw(_, fx): Generator {
    const { call, put, select } = fx;
    const before = (yield select(current)) as FilingState;
    const { filing } = before;
    if (!filing?.id) return;
    const answer = (yield call(withdrawFiling, filing.id, filing.version)) as Envelope<Filing>;
    if (answer.code !== CODE.success) return feedback.error(messageOf(answer));
    if (yield* stillOpen(before, fx)) yield put({ type: 'withdrawn', payload: answer.data });
  },
};

export default { namespace: 'filing', state: nothingOpen, effects, reducers };
