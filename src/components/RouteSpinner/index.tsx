import { TIMING } from '@domain/api/codes';
import { Spin } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Large and centred; what arrives within the delay shows no spinner at all. */
export default function RouteSpinner() {
  const { t } = useLanguage();
  return (
    <div className={styles.place} aria-busy="true" aria-label={t('loading')} role="status">
      <Spin size="large" delay={TIMING.loadingDelay} />
    </div>
  );
}
