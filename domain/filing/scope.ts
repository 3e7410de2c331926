/**
 * The scope of the functions of a form: its answers by section, the context, and the helpers that belong to this filing.
 * Rows that do not count stay out of sight: those above a table's limit, and empty rows of years that may be missing.
 */
import type { Answers, Context, Form, Row, Scope, Section } from '../definition';
import { boundHelpers } from './bound-helpers';
import { fieldsIn, isBlankRow, isRowSection, rowLimit, rowsIn } from './sections';

const visibleAnswers = (form: Form, answers: Answers): Answers =>
  Object.fromEntries(form.sections.map((section) => [section.key, visibleOf(section, answers)]));

function visibleOf(section: Section, answers: Answers) {
  if (!isRowSection(section)) return fieldsIn(answers, section);
  const rows = rowsIn(answers, section).slice(0, rowLimit(section));
  const mayMissYears = section.kind === 'yearly' && section.years.minCount !== undefined;
  return mayMissYears ? rows.filter((row) => !isBlankRow(section, row)) : rows;
}

/**
 * Rows are the very objects of `filled`, so a scope stays good while `compute` fills values in. `onOffender` hears of the
 * row that made `all` or `unique` false.
 */
export function openScope(
  form: Form,
  filled: Answers,
  ctx: Context,
  onOffender: (row: Row) => void = () => {},
): Scope {
  const answers = visibleAnswers(form, filled);
  const scope = { ...answers, ctx } as Scope;
  return Object.assign(scope, boundHelpers(form, answers, scope, onOffender));
}
