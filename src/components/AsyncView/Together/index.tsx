import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage } from '@/utils/language';
import { isSettled, type Reading } from '@/utils/useRead';
import styles from './index.module.css';

interface TogetherProps {
  /** The reads that the parts are drawn from. */
  of: Reading[];
  /** In the places of the parts until then. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Parts of a page that are drawn at once, when all that they read has come, or will not: one by one, each would move those
 * below it. Their place is as high as the screen until then, so that nothing below it moves either.
 */
export default function Together({ of, waiting, children }: TogetherProps) {
  const { t } = useLanguage();
  if (of.every(isSettled)) return children;
  return (
    <div role="status" aria-label={t('center.load.loading')} className={styles.place}>
      {waiting ?? <Skeleton active title={false} paragraph={{ rows: 12 }} />}
    </div>
  );
}
