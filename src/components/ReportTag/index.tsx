import type { ReportTaskItem } from '@domain/api/calls/report-item';
import { reportStatuses } from '@domain/reports/status';
import { Tag } from 'antd';
import { useLanguage, useText } from '@/utils/language';

/** Where a periodic report stands, in words and colour; one that was filed too late says so. */
export default function ReportTag({ report }: { report: Pick<ReportTaskItem, 'status' | 'late'> }) {
  const { t } = useLanguage();
  const say = useText();
  const { status, late } = report;
  return (
    <>
      <Tag color={reportStatuses[status].colour}>{say(reportStatuses[status])}</Tag>
      {late && <Tag color="warning">{t('reports.late')}</Tag>}
    </>
  );
}
