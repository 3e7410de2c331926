import type { Form } from '@domain/definition';
import { computeAnswers } from '@domain/filing/compute';
import { runRules } from '@domain/filing/rules';
import { createFormScope, listVisibleSections } from '@domain/filing/scope';
import { settleSubmittedRules } from '@domain/filing/server-verdicts';
import { findProgramEdition } from '@domain/programs/editions';
import { formatBeijingDay } from '@domain/windows/calendar';
import { useMemo } from 'react';
import type { TraceSource } from '@/components/Why/source';
import { resolveFilingForm } from '@/filling/draft/filingState';
import { useLanguage } from '@/utils/language';
import type { FilingUnderReview } from './nextFiling';
import { listPinTargets } from './pinTargets';

/** The answers of a filing with their rules, sections and places, as on the day of its submission. */
export function useReviewedAnswers(filing: FilingUnderReview['filing'], form: Form) {
  const wording = useLanguage();
  const ctx = useMemo(() => {
    const submitted = new Date(filing.receipt?.submitted_at ?? Date.now());
    return { batchYear: Number.parseInt(filing.batch, 10), today: formatBeijingDay(submitted), settings: {} };
  }, [filing]);
  const answers = useMemo(() => computeAnswers(form, filing.data, ctx), [form, filing, ctx]);
  const rules = useMemo(() => {
    const warned = filing.warnings.map(({ rule }) => rule);
    return settleSubmittedRules(form, runRules(form, answers, ctx), warned);
  }, [form, filing, answers, ctx]);
  const traceSource = useMemo((): TraceSource | null => {
    const judging = findProgramEdition(filing.program, filing.edition);
    return judging ? { program: judging, adapt: (given) => resolveFilingForm(given, filing) } : null;
  }, [filing]);
  const places = useMemo(() => listPinTargets(form, answers, wording), [form, answers, wording]);
  const sections = useMemo(
    () => listVisibleSections(form, createFormScope(form, answers, ctx)),
    [form, answers, ctx],
  );
  return { ctx, answers, rules, traceSource, places, sections };
}
