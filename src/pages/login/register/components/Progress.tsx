import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import { STEPS, type Step } from '../steps';

/** The steps by name, and which of them this is. */
export default function Progress({ step }: { step: Step }) {
  const { t } = useLanguage();
  const current = STEPS.indexOf(step);
  return (
    <nav aria-label={t('register.steps')}>
      <ol className={styles.progress}>
        {STEPS.map((each, index) => (
          <li
            key={each}
            className={index <= current ? styles.reached : ''}
            {...(each === step ? { 'aria-current': 'step' as const } : {})}
          >
            <span className={styles.number}>{index + 1}</span>
            {t(`register.${each}`)}
          </li>
        ))}
      </ol>
    </nav>
  );
}
