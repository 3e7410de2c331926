/**
 * The declaration that is open, whatever its program: what the screen shows (`answers`), what the server acknowledged
 * (`saved`, `base`, `filing.version`), and the way between the two. Never are two saves on their way at once, and a
 * save carries the version that it started from: what somebody else saved meanwhile is merged, never overwritten.
 */
import { CODE } from '@domain/api/codes';
import type { Envelope } from '@domain/api/envelope';
import { latestOf } from '@domain/filing/corrections';
import type { Correction, Filing } from '@domain/filing/types';
import type { Answers, Row } from '@domain/programs/define';
import type { Effect } from 'umi';
import { applyEdits, applyRaw, type Edit, rowsAt } from '@/journal/changes';
import { canUndo, type FilingState, isDirty, maySave, messageOf, nothingOpen } from '@/journal/filing-state';
import type { Meeting } from '@/journal/meeting';
import { newId } from '@/journal/newId';
import { type Opened, type Opening, openFiling, replayJournal, takeOver } from '@/journal/opening';
import type { Choices } from '@/journal/reconcile';
import {
  fileDraft,
  meetTheirs,
  type Saved,
  type SaveOutcome,
  type SubmitResult,
  sendDraft,
  settleJournal,
} from '@/journal/transfer';
import { type Refusal, withdrawFiling } from '@/services/filing';
import { feedback } from '@/utils/feedback';

export type { FilingState };

type Root = { filing: FilingState };
const current = ({ filing }: Root) => filing;

type Effects = Parameters<Effect>[1];

/** Saves what is not saved yet, if a save may start now. */
function* keep(effects: Effects): Generator {
  const { call, put, select } = effects;
  const before = (yield select(current)) as FilingState;
  if (!maySave(before)) return;
  yield put({ type: 'saving' });
  const outcome = (yield call(sendDraft, before)) as SaveOutcome;
  // Answered after the form was closed: the journal keeps it, and the next opening finds that nothing is missing.
  if (((yield select(current)) as FilingState).opening !== before.opening) return;
  if (outcome.type === 'meet') return yield* meet(outcome.payload, effects);
  yield put(outcome);
  if (outcome.type === 'saved') yield call(settleJournal, before, (yield select(current)) as FilingState);
}

/** Somebody else has saved meanwhile: merges, and saves again unless the person has to decide. */
function* meet(refusal: Refusal, effects: Effects): Generator {
  const { call, put, select } = effects;
  try {
    const before = (yield select(current)) as FilingState;
    const meeting = (yield call(meetTheirs, before, refusal)) as Meeting;
    yield put({ type: 'met', payload: meeting });
    if (before.filing?.id === null) yield call(takeOver, (yield select(current)) as FilingState);
    if (!meeting.conflict) yield* keep(effects);
  } catch {
    yield put({ type: 'unsaved', payload: { phase: 'failed', message: '' } });
  }
}

/** Waits for the save that is on its way, then saves what came after it. Resolves with the state after that. */
function* flush(effects: Effects): Generator {
  const { select, take } = effects;
  while (((yield select(current)) as FilingState).save.phase === 'saving') {
    yield take(['saved', 'unsaved', 'met']);
  }
  yield* keep(effects);
  return yield select(current);
}

