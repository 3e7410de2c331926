import { useSelector } from 'umi';
import type { RootState } from '@/models/connect';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Mark on every page of whoever files or assesses a program on trial; hidden for all others. */
export default function TrialNotice() {
  const { t } = useLanguage();
  const isTrial = useSelector((state: RootState) => state.user.currentUser?.is_trial ?? false);
  return isTrial ? (
    <p className={styles.notice} role="status">
      {t('header.trial')}
    </p>
  ) : null;
}
