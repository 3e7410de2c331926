import type { ReviewData } from '@domain/calls/review';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Differences between the filing and the company's record when it was submitted. */
export default function Differences({ differences }: Pick<ReviewData, 'differences'>) {
  const { t } = useLanguage();
  if (differences.length === 0) return null;
  return (
    <section>
      <h3>{t('review.differences')}</h3>
      <ul className={styles.changes}>
        {differences.map(({ path, field, given, recorded }) => (
          <li key={path}>
            <strong>
              <bdi>{field}</bdi>
            </strong>
            <br />
            <bdi>
              {t('review.differences.given')} <bdi>{given}</bdi>
            </bdi>
            <br />
            <bdi>
              {t('review.differences.recorded')} <bdi>{recorded}</bdi>
            </bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
