import { TIMING } from '@domain/api/codes';
import { useEffect, useState } from 'react';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Large, centred spinner that appears after a delay: a page that loads faster shows none. */
export default function RouteSpinner() {
  const { t } = useLanguage();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const delay = setTimeout(() => setSlow(true), TIMING.loadingDelay);
    return () => clearTimeout(delay);
  }, []);
  return (
    <div className={styles.place} aria-busy="true" aria-label={t('loading')} role="status">
      {isSlow && <span className={styles.wheel} data-testid="wheel" />}
    </div>
  );
}
