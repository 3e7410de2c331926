import type { Envelope } from '@domain/api/envelope';
import { Alert, Space } from 'antd';
import { useLocation } from 'umi';
import ButtonLink from '@/components/ButtonLink';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import BackLink, { type BackLinkProps } from './BackLink';
import styles from './index.module.css';

interface NextInQueueProps extends BackLinkProps {
  /** Reads the queue. Keep the function the same from one render to the next. */
  load(): Promise<Envelope<{ list: { id: string; held?: object | null }[] }>>;
  /** The item that was just decided. */
  doneId: string;
}

/** After a decision: a link to the next item of the queue, and one back to the list. */
export default function NextInQueue({ load, doneId, ...list }: NextInQueueProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { data } = useRead(load);
  const next = data?.list.find(({ id, held }) => id !== doneId && !held);
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
          <BackLink {...list} />
        </Space>
      }
    />
  );
}
