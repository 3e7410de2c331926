import type { Answers, Form, FormContext, FormScope, Section } from '@domain/definition';
import { checkAnswers } from '@domain/filing/check';
import {
  computeCompleteness,
  computeSectionStates,
  getSectionMark,
  type SectionMark,
} from '@domain/filing/completeness';
import { computeAnswers } from '@domain/filing/compute';
import type { FilingFault } from '@domain/filing/filing-faults';
import type { RuleResult } from '@domain/filing/rule-words';
import { runRules } from '@domain/filing/rules';
import { createFormScope, listVisibleSections } from '@domain/filing/scope';
import { listWithdrawnFaults } from '@domain/filing/withdrawn-options';
import { useDeferredValue, useMemo } from 'react';

/** Everything derived from the answers. It trails behind while somebody types, so that typing stays fast. */
export interface FormEvaluation {
  filled: Answers;
  scope: FormScope;
  sections: Section[];
  /** Completion mark of each visible section. */
  marks: Record<string, SectionMark>;
  percent: number;
  /** Faults that a submission would be refused for. */
  faults: FilingFault[];
  /** Values of the wrong type or size, and chosen options that the present edition has withdrawn. */
  misfits: FilingFault[];
  rules: RuleResult[];
}

const isAbout = (section: Section) => (fault: FilingFault) => fault.path.split(/[.[]/)[0] === section.key;

export const filterSectionFaults = (section: Section, faults: readonly FilingFault[]): FilingFault[] =>
  faults.filter(isAbout(section));

export function computeFormEvaluation(form: Form, answers: Answers, ctx: FormContext): FormEvaluation {
  const filled = computeAnswers(form, answers, ctx);
  const scope = createFormScope(form, filled, ctx);
  const sections = listVisibleSections(form, scope);
  const faults = checkAnswers(form, filled, ctx, 'submit');
  const states = computeSectionStates(form, filled, ctx, faults);
  return {
    filled,
    scope,
    sections,
    marks: Object.fromEntries(
      sections.map((section) => [section.key, getSectionMark(section, states[section.key], scope)]),
    ),
    percent: computeCompleteness(form, filled, ctx, faults).percent,
    faults,
    misfits: [...checkAnswers(form, filled, ctx, 'draft'), ...listWithdrawnFaults(form, filled)],
    rules: runRules(form, filled, ctx),
  };
}

export function useFormEvaluation(form: Form, answers: Answers, ctx: FormContext): FormEvaluation {
  const settled = useDeferredValue(answers);
  return useMemo(() => computeFormEvaluation(form, settled, ctx), [form, settled, ctx]);
}
