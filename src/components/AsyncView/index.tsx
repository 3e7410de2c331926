import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import HelpLine from '@/components/HelpLine';
import Outcome from '@/components/Outcome';
import { useLanguage } from '@/utils/language';
import { isSettled, type ReadState, type Resource } from '@/utils/useRead';
import styles from './index.module.css';

interface AsyncViewProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
}

/**
 * Renders data once it is read: nothing for 200 ms, then a skeleton; after a failure the reason and a retry button. A
 * failed refresh keeps the old data.
 */
export default function AsyncView<T>({ resource, children }: AsyncViewProps<T>) {
  const { t } = useLanguage();
  const { data, failure, isSlow, reload } = resource;
  if (data !== undefined) return <div aria-busy={isSlow}>{children(data)}</div>;
  if (failure !== null) {
    return (
      <div role="alert">
        <Outcome title={t('center.load.failed')} why={failure || t('center.load.failedWhy')}>
          <Button type="primary" onClick={reload}>
            {t('common.retry')}
          </Button>
          <HelpLine />
        </Outcome>
      </div>
    );
  }
  return isSlow ? (
    <div role="status" aria-label={t('center.load.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 7 }} />
    </div>
  ) : null;
}

interface TogetherProps {
  /** Reads whose data the children need. */
  of: ReadState[];
  /** Placeholder until all reads have settled; by default a skeleton. */
  waiting?: ReactNode;
  children: ReactNode;
}

/**
 * Renders its children once every given read has settled, so that late content does not shift the page. Until then it
 * reserves the height of the screen.
 */
export function WhenSettled({ of, waiting, children }: TogetherProps) {
  const { t } = useLanguage();
  if (of.every(isSettled)) return children;
  return (
    <div role="status" aria-label={t('center.load.loading')} className={styles.place}>
      {waiting ?? <Skeleton active title={false} paragraph={{ rows: 12 }} />}
    </div>
  );
}
