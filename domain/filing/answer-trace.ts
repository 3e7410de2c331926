/** Says why a rule has its outcome and a computed value its value, by the expressions of the form. */
import type { Answers, AnswerValue, Form, FormContext, Row, Section } from '../definition';
import type { ExpressionTrace } from '../expressions/language/trace';
import { createFormScope, tryEvaluate } from './scope';
import { getSectionAnswers, getSectionRows, isRowSection, listSectionFields } from './sections';

/** Calls a function of the form and says why it gives its result; null where it evaluates no expression. */
export type TraceCall = (call: () => unknown) => ExpressionTrace | null;

/** The answers that a form is traced with: those of `computeAnswers`. */
export interface TracedAnswers {
  filled: Answers;
  ctx: FormContext;
}

/** Traces why a rule does not apply, or else why it is met or not; null for a rule that no expression decides. */
export function traceRule(
  form: Form,
  trace: TraceCall,
  id: string,
  { filled, ctx }: TracedAnswers,
): ExpressionTrace | null {
  const rule = form.rules.find((each) => each.id === id);
  if (!rule) return null;
  const scope = createFormScope(form, filled, ctx);
  const { applies, check } = rule;
  if (applies && tryEvaluate(() => applies(scope)) !== true) return trace(() => applies(scope));
  return check ? trace(() => check(scope)) : null;
}

/** Answers as values are computed from them: what is missing is undefined, as null would count as 0. */
export const hideNulls = (filled: Answers): Answers => {
  const hide = <Record extends object>(record: Record): Record =>
    Object.fromEntries(Object.entries(record).map(([key, value]) => [key, value ?? undefined])) as Record;
  return Object.fromEntries(
    Object.entries(filled).map(([key, section]) => [
      key,
      Array.isArray(section) ? section.map((row) => hide(row as Row)) : hide(section as object),
    ]),
  ) as Answers;
};

/** The place of a computed value; `row`: the number of its row, from 0, in a table or a year grid. */
export interface ComputedPlace {
  section: string;
  field: string;
  row?: number;
}

const findBefore = (section: Section, rows: Row[], row: number): Row | null =>
  rows[row - 1] ?? ((section.kind === 'yearly' && section.before) || null);

/** Traces how a computed value comes about; null where the field is not computed. */
export function traceComputedValue(
  form: Form,
  trace: TraceCall,
  { section: key, field: name, row = 0 }: ComputedPlace,
  { filled, ctx }: TracedAnswers,
): ExpressionTrace | null {
  const section = form.sections.find((each) => each.key === key);
  const field = section && listSectionFields(section).find((each) => each.key === name);
  const { computed } = field ?? {};
  if (!section || !computed) return null;
  const answers = hideNulls(filled);
  const scope = createFormScope(form, answers, ctx);
  const rows = isRowSection(section) ? getSectionRows(answers, section) : [];
  const record = isRowSection(section) ? rows[row] : (getSectionAnswers(answers, section) as Row);
  const before = findBefore(section, rows, row);
  return record ? trace(() => computed(scope, record, before) as AnswerValue) : null;
}
