/**
 * Thresholds of rules under two editions of a form. A rule can compare several figures and tells the one that decides, which differs
 * with the answers: each figure is compared with its own former one.
 */
import type { Answers, Figure, Form, FormContext } from '../definition';
import type { TraceStep } from '../expressions/language/trace';
import type { TraceCall } from './answer-trace';
import { adaptFormToBatch } from './dated-form';
import { createFormScope } from './scope';

/** The figures that each rule compares, by its id. */
export type RuleFigures = ReadonlyMap<string, readonly Figure[]>;

/** A form whose functions say why they give what they give. */
export interface TracedRules {
  form: Form;
  trace: TraceCall;
}

/** Figures that a step is decided by; its own where it compares no others. */
function listStepFigures({ value, steps }: TraceStep): Figure[] {
  const inner = steps.flatMap(listStepFigures);
  // A trace has the figures of the form itself.
  return inner.length > 0 || value.is !== 'figure' ? inner : [value.figure as Figure];
}

export function listRuleFigures(
  { form: given, trace }: TracedRules,
  filled: Answers,
  ctx: FormContext,
): RuleFigures {
  const form = adaptFormToBatch(given, ctx.batchYear);
  const scope = createFormScope(form, filled, ctx);
  return new Map(
    form.rules.map(({ id, figure }) => {
      const found = figure && trace(() => figure(scope));
      return [id, found ? listStepFigures(found.step) : []];
    }),
  );
}

/** A threshold before and after a change; null before it was asked. */
export interface ChangedThreshold {
  before: Figure | null;
  after: Figure;
}

const isAlike = (a: Figure, b: Figure): boolean => a.bound === b.bound && a.unit === b.unit;

/** Removes from a list what another one has too, each as often as it stands there. */
function removeKnown(figures: readonly Figure[], known: readonly Figure[]): Figure[] {
  const left = [...known];
  return figures.filter((figure) => {
    const found = left.findIndex((each) => isAlike(each, figure) && each.threshold === figure.threshold);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

/** Pairs the thresholds that differ, figures of one bound and unit in their order. */
export function pairChangedThresholds(
  before: readonly Figure[],
  after: readonly Figure[],
): ChangedThreshold[] {
  const former = removeKnown(before, after);
  return removeKnown(after, before)
    .filter(({ threshold }) => threshold !== null)
    .map((figure) => {
      const at = former.findIndex((each) => each.threshold !== null && isAlike(each, figure));
      const [was = null] = at < 0 ? [] : former.splice(at, 1);
      return { before: was, after: figure };
    });
}
