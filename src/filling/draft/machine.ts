/**
 * Draft machine: saves every kind of draft. An adapter (`DraftMachine`) stores a draft in this browser and sends it to the
 * server; reducers compute the next state; generators run the steps. Two saves of one draft never overlap. A save names the
 * version it started from, so that changes of other people are merged, never overwritten.
 */

import type { Answers } from '@domain/definition';
import type { Effect } from 'umi';
import { formatEnvelopeMessage, RequestFailure } from '@/utils/failure';
import type { StoredEntry } from './localStore';
import type { ConflictChoices } from './reconcile';
import { type DraftState, idle, isDirty } from './state';
import { filterStillUnparsed } from './unparsedInput';

/** The server's answers with the person's changes applied; adapters add facts of their own. */
export interface MergeResult extends Pick<DraftState, 'answers' | 'unreadable' | 'conflict' | 'note'> {
  theirs: Answers;
}

export interface SavedDraft {
  sent: Answers;
  withheld: number;
  /** Answers as stored by the server. */
  base: Answers;
  /** Applies the values that the server decided to the answers. */
  settle: ((answers: Answers) => Answers) | null;
}

interface Unsaved {
  phase: 'failed' | 'refused' | 'outdated';
  message: string;
  wait?: number | null;
}

export type SaveOutcome<Success extends SavedDraft = SavedDraft, Refusal = unknown> =
  | { type: 'saved'; payload: Success }
  | { type: 'unsaved'; payload: Unsaved }
  | { type: 'stale'; payload: Refusal };

/** Adapts the machine to one kind of drafts. */
export interface DraftMachine<
  State extends DraftState,
  Success extends SavedDraft = SavedDraft,
  Refusal = unknown,
> {
  /** Selects the draft from its holder's state. */
  current(root: never): State;
  isEditable(state: State): boolean;
  /** Stores the draft in this browser. Resolves with false where the browser refuses. */
  keep(state: State): Promise<boolean>;
  /** Sends the answers. Failures are outcomes too. */
  send(state: State): Promise<SaveOutcome<Success, Refusal>>;
  /** Fetches what somebody else saved. Resolves with a function that merges it into the answers of that moment. */
  fetchTheirs(state: State, refusal: Refusal): Promise<(mine: State) => MergeResult>;
  /** Updates the local store after an acknowledged save: deletes the entry, or restarts it from the new version. */
  settleEntry(before: State, after: State): Promise<unknown>;
  /** Does the same for a save acknowledged after its form was closed. */
  applyLateAnswer?(before: State, saved: Success): Promise<unknown>;
  /** Replaces entries that are merged into the draft by this tab's. */
  adopt(state: State, entries: readonly StoredEntry[]): Promise<unknown>;
  /** True if a merge without conflict made the draft belong to another stored object. */
  isMoved?(before: State): boolean;
}

/** HTTP statuses after which a retry of the same body is pointless: unreadable, or too large. */
const NEVER_TAKEN = [400, 413];

const isRefusal = ({ kind, status }: RequestFailure): boolean =>
  kind === 'refused' || (status !== undefined && NEVER_TAKEN.includes(status));

/** Converts a failed request to the outcome of a save: refused for good, or failed and retried. */
export function toFailedSave(error: unknown): Extract<SaveOutcome, { type: 'unsaved' }> {
  const envelope = error instanceof RequestFailure ? error.envelope : undefined;
  if (error instanceof RequestFailure && isRefusal(error) && envelope) {
    return { type: 'unsaved', payload: { phase: 'refused', message: formatEnvelopeMessage(envelope) } };
  }
  return { type: 'unsaved', payload: { phase: 'failed', message: '', wait: getRequestedWait(error) } };
}

/** Returns the milliseconds that a busy server asks to wait; null after other failures. */
export const getRequestedWait = (error: unknown): number | null =>
  error instanceof RequestFailure ? error.wait : null;

/** Adds up to 50 % of random delay, so that clients given the same wait do not return together. */
export const addJitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);

/** Loads the merge with the first form, not with the portal. */
export const loadReconcile = () => import('./reconcile');

/** Saves in a row of whose fate nothing is known: after an hour without a network they would be many. */
const UNANSWERED_AT_MOST = 5;

type Action<Payload> = { type: string; payload: Payload };

/** Reducers shared by all kinds of drafts. */
export const draftReducers = {
  saving: <S extends DraftState>(state: S): S => ({
    ...state,
    save: {
      ...state.save,
      phase: 'saving',
      sent: state.answers,
      unanswered: [
        ...state.save.unanswered.filter((sent) => sent !== state.answers).slice(1 - UNANSWERED_AT_MOST),
        state.answers,
      ],
    },
  }),
  /** Applies the values that the server decided, even to answers edited since the save began. */
  saved: <S extends DraftState>(state: S, { payload }: Action<SavedDraft>): S => {
    const { sent, withheld, base, settle } = payload;
    const answers = settle ? settle(state.answers) : state.answers;
    const saved = state.answers === sent ? answers : sent;
    return { ...state, base, answers, saved, save: { ...idle, withheld } };
  },
  unsaved: <S extends DraftState>(state: S, { payload }: Action<Unsaved>): S => ({
    ...state,
    save: { ...state.save, wait: null, ...payload, attempt: state.save.attempt + 1 },
  }),
  merged: <S extends DraftState>(
    state: S,
    { payload: { theirs, answers, unreadable, conflict, note } }: Action<MergeResult>,
  ): S => ({
    ...state,
    base: theirs,
    answers,
    saved: theirs,
    // During a conflict a cell may hold the other person's value: that must not drop the unparsed text.
    unreadable: conflict ? unreadable : filterStillUnparsed(unreadable, answers),
    conflict,
    note,
    save: idle,
  }),
  decided: <S extends DraftState>(state: S, { payload: answers }: Action<Answers>): S => ({
    ...state,
    answers,
    unreadable: filterStillUnparsed(state.unreadable, answers),
    conflict: null,
    note: state.note && { ...state.note, kind: 'decided' },
  }),
  kept: <S extends DraftState<object>>(state: S, { payload }: Action<boolean>): S => ({
    ...state,
    isKept: payload,
  }),
  noteRead: <S extends DraftState>(state: S): S => ({ ...state, note: null }),
};

