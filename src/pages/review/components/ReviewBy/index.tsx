import type { FilingStatus } from '@domain/filing/status';
import { Tag } from 'antd';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';

/** The day by which the first review should be done; a filing that waits longer stands out. */
export default function ReviewBy({ by, status }: { by: string | null; status: FilingStatus }) {
  const { t } = useLanguage();
  const isOverdue = status === 'submitted' && by !== null && Date.parse(by) <= Date.now();
  return (
    <>
      {beijingDate(by)} {isOverdue && <Tag color="error">{t('queue.late')}</Tag>}
    </>
  );
}
