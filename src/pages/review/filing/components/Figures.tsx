import type { ReviewData } from '@domain/calls/review';
import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface FiguresProps extends Pick<ReviewData, 'figures'> {
  nameOf(path: string): string | null;
}

/** Figures that the company has said otherwise in other filings, with its reasons where it was asked for them. */
export default function Figures({ figures, nameOf }: FiguresProps) {
  const { t } = useLanguage();
  if (figures.length === 0) return null;
  return (
    <section>
      <h3>{t('review.figures')}</h3>
      <ul className={styles.changes}>
        {figures.map(({ path, message, asked, reason, filing, no }) => (
          <li key={path}>
            <strong>
              <bdi>{nameOf(path)}</bdi>
            </strong>
            <br />
            <bdi>{message}</bdi> {filing && <Link to={`/review/filing?id=${filing}`}>{no}</Link>}
            {asked && (
              <>
                <br />
                <bdi>{reason ? t('review.figures.reason', { reason }) : t('review.figures.noReason')}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
