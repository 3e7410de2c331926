import type { ReportTaskItem } from '@domain/reports/report-shapes';
import { reportStatuses } from '@domain/reports/status';
import { Tag } from 'antd';
import { useLanguage, useText } from '@/utils/language';

interface ReportTagProps {
  report: Pick<ReportTaskItem, 'status' | 'overdue' | 'late'>;
}

/** The status of a periodic report, in words and colour, with a mark if it was filed or corrected too late. */
export default function ReportTag({ report }: ReportTagProps) {
  const { t } = useLanguage();
  const say = useText();
  const { status, overdue, late } = report;
  return (
    <>
      <Tag color={reportStatuses[status].colour}>{say(reportStatuses[status])}</Tag>
      {overdue && status === 'returned' && <Tag color="error">{t('reports.uncorrected')}</Tag>}
      {late && <Tag color="warning">{t('reports.late')}</Tag>}
    </>
  );
}