/** The effects of dva; `useDraft` runs the same steps without dva. */
export type DraftEffects = Parameters<Effect>[1];

/** Reads the current state; null once its form was closed. */
export function* selectOpenState<S extends DraftState>(
  { current }: Pick<DraftMachine<S>, 'current'>,
  before: S,
  { select }: DraftEffects,
): Generator<unknown, S | null> {
  const now = (yield select(current)) as S;
  return now.opening === before.opening ? now : null;
}

const maySave = <S extends DraftState>(machine: Pick<DraftMachine<S>, 'isEditable'>, state: S): boolean =>
  machine.isEditable(state) &&
  isDirty(state) &&
  !['saving', 'outdated'].includes(state.save.phase) &&
  !state.conflict;

/** Saves unsaved edits, if a save may start. */
export function* save<S extends DraftState, Success extends SavedDraft, Refusal>(
  machine: DraftMachine<S, Success, Refusal>,
  fx: DraftEffects,
): Generator {
  const { call, put, select } = fx;
  const before = (yield select(machine.current)) as S;
  if (!maySave(machine, before)) return;
  yield put({ type: 'saving' });
  // The tab may end before the answer comes: its entry then tells this save from one of somebody else.
  void machine.keep((yield select(machine.current)) as S);
  const outcome = (yield call(machine.send, before)) as SaveOutcome<Success, Refusal>;
  if (!(yield* selectOpenState(machine, before, fx))) {
    if (outcome.type === 'saved') yield call(machine.applyLateAnswer, before, outcome.payload);
    return;
  }
  if (outcome.type === 'stale') return yield* merge(machine, outcome.payload, fx);
  yield put(outcome);
  if (outcome.type === 'saved') yield call(machine.settleEntry, before, yield select(machine.current));
}

/** Merges what somebody else saved meanwhile, and saves again unless the person has to decide. */
export function* merge<S extends DraftState, Success extends SavedDraft, Refusal>(
  machine: DraftMachine<S, Success, Refusal>,
  refusal: Refusal,
  fx: DraftEffects,
): Generator {
  const { call, put, select } = fx;
  const before = (yield select(machine.current)) as S;
  yield put({ type: 'saving' });
  try {
    const mergeInto = (yield call(machine.fetchTheirs, before, refusal)) as (mine: S) => MergeResult;
    const now = yield* selectOpenState(machine, before, fx);
    if (!now) return;
    const result = mergeInto(now);
    yield put({ type: 'merged', payload: result });
    // Until the conflict is decided, the local store keeps the person's own answers.
    if (result.conflict) return;
    if (machine.isMoved?.(before)) yield call(machine.adopt, yield select(machine.current), []);
    if (yield* selectOpenState(machine, before, fx)) yield* save(machine, fx);
  } catch {
    if (!(yield* selectOpenState(machine, before, fx))) return;
    yield put({ type: 'unsaved', payload: { phase: 'failed', message: '' } });
  }
}

/** Waits for a save in progress, then saves later edits. Returns the state afterwards; null once the form was closed. */
export function* flush<S extends DraftState, Success extends SavedDraft, Refusal>(
  machine: DraftMachine<S, Success, Refusal>,
  fx: DraftEffects,
): Generator<unknown, S | null> {
  const before = (yield fx.select(machine.current)) as S;
  let now: S | null = before;
  while (now?.save.phase === 'saving') {
    yield fx.take(['saved', 'unsaved', 'merged', 'opening', 'closed']);
    now = yield* selectOpenState(machine, before, fx);
  }
  if (now) yield* save(machine, fx);
  return yield* selectOpenState(machine, before, fx);
}

/** Resolves a conflict with the person's choices per field, and saves. */
export function* resolve<S extends DraftState, Success extends SavedDraft, Refusal>(
  machine: DraftMachine<S, Success, Refusal>,
  choices: ConflictChoices,
  fx: DraftEffects,
): Generator {
  const { call, put, select } = fx;
  const { decide } = (yield call(loadReconcile)) as typeof import('./reconcile');
  const { answers, conflict } = (yield select(machine.current)) as S;
  if (!conflict) return;
  yield put({ type: 'decided', payload: decide(answers, conflict.differences, choices) });
  yield call(machine.adopt, yield select(machine.current), conflict.entries);
  yield* save(machine, fx);
}
