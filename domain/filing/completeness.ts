import type { Answers, Context, Form, Scope, Section } from '../definition';
import { check } from './check';
import type { Fault } from './messages';
import { UNDECIDED } from './rules';
import { isNeeded, isOptionalSection, isVisible, openScope } from './scope';
import { fieldsIn, fieldsOf, isEmpty, isInput, recordsOf } from './sections';

export type SectionState = 'hidden' | 'untouched' | 'started' | 'complete';

/** The state of a section in the list of sections, or why there is nothing to do in it. */
export type SectionMark = Exclude<SectionState, 'hidden'> | 'optional' | 'automatic';

const MISSING: ReadonlySet<string> = new Set(['required', 'min_rows', 'min_files', 'years', UNDECIDED]);

/** True if nobody has made a mistake: something is not there yet. */
export const isToFillIn = ({ code }: Fault): boolean => MISSING.has(code);

/**
 * Needed values that are there, in whole percent (100 only when nothing is missing), and what is missing. `faults` are
 * those of a submission, from whoever has asked for them already.
 */
export function completeness(
  form: Form,
  filled: Answers,
  ctx: Context,
  faults: readonly Fault[] = check(form, filled, ctx, 'submit'),
): { percent: number; missing: Fault[] } {
  const missing = faults.filter(isToFillIn);
  const scope = openScope(form, filled, ctx);
  const there = form.sections.reduce((total, section) => total + neededThere(section, filled, scope), 0);
  const needed = there + missing.length;
  return { percent: needed ? Math.floor((there / needed) * 100) : 100, missing };
}

/** Needed inputs of a section that are there. */
function neededThere(section: Section, filled: Answers, scope: Scope): number {
  if (section.kind === 'computed' || !isVisible(section, scope)) return 0;
  const needed = fieldsOf(section).filter((field) => isInput(field) && isNeeded(field, scope));
  return recordsOf(section, filled).reduce(
    (total, record) => total + needed.filter((field) => !isEmpty(record[field.key])).length,
    0,
  );
}

/**
 * Progress of a filing, section by section. complete: nothing would be said of it on submission (rules apart). A section
 * that asks for nothing stays untouched until something is typed; `isOptionalSection` tells it apart. `faults` as above.
 */
export function sectionStates(
  form: Form,
  filled: Answers,
  ctx: Context,
  faults: readonly Fault[] = check(form, filled, ctx, 'submit'),
): Record<string, SectionState> {
  const scope = openScope(form, filled, ctx);
  const faulty = new Set(faults.map((fault) => fault.path.split(/[.[]/)[0]));
  const stateOf = (section: Section): SectionState => {
    if (!isVisible(section, scope)) return 'hidden';
    if (section.kind === 'computed') return computedState(section, filled);
    if (!isTouched(section, filled)) return 'untouched';
    return faulty.has(section.key) ? 'started' : 'complete';
  };
  return Object.fromEntries(form.sections.map((section) => [section.key, stateOf(section)]));
}

function isTouched(section: Section, filled: Answers): boolean {
  const inputs = fieldsOf(section).filter(isInput);
  return recordsOf(section, filled).some((record) => inputs.some(({ key }) => !isEmpty(record[key])));
}

function computedState(section: Section, filled: Answers): SectionState {
  const values = fieldsIn(filled, section);
  return fieldsOf(section).every((field) => !isEmpty(values[field.key])) ? 'complete' : 'untouched';
}

/** An untouched section that asks for nothing is not work left over, and one that follows from others is nobody's work. */
export function sectionMark(section: Section, state: SectionState | undefined, scope: Scope): SectionMark {
  if (section.kind === 'computed') return 'automatic';
  if (state && state !== 'hidden' && state !== 'untouched') return state;
  return isOptionalSection(section, scope) ? 'optional' : 'untouched';
}
