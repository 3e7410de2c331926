/** Reducers of the open declaration: those of the draft machine, and its own. */

import type { Answers, Row } from '@domain/definition';
import { addAsideAnswers } from '@domain/filing/aside-answers';
import { mergeLatestCorrections } from '@domain/filing/corrections';
import type { Correction, Filing } from '@domain/filing/types';
import { applyEdits, applyRaw, type CellEdit, formatCellKey, getSectionRows } from './changes';
import { type FilingMerge, type FilingSaved, type FilingState, nothingOpen } from './filingState';
import { draftReducers } from './machine';
import type { OpenedFiling, OpenRequest } from './openDraft';
import { idle } from './state';
import { recordStep, type TakenStep } from './undo';

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

/** Facts about the window of a filing; after a change of its closing time the one shown before stays known. */
const dated = ({ filing, skew, formerWindow }: FilingState, now: Filing) => {
  const before = filing?.window ?? null;
  // The response to a change set contains no window and thus no server time.
  if (now.window === before) return { skew, formerWindow };
  const isMoved = before !== null && now.window !== null && before.closes_at !== now.window.closes_at;
  return { skew: skewOf(now), formerWindow: isMoved ? before : formerWindow };
};

/** Replaces the draft by a filing from the server; nothing that is left of the work before may be stored with it. */
const asStored = (state: FilingState, filing: Filing): FilingState => ({
  ...state,
  filing,
  kind: filing.kind,
  skew: skewOf(filing),
  base: filing.data,
  answers: filing.data,
  saved: filing.data,
  unreadable: {},
  save: idle,
  conflict: null,
  aside: [],
  replaced: [],
  prefilled: filing.id === null ? filing.data : {},
  submitting: false,
  submitKey: '',
  undo: [],
  redo: [],
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
  const typed = undoable ? undefined : formatCellKey(last);
  return {
    ...state,
    answers,
    unreadable,
    ...recordStep(state, last.section, { answers, unreadable }, typed),
  };
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
  return { ...state, answers, unreadable, ...recordStep(state, section, { answers, unreadable }) };
};

/**
 * Replaces the answers after a change of rows in `section` (added, removed, copied, moved) or an import; references to these
 * rows in other sections are adjusted already.
 */
const rows: Reduce<{ section: string; answers: Answers; mended?: CellEdit[] }> = (
  state,
  { payload: { section, answers, mended = [] } },
) => {
  const unreadable = applyRaw(state.unreadable, mended);
  return { ...state, answers, unreadable, ...recordStep(state, section, { answers, unreadable }) };
};

/** Applies a step that was undone or redone (`takeStep`). */
const stepped: Reduce<TakenStep['state']> = (state, { payload }) => ({ ...state, ...payload });

const saved: Reduce<FilingSaved> = (state, action) => {
  const { filing } = action.payload;
  return {
    ...draftReducers.saved(state, action),
    filing: { ...filing, returned: mergeLatestCorrections(state.filing?.returned ?? [], filing.returned) },
    ...dated(state, filing),
    aside: [],
  };
};

/** Applies a changed window, and what it allows; the answers stay as they are. */
const windowed: Reduce<Pick<Filing, 'window' | 'actions'>> = (state, { payload }) => {
  if (!state.filing) return state;
  const filing = { ...state.filing, window: payload.window, actions: payload.actions };
  return { ...state, filing, ...dated(state, filing) };
};

/** Stores the answers to corrections, which a save in progress does not contain. */
const answeredCorrections: Reduce<Correction[]> = (state, { payload }) => ({
  ...state,
  filing: state.filing && {
    ...state.filing,
    returned: mergeLatestCorrections(payload, state.filing.returned),
  },
});

/** Forgets the former values that the person has read of or taken back: those of one cell (`formatCellKey`), or all. */
const replacedRead: Reduce<string | null> = (state, { payload }) => ({
  ...state,
  replaced: state.replaced.filter(({ cell }) => payload !== null && formatCellKey(cell) !== payload),
});

/** Applies a merge. What this browser has set aside stands in the note at once, before a save has brought it to the server. */
const merged: Reduce<FilingMerge> = (state, action) => {
  const { filing, aside, replaced } = action.payload;
  const edition_note = addAsideAnswers(filing.edition_note, aside, filing.edition);
  return { ...draftReducers.merged(state, action), filing: { ...filing, edition_note }, aside, replaced };
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
  stepped,
  saved,
  merged,
  windowed,
  windowRead: ((state) => ({ ...state, formerWindow: null })) as Reduce,
  answeredCorrections,
  replacedRead,
  /** Reuses the idempotency key of an attempt whose response was lost. */
  submitting: ((state, { payload }) => ({
    ...state,
    submitting: true,
    submitKey: state.submitKey || payload,
  })) as Reduce<string>,
  waiting: ((state, { payload }) => ({ ...state, isWaiting: payload })) as Reduce<boolean>,
  notSubmitted: ((state) => ({ ...state, submitting: false })) as Reduce,
  answered: ((state) => ({ ...state, submitting: false, submitKey: '' })) as Reduce,
};
