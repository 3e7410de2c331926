import type { Envelope } from '@domain/api/envelope';
import { Alert, Space } from 'antd';
import { useLocation } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { ON_HEADING } from './arrival';
import BackLink, { type BackLinkProps } from './BackLink';
import styles from './index.module.css';

interface NextInQueueProps extends BackLinkProps {
  /** Reads the queue. Keep the function the same from one render to the next. */
  load(): Promise<Envelope<{ list: { id: string; held?: object | null }[] }>>;
  /** The item that was just decided. */
  doneId: string;
  /** The name of who was faster: the person's own decision was refused. */
  decidedBy?: string | undefined;
}

/** After a decision: a link to the next item of the queue, and one back to the list. */
export default function NextInQueue({ load, doneId, decidedBy, ...list }: NextInQueueProps) {
  const { t } = useLanguage();
  const { pathname } = useLocation();
  const { data } = useRead(load);
  const next = data?.list.find(({ id, held }) => id !== doneId && !held);
  return (
    <Alert
      className={styles.done as string}
      role="status"
      type={decidedBy ? 'warning' : 'success'}
      showIcon
      message={decidedBy ? t('review.overtaken', { name: decidedBy }) : t('review.done')}
      description={
        <Space wrap>
          {next && (
            <ButtonLink type="primary" to={`${pathname}?id=${next.id}`} state={ON_HEADING}>
              {t('review.next')}
            </ButtonLink>
          )}
          <BackLink {...list} />
        </Space>
      }
    />
  );
}
