/**
 * The draft machine: everything that is filled in goes this way, whatever it is. An adapter (`Machine`) says where a draft
 * is kept in this browser and how the server saves it; the reducers say what becomes of the draft, the steps lead it to
 * the server. Two saves of one draft are never on their way at once, and a save names the version that it started from:
 * changes of somebody else are merged, never overwritten.
 */

import type { Answers } from '@domain/definition';
import type { Effect } from 'umi';
import { formatEnvelopeMessage, RequestFailure } from '@/utils/failure';
import type { ConflictChoices } from './reconcile';
import { type DraftState, idle, isDirty } from './state';
import { filterStillUnparsed } from './unparsedInput';

/** Answers of the server with the person's own put onto them; an adapter adds facts of its own. */
export interface MergeResult extends Pick<DraftState, 'answers' | 'unreadable' | 'conflict' | 'note'> {
  theirs: Answers;
}

export interface SavedDraft {
  sent: Answers;
  withheld: number;
  /** The answers as the server stored them. */
  base: Answers;
  /** Puts onto the answers what the server decided. */
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
  /** Finds the draft in the store of its holder. */
  current(root: never): State;
  isEditable(state: State): boolean;
  /** Keeps the draft in this browser. Resolves with whether it is kept. */
  keep(state: State): Promise<boolean>;
  /** Sends the answers; whatever goes wrong on the way is an outcome, too. */
  send(state: State): Promise<SaveOutcome<Success, Refusal>>;
  /** Fetches what somebody else saved. Resolves with the merge, done on the answers as they are then. */
  fetchTheirs(state: State, refusal: Refusal): Promise<(mine: State) => MergeResult>;
  /** Brings the local store in step with an acknowledged save: drops the entry, or starts it anew from the new version. */
  settleEntry(before: State, after: State): Promise<unknown>;
  /** The same for a save acknowledged after its form was left. */
  applyLateAnswer?(before: State, saved: Success): Promise<unknown>;
  /** Makes the entry of this tab the only one, once a merge is decided. */
  adopt(state: State): Promise<unknown>;
  /** A merge without a question changed the subject of the draft. */
  isMoved?(before: State): boolean;
}

/** HTTP says that the same body will never be taken: it cannot be read, or there is too much of it. */
const NEVER_TAKEN = [400, 413];

const isRefusal = ({ kind, status }: RequestFailure): boolean =>
  kind === 'refused' || (status !== undefined && NEVER_TAKEN.includes(status));

/** A failed request as the outcome of a save: refused for good, or to be tried again. */
export function toFailedSave(error: unknown): Extract<SaveOutcome, { type: 'unsaved' }> {
  const envelope = error instanceof RequestFailure ? error.envelope : undefined;
  if (error instanceof RequestFailure && isRefusal(error) && envelope) {
    return { type: 'unsaved', payload: { phase: 'refused', message: formatEnvelopeMessage(envelope) } };
  }
  return { type: 'unsaved', payload: { phase: 'failed', message: '', wait: getRequestedWait(error) } };
}

/** Milliseconds that a busy server asks to wait; null where something else went wrong. */
export const getRequestedWait = (error: unknown): number | null =>
  error instanceof RequestFailure ? error.wait : null;

/** Adds up to 50 % of random delay, so that clients given the same wait do not return together. */
export const addJitter = (milliseconds: number): number => milliseconds * (1 + Math.random() / 2);

/** Loads the merge with the first form, not with the portal. */
export const loadReconcile = () => import('./reconcile');

type Action<Payload> = { type: string; payload: Payload };

/** The state after each action. */
export const draftReducers = {
  saving: <S extends DraftState>(state: S): S => ({
    ...state,
    save: { ...state.save, phase: 'saving', sent: state.answers },
  }),
  /** Values that the server decided stand in the answers from then on, also where somebody typed meanwhile. */
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
    // A value of theirs that stands in a cell until it is decided does not push the text out.
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

/** Saves what is not saved yet, if a save may start now. */
export function* save<S extends DraftState, Success extends SavedDraft, Refusal>(
  machine: DraftMachine<S, Success, Refusal>,
  fx: DraftEffects,
): Generator {
  const { call, put, select } = fx;
  const before = (yield select(machine.current)) as S;
  if (!maySave(machine, before)) return;
  yield put({ type: 'saving' });
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
    // Until the person has decided, the local store holds their words as they were typed.
    if (result.conflict) return;
    if (machine.isMoved?.(before)) yield call(machine.adopt, yield select(machine.current));
    if (yield* selectOpenState(machine, before, fx)) yield* save(machine, fx);
  } catch {
    if (!(yield* selectOpenState(machine, before, fx))) return;
    yield put({ type: 'unsaved', payload: { phase: 'failed', message: '' } });
  }
}

/** Waits for the save that is on its way, then saves what came after it. The state after that; null once it was left. */
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

/** Settles a conflict as the person has chosen, field by field, and saves. */
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
  yield call(machine.adopt, yield select(machine.current));
  yield* save(machine, fx);
}
