/**
 * Undo history of a filing: the changes of tables and records, each with the answers before and after it. A step is taken back by the
 * three-way merge that saves use: only what the step changed goes back, whatever was saved, typed elsewhere or merged since. A value
 * that somebody has changed after the step stays.
 */
import type { Answers, Form } from '@domain/definition';
import { mergeDrafts } from '@domain/filing/merge';
import { decide, isSameContent } from './reconcile';
import type { UnparsedInput } from './unparsedInput';

/** Answers and unreadable texts at one moment. */
interface Moment {
  answers: Answers;
  unreadable: UnparsedInput;
}

export interface UndoStep {
  /** Key of the section, or name of the import, that the change was made in. */
  section: string;
  before: Moment;
  after: Moment;
  /** Cell being typed in: further typing there extends this step. */
  typed?: string;
}

/** The part of a filing's state that a step changes. */
interface UndoableState extends Moment {
  undo: UndoStep[];
  redo: UndoStep[];
}

/** Maximum number of steps kept for each section; the oldest is dropped first. */
export const MAX_UNDO_STEPS = 100;

const latestOf = (steps: readonly UndoStep[], section: string): number =>
  steps.findLastIndex((step) => step.section === section);

/** Adds a step; consecutive typing in the same cell extends the last one. What was undone in the section can no longer be redone. */
export function recordStep(
  { answers, unreadable, undo, redo }: UndoableState,
  section: string,
  after: Moment,
  typed?: string,
): Pick<UndoableState, 'undo' | 'redo'> {
  const last = undo.at(-1);
  const isGoingOn = typed !== undefined && last?.typed === typed && last.after.answers === answers;
  const step: UndoStep = {
    section,
    before: isGoingOn ? last.before : { answers, unreadable },
    after,
    ...(typed !== undefined && { typed }),
  };
  return {
    undo: [...dropOldest(isGoingOn ? undo.slice(0, -1) : undo, section), step],
    redo: redo.filter((each) => each.section !== section),
  };
}

function dropOldest(steps: UndoStep[], section: string): UndoStep[] {
  if (steps.filter((step) => step.section === section).length < MAX_UNDO_STEPS) return steps;
  const oldest = steps.findIndex((step) => step.section === section);
  return steps.filter((_, place) => place !== oldest);
}

/** State after a step; `kept`: number of values changed since by others, which stay as they are. */
export interface TakenStep {
  state: UndoableState;
  kept: number;
}

/** Undoes or redoes the last step of a section; null where there is none. */
export function takeStep(
  form: Form,
  state: UndoableState,
  way: 'undo' | 'redo',
  section: string,
): TakenStep | null {
  const place = latestOf(state[way], section);
  const step = state[way][place];
  if (!step) return null;
  const [from, to] = way === 'undo' ? [step.after, step.before] : [step.before, step.after];
  const { answers, kept } = applyStep(form, from.answers, to.answers, state.answers);
  const unreadable = applyTexts(from.unreadable, to.unreadable, state.unreadable);
  const { typed: _, ...settled } = step;
  const rest = state[way].filter((_, index) => index !== place);
  const [undo, redo] = way === 'undo' ? [rest, [...state.redo, settled]] : [[...state.undo, settled], rest];
  // Never the object of the last save: what is undone may be in the browser's store or on its way to the server, and goes there too.
  return { state: { answers: { ...answers }, unreadable, undo, redo }, kept };
}

const isUntouched = (a: Answers, b: Answers): boolean =>
  Object.keys({ ...a, ...b }).every((section) => a[section] === b[section]);

/** Applies the change from `from` to `to` to the present answers. Sections with the same content stay the same objects. */
function applyStep(form: Form, from: Answers, to: Answers, present: Answers) {
  if (isUntouched(from, present)) return { answers: to, kept: 0 };
  const { merged, conflicts } = mergeDrafts(form, from, to, present);
  const theirs = Object.fromEntries(conflicts.map(({ path }) => [path, 'theirs' as const]));
  const settled = decide(merged, conflicts, theirs);
  const changed = Object.entries(settled).filter(
    ([section, content]) => !isSameContent(content, present[section]),
  );
  return { answers: { ...present, ...Object.fromEntries(changed) }, kept: conflicts.length };
}

function applyTexts(from: UnparsedInput, to: UnparsedInput, present: UnparsedInput): UnparsedInput {
  const changed = Object.keys({ ...from, ...to }).filter(
    (key) => from[key] !== to[key] && present[key] === from[key],
  );
  const rest = Object.entries(present).filter(([key]) => !changed.includes(key));
  const back = changed.flatMap((key) => (to[key] === undefined ? [] : [[key, to[key]] as [string, string]]));
  return Object.fromEntries([...rest, ...back]);
}
