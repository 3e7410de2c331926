import type { ReviewData } from '@domain/calls/review';
import { Link } from 'umi';
import { useLanguage } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';

interface EarlierFiguresProps {
  earlier: NonNullable<ReviewData['earlier']>;
  nameOf(path: string): string | null;
}

/** Figures that differ from those of the company's last filing of the program. */
export default function EarlierFigures({ earlier, nameOf }: EarlierFiguresProps) {
  const { t } = useLanguage();
  const batchName = useBatchName();
  const { id, no, batch, figures } = earlier;
  return (
    <section>
      <h3>{t('review.earlier')}</h3>
      <Link to={`/review/filing?id=${id}`}>
        {batchName(batch)} <bdi>{no}</bdi>
      </Link>
      <ul className={styles.changes}>
        {figures.map(({ path, is, before, now }) => (
          <li key={path}>
            <strong>
              <bdi>{nameOf(path)}</bdi>
            </strong>
            <br />
            {t(`review.earlier.${is}`, { before, now })}
          </li>
        ))}
      </ul>
    </section>
  );
}
