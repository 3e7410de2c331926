import type { Correction } from '@domain/filing/types';
import { Panel } from '@/components/Page';
import CorrectionNote from '@/filling/form/CorrectionNote';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import type { Place } from '../places';
import PlaceLink from './PlaceLink';

interface AskedProps {
  corrections: readonly Correction[];
  places: Place[];
}

/** Corrections that the company is working on. */
export default function Asked({ corrections, places }: AskedProps) {
  const { t } = useLanguage();
  if (corrections.length === 0) return null;
  return (
    <Panel id="asked" title={t('review.asked')}>
      <ul className={styles.notes}>
        {corrections.map((correction) => (
          <li key={correction.id}>
            <CorrectionNote
              correction={correction}
              place={<PlaceLink places={places} path={correction.path} />}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
