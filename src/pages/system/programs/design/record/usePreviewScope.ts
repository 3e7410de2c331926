import { computeAnswers } from '@domain/filing/compute';
import { createFormScope } from '@domain/filing/scope';
import { createTraceLabels } from '@domain/filing/trace-labels';
import type { ExaminedDraft } from '@domain/program-drafts/examine-rows';
import { useDeferredValue, useMemo } from 'react';
import { useLanguage, useText } from '@/utils/language';
import { useCompiledForm } from '../formPreview/useCompiledForm';
import { useFormPreviewContext } from '../formPreview/useFormPreview';
import type { PreviewScope } from './ExpressionResult';

/** The answers in the preview as expressions read them; null while the form cannot be compiled. */
export function usePreviewScope(examined: ExaminedDraft | null): PreviewScope | null {
  const { t } = useLanguage();
  const say = useText();
  const preview = useFormPreviewContext();
  // The typed text is drawn first.
  const settled = useDeferredValue(examined);
  const { form, isPresent } = useCompiledForm(settled);
  const document = settled?.document;
  return useMemo(() => {
    if (!form || !isPresent || !document || !preview) return null;
    const { answers, ctx, scenarios, scenario } = preview;
    const title = scenarios.find(({ key }) => key === scenario)?.title;
    return {
      document,
      scope: createFormScope(form, computeAnswers(form, answers, ctx), ctx),
      labels: createTraceLabels(form),
      title: title ? say(title) : t('design.result.preview'),
    };
  }, [form, isPresent, document, preview, say, t]);
}
