import type { QueueItem } from '@domain/review/queue-calls';
import { Tag } from 'antd';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

type ReviewByProps = Pick<QueueItem, 'review_by' | 'level_due_at' | 'is_late'>;

/** Day by which the present level should decide or, without one, the first review be done; a late filing is highlighted. */
export default function ReviewBy({ review_by, level_due_at, is_late }: ReviewByProps) {
  const { t } = useLanguage();
  return (
    <>
      {formatDate(level_due_at ?? review_by)} {is_late && <Tag color="error">{t('queue.late')}</Tag>}
    </>
  );
}
