import type { Eligibility, Program } from '@domain/definition';
import type { Verdict } from '@domain/filing/fit';
import { Link } from 'umi';
import ConditionList from '@/pages/forms/components/ConditionList';
import { useLanguage, useText } from '@/utils/language';
import styles from '../index.module.css';

interface EligibleProps {
  program: Program;
  conditions: Eligibility[];
  /** null for those who do not apply. */
  verdicts: Record<string, Verdict> | null;
}

const limitsAnybody = ({ fits = {} }: Program) => Object.keys(fits).length > 0;

/** Who may apply: what holds for all, what holds for each kind, and what the company profile says of it. */
export default function Eligible({ program, conditions, verdicts }: EligibleProps) {
  const { t } = useLanguage();
  const say = useText();
  const ofAll = conditions.filter(({ kind }) => kind === undefined);
  return (
    <>
      <ConditionList conditions={ofAll} verdicts={verdicts ?? {}} />
      {program.kinds?.map((kind) => (
        <section key={kind.value}>
          <h3 className={styles.kind}>{say(kind)}</h3>
          <ConditionList
            conditions={conditions.filter((each) => each.kind === kind.value)}
            verdicts={verdicts ?? {}}
          />
        </section>
      ))}
      {verdicts && (
        <p className={styles.note}>
          {t(limitsAnybody(program) ? 'catalogue.unmarked' : 'catalogue.anybody')}{' '}
          <Link to="/enterpriseCenter/information">{t('catalogue.profile')}</Link>
        </p>
      )}
    </>
  );
}
