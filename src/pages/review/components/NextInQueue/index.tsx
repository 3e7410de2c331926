import type { Envelope } from '@domain/api/envelope';
import { Alert, Space } from 'antd';
import { useLocation } from 'umi';
import ButtonLink from '@/components/ButtonLink';
import { useLanguage } from '@/utils/language';
import { useResource } from '@/utils/useResource';
import styles from './index.less';
import WayBack, { type WayBackProps } from './WayBack';

interface WayOnProps extends WayBackProps {
  /** What of the list still waits. Keep it the same from one drawing to the next. */
  waiting(): Promise<Envelope<{ list: { id: string }[] }>>;
  /** What was just dealt with. */
  done: string;
}

/** Stands where something was decided once it is: on to what waits next, or back to the list. */
export default function WayOn({ waiting, done, ...list }: WayOnProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { data } = useResource(waiting);
  const next = data?.list.find(({ id }) => id !== done);
  return (
    <Alert
      className={styles.done as string}
      role="status"
      type="success"
      showIcon
      message={t('review.done')}
      description={
        <Space wrap>
          {next && (
            <ButtonLink type="primary" to={`${pathname}?id=${next.id}`}>
              {t('review.next')}
            </ButtonLink>
          )}
          <WayBack {...list} />
        </Space>
      }
    />
  );
}
