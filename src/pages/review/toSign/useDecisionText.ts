import { getStepWords } from '@domain/filing/outcome';
import { findProgram } from '@domain/programs/find';
import { listReasonTexts } from '@domain/reference/decision-reason';
import type { DecisionAwaitingSignature } from '@domain/review/scheduled-decision-calls';
import { useLanguage, useText } from '@/utils/language';

type Decided = Pick<DecisionAwaitingSignature, 'program' | 'decision'>;

/** Returns a decision in words: the step first, then its values. */
export function useDecisionText(): (decided: Decided) => string[] {
  const { t } = useLanguage();
  const say = useText();
  return ({ program, decision }) => {
    const { action, opinion, reasons = [], days, grant_approved: grant, doc_no: documentNo } = decision;
    const chosen = listReasonTexts(reasons).map(say);
    return [
      say(getStepWords(action, findProgram(program) ?? {})),
      opinion,
      chosen.length > 0 && chosen.join(t('list.comma')),
      days !== undefined && t('workflows.correctionDays', { count: days }),
      grant !== undefined && t('labelled', { name: t('review.grant'), value: grant }),
      documentNo && t('labelled', { name: t('review.document'), value: documentNo }),
    ].filter((line): line is string => typeof line === 'string' && line !== '');
  };
}
