import { Button, Result, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import HelpLine from '@/components/HelpLine';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';

interface AsyncViewProps<T> {
  resource: Resource<T>;
  children: (data: T) => ReactNode;
}

/**
 * Data once read; nothing at first, a skeleton after 200 ms, and the reason with a button to try again after a failure.
 * A failed refresh keeps what is there.
 */
export default function AsyncView<T>({ resource, children }: AsyncViewProps<T>) {
  const { t } = useLanguage();
  const { data, failure, isSlow, reload } = resource;
  if (data !== undefined) return <div aria-busy={isSlow}>{children(data)}</div>;
  if (failure !== null) {
    return (
      <div role="alert">
        <Result
          status="warning"
          title={t('center.load.failed')}
          subTitle={failure || t('center.load.failedWhy')}
          extra={
            <>
              <Button type="primary" onClick={reload}>
                {t('center.load.retry')}
              </Button>
              <HelpLine />
            </>
          }
        />
      </div>
    );
  }
  return isSlow ? (
    <div role="status" aria-label={t('center.load.loading')}>
      <Skeleton active title={false} paragraph={{ rows: 7 }} />
    </div>
  ) : null;
}