const effects: Record<string, Effect> = {
  /** Opens a filing, then puts onto it what this browser still has of it. */
  *open({ payload }, { call, put, select }): Generator {
    yield put({ type: 'opening', payload });
    try {
      const answer = (yield call(openFiling, payload as Opening)) as Opened | string;
      if (typeof answer === 'string') return yield put({ type: 'notOpened', payload: answer });
      yield put({ type: 'named', payload: answer.draft });
      yield put({ type: 'opened', payload: answer.filing });
    } catch {
      return yield put({ type: 'notOpened', payload: '' });
    }
    const left = (yield call(replayJournal, (yield select(current)) as FilingState)) as Meeting | null;
    if (left) yield put({ type: 'met', payload: left });
    if (left && !left.conflict) yield put({ type: 'save' });
  },

  *save(_, fx): Generator {
    yield* keep(fx);
  },

  /** The person has chosen, field by field. */
  *resolve({ payload }, { call, put, select }): Generator {
    const state = (yield select(current)) as FilingState;
    const { decide } = (yield call(
      () => import('@/journal/reconcile'),
    )) as typeof import('@/journal/reconcile');
    const answers = decide(state.answers, state.conflict?.differences ?? [], payload as Choices);
    yield put({ type: 'decided', payload: answers });
    yield call(takeOver, (yield select(current)) as FilingState);
    yield put({ type: 'save' });
  },

  /** Files the declaration with its last edit in it. Resolves with what came of it; undefined when it was not sent. */
  *submit({ payload }, fx): Generator {
    const { call, put, select } = fx;
    if (((yield select(current)) as FilingState).submitting) return;
    yield put({ type: 'submitting', payload: newId() });
    const state = (yield* flush(fx)) as FilingState;
    const isSaved = !isDirty(state) && !state.conflict && state.filing?.id;
    if (!isSaved) {
      yield put({ type: 'notSubmitted' });
      return;
    }
    const { confirmed } = payload as { confirmed: string[] };
    try {
      const result = (yield call(fileDraft, state, confirmed, state.submitKey)) as SubmitResult;
      yield put(result.ok ? { type: 'submitted', payload: result.filing } : { type: 'answered' });
      if (!result.ok && result.behind) yield* meet(result.behind, fx);
      return result;
    } catch {
      yield put({ type: 'notSubmitted' });
    }
  },

  /** Takes a submitted filing back, to be changed again. */
  *withdraw(_, { call, put, select }): Generator {
    const { filing } = (yield select(current)) as FilingState;
    if (!filing?.id) return;
    const answer = (yield call(withdrawFiling, filing.id, filing.version)) as Envelope<Filing>;
    if (answer.code === CODE.success) yield put({ type: 'opened', payload: answer.data });
    else feedback.error(messageOf(answer));
  },
};

type Reduce<Payload = void> = (state: FilingState, action: { type: string; payload: Payload }) => FilingState;

const idle = { phase: 'idle', attempt: 0, message: '', withheld: 0 } as const;

const skewOf = (filing: Filing): number =>
  filing.window ? Date.parse(filing.window.server_time) - Date.now() : 0;

const opening: Reduce<Opening> = (state, { payload: { user, program, kind, id, draft } }) => ({
  ...nothingOpen,
  opening: state.opening + 1,
  user,
  program,
  kind,
  asked: { id, draft },
});

const opened: Reduce<Filing> = (state, { payload: filing }) => ({
  ...state,
  filing,
  kind: filing.kind,
  skew: skewOf(filing),
  base: filing.data,
  answers: filing.data,
  saved: filing.data,
  aside: [],
  prefilled: filing.id === null ? filing.data : {},
});

/** Edits of the person. With `undoable` a table can be brought back to what it was. */
const edit: Reduce<{ edits: Edit[]; undoable?: boolean }> = (state, { payload: { edits, undoable } }) => {
  const answers = applyEdits(state.answers, edits);
  const unreadable = applyRaw(state.unreadable, edits);
  const section = edits[0]?.section ?? '';
  return { ...state, answers, unreadable, undo: undoable ? undoStep(state, section, answers) : state.undo };
};

/** Earlier answers that the person has chosen: values, and rows to add to tables. */
const take: Reduce<{ edits: Edit[]; rows: Record<string, Row[]> }> = (
  state,
  { payload: { edits, rows } },
) => {
  const edited = applyEdits(state.answers, edits);
  const added = Object.entries(rows).map(([section, more]) => [
    section,
    [...rowsAt(edited, section), ...more],
  ]);
  const answers: Answers = { ...edited, ...Object.fromEntries(added) };
  const [section = edits[0]?.section ?? ''] = Object.keys(rows);
  const unreadable = applyRaw(state.unreadable, edits);
  return { ...state, answers, unreadable, undo: undoStep(state, section, answers) };
};

