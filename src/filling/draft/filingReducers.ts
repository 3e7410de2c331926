/** The draft machine's reducers for the open declaration, and those that only declarations have. */

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

/** A filing as the server has it. */
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
 * Edits of the person. With `undoable` they are a step of their own. What is typed into a row is one too: key after key in
 * the same cell goes back to what stood there before the first.
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

/** Earlier answers that the person has chosen: values, and rows to add to tables. */
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
 * Rows of `section` added, removed, copied or moved, or a file taken in; `answers` with references of other sections to
 * them kept right.
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

/** Goes back over a step; null where that cannot be done any more. `back` leads over it again. */
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
  // An acknowledgement of changes brings no window, and with it no clock.
  const skew = filing.window === state.filing?.window ? state.skew : skewOf(filing);
  return {
    ...draftReducers.saved(state, action),
    filing: { ...filing, returned: mergeLatestCorrections(state.filing?.returned ?? [], filing.returned) },
    skew,
    aside: [],
  };
};

/** Answers to corrections: a save that was on its way meanwhile knows nothing of them. */
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
  /** The key of an attempt whose answer was lost is used again. */
  submitting: ((state, { payload }) => ({
    ...state,
    submitting: true,
    submitKey: state.submitKey || payload,
  })) as Reduce<string>,
  waiting: ((state, { payload }) => ({ ...state, isWaiting: payload })) as Reduce<boolean>,
  notSubmitted: ((state) => ({ ...state, submitting: false })) as Reduce,
  answered: ((state) => ({ ...state, submitting: false, submitKey: '' })) as Reduce,
  /** Taken back, or moved on by somebody else. */
  stored: ((state, { payload }) => asStored(state, payload)) as Reduce<Filing>,
  submitted: ((state, { payload }) => ({
    ...asStored(state, payload),
    submitting: false,
    submitKey: '',
    unreadable: {},
  })) as Reduce<Filing>,
};
