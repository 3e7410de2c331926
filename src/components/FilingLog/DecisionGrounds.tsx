import { listReasonTexts } from '@domain/reference/decision-reason';
import { useLanguage } from '@/utils/language';

interface DecisionGroundsProps {
  /** Keys of the reasons in their dictionary. */
  reasons?: readonly string[] | undefined;
  /** Number of the document by which an approval was revoked. */
  doc_no?: string | undefined;
}

/** Reasons of a decision, and the document that it was made by. */
export default function DecisionGrounds({ reasons = [], doc_no: no }: DecisionGroundsProps) {
  const { t, say } = useLanguage();
  const named = listReasonTexts(reasons);
  return (
    <>
      {named.length > 0 && (
        <p>
          {t('labelled', {
            name: t('decision.reasons'),
            value: named.map((each) => say(each)).join(t('list.comma')),
          })}
        </p>
      )}
      {no && (
        <p>
          <bdi>{t('results.revokedBy', { no })}</bdi>
        </p>
      )}
    </>
  );
}
