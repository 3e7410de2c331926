/** Reducers of the open declaration: those of the draft machine, and its own. */

import type { Answers, Row } from '@domain/definition';
import { mergeLatestCorrections } from '@domain/filing/corrections';
import type { Correction, Filing } from '@domain/filing/types';
import { applyEdits, applyRaw, type CellEdit, formatCellKey, getSectionRows } from './changes';
import {
  canUndo,
  type FilingMerge,
  type FilingSaved,
  type FilingState,
  nothingOpen,
  type UndoStep,
} from './filingState';
import { draftReducers } from './machine';
import type { OpenedFiling, OpenRequest } from './openDraft';

type Reduce<Payload = void> = (state: FilingState, action: { type: string; payload: Payload }) => FilingState;

const skewOf = (filing: Filing): number =>
  filing.window ? Date.parse(filing.window.server_time) - Date.now() : 0;

const opening: Reduce<OpenRequest> = (state, { payload: { user, program, kind, id, draft } }) => ({
  ...nothingOpen,
  opening: state.opening + 1,
  user,
  program,
  kind,
  asked: { id, draft },
});

/** Replaces the draft by a filing from the server. */
const asStored = (state: FilingState, filing: Filing): FilingState => ({
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

export const opened: Reduce<OpenedFiling & { replayed?: FilingMerge | null }> = (
  state,
  { type, payload },
) => {
  const stored = asStored({ ...state, draft: payload.draft }, payload.filing);
  return payload.replayed ? merged(stored, { type, payload: payload.replayed }) : stored;
};

/**
 * Applies edits of the person. With `undoable` they form an undo step. Typing in a row forms one as well: consecutive key
 * presses in the same cell are undone together.
 */
const edit: Reduce<{ edits: CellEdit[]; undoable?: boolean }> = (state, { payload: { edits, undoable } }) => {
  const answers = applyEdits(state.answers, edits);
  const unreadable = applyRaw(state.unreadable, edits);
  const last = edits.at(-1);
  if (!last || !(undoable || last.row)) return { ...state, answers, unreadable };
  const step = undoStep(state, last.section, answers);
  if (undoable) return { ...state, answers, unreadable, undo: step };
  const typed = formatCellKey(last);
  const isGoingOn = state.undo?.typed === typed && canUndo(state.undo, state.answers);
  const begun = (isGoingOn && state.undo) || step;
  return { ...state, answers, unreadable, undo: { ...begun, after: step.after, typed } };
};

/** Applies earlier answers that the person has chosen: values, and rows to add to tables. */
const take: Reduce<{ edits: CellEdit[]; rows: Record<string, Row[]> }> = (
  state,
  { payload: { edits, rows } },
) => {
  const edited = applyEdits(state.answers, edits);
  const added = Object.entries(rows).map(([section, more]) => [
    section,
    [...getSectionRows(edited, section), ...more],
  ]);
  const answers: Answers = { ...edited, ...Object.fromEntries(added) };
  const [section = edits[0]?.section ?? ''] = Object.keys(rows);
  const unreadable = applyRaw(state.unreadable, edits);
  return { ...state, answers, unreadable, undo: undoStep(state, section, answers) };
};

/**
 * Replaces the answers after a change of rows in `section` (added, removed, copied, moved) or an import; references to these
 * rows in other sections are adjusted already.
 */
const rows: Reduce<{ section: string; answers: Answers; mended?: CellEdit[] }> = (
  state,
  { payload: { section, answers, mended = [] } },
) => ({
  ...state,
  answers,
  unreadable: applyRaw(state.unreadable, mended),
  undo: undoStep(state, section, answers),
});

const undoStep = (state: FilingState, section: string, answers: Answers): UndoStep => {
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

/** Undoes a step; null where that is not possible any more. `back` is the step that redoes it. */
function stepBack({ answers, unreadable }: FilingState, step: UndoStep | null) {
  if (!step || !canUndo(step, answers)) return null;
  const { section, before, after } = step;
  const untouched = Object.keys(answers).filter((key) => !(key in after) && !(key in before));
  const back: UndoStep = { section, before: after, after: before, unreadable };
  return { answers: { ...pick(answers, untouched), ...before }, unreadable: step.unreadable, back };
}

const undo: Reduce = (state) => {
  const went = stepBack(state, state.undo);
  if (!went) return state;
  const { back, ...restored } = went;
  return { ...state, ...restored, undo: null, redo: back };
};

const redo: Reduce = (state) => {
  const went = stepBack(state, state.redo);
  if (!went) return state;
  const { back, ...restored } = went;
  return { ...state, ...restored, undo: back, redo: null };
};

const saved: Reduce<FilingSaved> = (state, action) => {
  const { filing } = action.payload;
  // The response to a change set contains no window and thus no server time.
  const skew = filing.window === state.filing?.window ? state.skew : skewOf(filing);
  return {
    ...draftReducers.saved(state, action),
    filing: { ...filing, returned: mergeLatestCorrections(state.filing?.returned ?? [], filing.returned) },
    skew,
    aside: [],
  };
};

/** Stores the answers to corrections, which a save in progress does not contain. */
const answeredCorrections: Reduce<Correction[]> = (state, { payload }) => ({
  ...state,
  filing: state.filing && {
    ...state.filing,
    returned: mergeLatestCorrections(payload, state.filing.returned),
  },
});

const merged: Reduce<FilingMerge> = (state, action) => {
  const { filing, aside } = action.payload;
  return { ...draftReducers.merged(state, action), filing, aside };
};

export const reducers = {
  ...draftReducers,
  opening,
  opened,
  notOpened: ((state, { payload }) => ({ ...state, problem: payload })) as Reduce<string>,
  closed: ((state) => ({ ...nothingOpen, opening: state.opening + 1 })) as Reduce,
  edit,
  take,
  rows,
  undo,
  redo,
  saved,
  merged,
  answeredCorrections,
  /** Reuses the idempotency key of an attempt whose response was lost. */
  submitting: ((state, { payload }) => ({
    ...state,
    submitting: true,
    submitKey: state.submitKey || payload,
  })) as Reduce<string>,
  waiting: ((state, { payload }) => ({ ...state, isWaiting: payload })) as Reduce<boolean>,
  notSubmitted: ((state) => ({ ...state, submitting: false })) as Reduce,
  answered: ((state) => ({ ...state, submitting: false, submitKey: '' })) as Reduce,
  /** Applies the server's state of a filing that was withdrawn, or changed by somebody else. */
  stored: ((state, { payload }) => asStored(state, payload)) as Reduce<Filing>,
  submitted: ((state, { payload }) => ({
    ...asStored(state, payload),
    submitting: false,
    submitKey: '',
    unreadable: {},
  })) as Reduce<Filing>,
};
