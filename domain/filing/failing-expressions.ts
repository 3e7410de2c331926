/**
 * Finds the expressions of a form that fail on answers to which nothing is missing: what they decide "cannot be said yet" for
 * ever, and only the office that issues the edition can mend them.
 */
import type { Answers, Field, Form, FormContext, FormScope, Row, Rule, Section } from '../definition';
import { runWithinCheck } from '../expressions/language/evaluation';
import { EvaluationLimitExceeded } from '../expressions/language/faults';
import { hideNulls } from './answer-trace';
import { createFormScope, isVisible, listVisibleSections, tryEvaluate } from './scope';
import { getSectionAnswers, getSectionRows, isRowSection, listSectionFields, sumRowsOf } from './sections';

/** `limit`: the expression takes more steps than it may. */
export type FailureKind = 'fault' | 'limit';

export interface FailingExpression {
  /** Place in the document: `form.rules.GZ-01.check`. */
  place: string;
  kind: FailureKind;
}

function findFailure(place: string, call: () => unknown): FailingExpression[] {
  try {
    call();
    return [];
  } catch (fault) {
    return [{ place, kind: fault instanceof EvaluationLimitExceeded ? 'limit' : 'fault' }];
  }
}

/** The check and the figure of a rule are asked where it applies. */
function findInRule(rule: Rule, scope: FormScope): FailingExpression[] {
  const { id, applies, check, figure } = rule;
  const place = `form.rules.${id}`;
  const failing = applies ? findFailure(`${place}.applies`, () => applies(scope)) : [];
  if (failing.length > 0 || (applies && tryEvaluate(() => applies(scope)) === false)) return failing;
  // The check of a rule that has a figure alone follows from it.
  const ofFigure = figure ? findFailure(`${place}.figure`, () => figure(scope)) : [];
  if (ofFigure.length > 0 || !check) return ofFigure;
  return findFailure(`${place}.check`, () => check(scope));
}

const LISTS = { table: 'columns', yearly: 'indicators' } as const;

const getFieldPlace = ({ key, kind }: Section, field: Field): string =>
  `form.sections.${key}.${kind === 'table' || kind === 'yearly' ? LISTS[kind] : 'fields'}.${field.key}`;

function findInField(section: Section, field: Field, scope: FormScope, rows: Row[]): FailingExpression[] {
  const place = getFieldPlace(section, field);
  const { showWhen, requiredWhen, computed } = field;
  const conditions = [
    ...(showWhen ? findFailure(`${place}.showWhen`, () => showWhen(scope)) : []),
    ...(requiredWhen ? findFailure(`${place}.requiredWhen`, () => requiredWhen(scope)) : []),
  ];
  if (!computed || !isVisible(field, scope)) return conditions;
  for (const [index, row] of rows.entries()) {
    const before = rows[index - 1] ?? ((section.kind === 'yearly' && section.before) || null);
    const failing = findFailure(`${place}.computed`, () => computed(scope, row, before));
    if (failing.length > 0) return [...conditions, ...failing];
  }
  return conditions;
}

function findInSection(section: Section, answers: Answers, scope: FormScope): FailingExpression[] {
  const sums = sumRowsOf(section);
  const rows = isRowSection(section)
    ? getSectionRows(answers, section).filter((row) => !sums.has(row.row ?? ''))
    : [getSectionAnswers(answers, section) as Row];
  return listSectionFields(section).flatMap((field) => findInField(section, field, scope, rows));
}

/** Evaluates what the engine evaluates of a submission. `filled` comes from `computeAnswers`, and no required answer is missing. */
export function listFailingExpressions(form: Form, filled: Answers, ctx: FormContext): FailingExpression[] {
  const computing = hideNulls(filled);
  const scope = createFormScope(form, filled, ctx);
  const scopeOfValues = createFormScope(form, computing, ctx);
  return runWithinCheck(() => [
    ...form.sections.flatMap(({ key, showWhen }) =>
      showWhen ? findFailure(`form.sections.${key}.showWhen`, () => showWhen(scope)) : [],
    ),
    ...listVisibleSections(form, scope).flatMap((section) =>
      findInSection(section, computing, scopeOfValues),
    ),
    ...form.rules.flatMap((rule) => findInRule(rule, scope)),
  ]);
}
