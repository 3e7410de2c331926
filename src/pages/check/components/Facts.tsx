import type { CopyData } from '@domain/calls/documents';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Facts by the keys of their names. */
export function Facts({ facts }: { facts: Record<string, string> }) {
  const { t } = useLanguage();
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(([name, value]) => (
        <div key={name}>
          <dt>{t(name)}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Facts that a copy must show. */
export const factsOf = (copy: CopyData): Record<string, string> => ({
  'documents.check.no': copy.no,
  'documents.check.program': copy.title,
  'documents.check.company': copy.company,
  [`documents.check.${copy.kind === 'letter' ? 'decidedAt' : 'submittedAt'}`]: beijingMinutes(
    copy.submitted_at,
  ),
});

/** Reasons that a genuine copy is out of date. */
export const OVERTAKEN: Record<CopyData['kind'], string> = {
  filing: 'documents.check.superseded',
  letter: 'documents.check.overtaken',
};
