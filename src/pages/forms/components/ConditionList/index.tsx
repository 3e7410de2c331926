import type { Eligibility } from '@domain/definition';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** The conditions to apply, one a line. */
export default function ConditionList({ conditions }: { conditions: Eligibility[] }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <ul className={styles.conditions}>
      {conditions.map((condition) => (
        <li key={condition.id}>
          {say(condition)}
          {condition.deploymentConfig && <span className={styles.aside}> {t('forms.overview.local')}</span>}
        </li>
      ))}
    </ul>
  );
}