/** Rows of `section` added, removed, copied or moved; `answers` with references of other sections to them kept right. */
const rows: Reduce<{ section: string; answers: Answers }> = (state, { payload: { section, answers } }) => ({
  ...state,
  answers,
  undo: undoStep(state, section, answers),
});

const undoStep = (state: FilingState, section: string, answers: Answers): FilingState['undo'] => {
  const touched = Object.keys(answers).filter((key) => answers[key] !== state.answers[key]);
  return {
    section,
    before: pick(state.answers, touched),
    after: pick(answers, touched),
    unreadable: state.unreadable,
  };
};

const pick = (answers: Answers, keys: string[]): Answers =>
  Object.fromEntries(keys.flatMap((key) => (answers[key] === undefined ? [] : [[key, answers[key]]])));

const undo: Reduce = (state) => {
  const step = state.undo;
  if (!step || !canUndo(step, state.answers)) return state;
  const answers = { ...state.answers, ...step.before };
  return { ...state, answers, unreadable: step.unreadable, undo: null };
};

/** What the server decided stands in the answers from then on, also where somebody typed meanwhile. */
const saved: Reduce<Saved> = (state, { payload }) => {
  const { filing, sent, withheld, settle } = payload;
  const answers = settle ? settle(state.answers) : state.answers;
  return {
    ...state,
    filing: { ...filing, returned: latestOf(state.filing?.returned ?? [], filing.returned) },
    skew: skewOf(filing),
    base: filing.data,
    answers,
    saved: state.answers === sent ? answers : sent,
    aside: [],
    save: { ...idle, withheld },
  };
};

/** A save that was on its way meanwhile knows nothing of them. */
const answeredCorrections: Reduce<Correction[]> = (state, { payload }) => ({
  ...state,
  filing: state.filing && { ...state.filing, returned: latestOf(payload, state.filing.returned) },
});

const met: Reduce<Meeting> = (state, { payload: { filing, theirs, answers, conflict, aside, note } }) => ({
  ...state,
  filing,
  base: theirs,
  answers,
  saved: theirs,
  aside,
  conflict,
  note,
  save: idle,
});

const reducers = {
  opening,
  named: ((state, { payload }) => ({ ...state, draft: payload })) as Reduce<string>,
  opened,
  notOpened: ((state, { payload }) => ({ ...state, problem: payload })) as Reduce<string>,
  closed: ((state) => ({ ...nothingOpen, opening: state.opening + 1 })) as Reduce,
  edit,
  take,
  rows,
  undo,
  saving: ((state) => ({ ...state, save: { ...state.save, phase: 'saving' } })) as Reduce,
  saved,
  unsaved: ((state, { payload }) => ({
    ...state,
    save: { ...state.save, ...payload, attempt: state.save.attempt + 1 },
  })) as Reduce<{ phase: 'failed' | 'refused' | 'outdated'; message: string }>,
  answeredCorrections,
  met,
  decided: ((state, { payload }) => ({ ...state, answers: payload, conflict: null })) as Reduce<
    FilingState['answers']
  >,
  journaled: ((state, { payload }) => ({ ...state, journaled: payload })) as Reduce<boolean>,
  noteRead: ((state) => ({ ...state, note: null })) as Reduce,
  /** The key of an attempt whose answer was lost is used again. */
  submitting: ((state, { payload }) => ({
    ...state,
    submitting: true,
    submitKey: state.submitKey || payload,
  })) as Reduce<string>,
  notSubmitted: ((state) => ({ ...state, submitting: false })) as Reduce,
  answered: ((state) => ({ ...state, submitting: false, submitKey: '' })) as Reduce,
  submitted: ((state, action) => ({
    ...opened(state, action),
    submitting: false,
    submitKey: '',
    unreadable: {},
  })) as Reduce<Filing>,
};

export default { namespace: 'filing', state: nothingOpen, effects, reducers };
