import type { UnshownAnswerText } from '@domain/calls/shapes';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Notice for an office about stored texts with invisible characters, which are left out on display. */
export default function UnshownTexts({ unshown }: { unshown: UnshownAnswerText }) {
  const { t } = useLanguage();
  if (unshown.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('review.unshown')}
      description={
        <ul className={styles.list}>
          {unshown.map(({ path, field, characters }) => (
            <li key={path}>
              <bdi>{field}</bdi> <bdi>{characters.join(' ')}</bdi>
            </li>
          ))}
        </ul>
      }
    />
  );
}
