/** What becomes of the open declaration with each action of the filing model. */

import type { Answers, Row } from '@domain/definition';
import { latestOf } from '@domain/filing/corrections';
import type { Correction, Filing } from '@domain/filing/types';
import { applyEdits, applyRaw, type Edit, rowsAt } from './changes';
import { canUndo, type FilingState, nothingOpen } from './filingState';
import type { Meeting } from './mergeResult';
import type { Opened, Opening } from './openDraft';
import type { Saved } from './sync';
import { stillUnread } from './unparsedInput';

type Reduce<Payload = void> = (state: FilingState, action: { type: string; payload: Payload }) => FilingState;

const idle = { phase: 'idle', attempt: 0, sent: null, message: '', withheld: 0 } as const;

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

export const opened: Reduce<Opened & { left?: Meeting | null }> = (state, { type, payload }) => {
  const stored = asStored({ ...state, draft: payload.draft }, payload.filing);
  return payload.left ? met(stored, { type, payload: payload.left }) : stored;
};

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

const met: Reduce<Meeting> = (state, { payload }) => {
  const { filing, theirs, answers, unreadable, conflict, aside, note } = payload;
  return {
    ...state,
    filing,
    base: theirs,
    answers,
    saved: theirs,
    // A value of theirs that stands in a cell until it is decided does not push the text out.
    unreadable: conflict ? unreadable : stillUnread(unreadable, answers),
    aside,
    conflict,
    note,
    save: idle,
  };
};

export const reducers = {
  opening,
  opened,
  notOpened: ((state, { payload }) => ({ ...state, problem: payload })) as Reduce<string>,
  closed: ((state) => ({ ...nothingOpen, opening: state.opening + 1 })) as Reduce,
  edit,
  take,
  rows,
  undo,
  saving: ((state) => ({
    ...state,
    save: { ...state.save, phase: 'saving', sent: state.answers },
  })) as Reduce,
  saved,
  unsaved: ((state, { payload }) => ({
    ...state,
    save: { ...state.save, ...payload, attempt: state.save.attempt + 1 },
  })) as Reduce<{ phase: 'failed' | 'refused' | 'outdated'; message: string }>,
  answeredCorrections,
  met,
  decided: ((state, { payload: answers }) => ({
    ...state,
    answers,
    unreadable: stillUnread(state.unreadable, answers),
    conflict: null,
  })) as Reduce<Answers>,
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
  withdrawn: ((state, { payload }) => asStored(state, payload)) as Reduce<Filing>,
  submitted: ((state, { payload }) => ({
    ...asStored(state, payload),
    submitting: false,
    submitKey: '',
    unreadable: {},
  })) as Reduce<Filing>,
};
