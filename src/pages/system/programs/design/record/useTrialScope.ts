import { computeAnswers } from '@domain/filing/compute';
import { createFormScope } from '@domain/filing/scope';
import { createTraceLabels } from '@domain/filing/trace-labels';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage, useText } from '@/utils/language';
import { useCompiledForm } from '../trial/useCompiledForm';
import { useTrialAnswers } from '../trial/useTrial';
import type { TrialScope } from './ExpressionResult';

/** The answers on trial as expressions read them; null while the form cannot be compiled. */
export function useTrialScope(examined: ExaminedDraft | null): TrialScope | null {
  const { t } = useLanguage();
  const say = useText();
  const trial = useTrialAnswers();
  // What is typed is drawn first.
  const settled = useDeferredValue(examined);
  const { form, isPresent } = useCompiledForm(settled);
  const document = settled?.document;
  return useMemo(() => {
    if (!form || !isPresent || !document || !trial) return null;
    const { answers, ctx, scenarios, scenario } = trial;
    const title = scenarios.find(({ key }) => key === scenario)?.title;
    return {
      document,
      scope: createFormScope(form, computeAnswers(form, answers, ctx), ctx),
      labels: createTraceLabels(form),
      title: title ? say(title) : t('design.result.preview'),
    };
  }, [form, isPresent, document, trial, say, t]);
}
