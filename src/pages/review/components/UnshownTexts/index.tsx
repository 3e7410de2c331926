import type { UnshownAnswerText } from '@domain/calls/shapes';
import { Alert } from 'antd';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** Tells an office of texts that are stored with characters which are left out where the texts are shown. */
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
