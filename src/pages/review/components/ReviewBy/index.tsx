import type { QueueItem } from '@domain/calls/review';
import { Tag } from 'antd';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

type ReviewByProps = Pick<QueueItem, 'review_by' | 'level_due_at' | 'status'>;

/** The day by which the level that has it should decide, or the first review be done; a filing that waits longer stands out. */
export default function ReviewBy({ review_by, level_due_at, status }: ReviewByProps) {
  const { t } = useLanguage();
  const by = level_due_at ?? review_by;
  const isMeant = level_due_at !== null || status === 'submitted';
  const isOverdue = isMeant && by !== null && Date.parse(by) <= Date.now();
  return (
    <>
      {beijingDate(by)} {isOverdue && <Tag color="error">{t('queue.late')}</Tag>}
    </>
  );
}
