import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import DueReports from '@/components/Reports/DueReports';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';

/** Periodic reports that the company owes on what this filing was approved for. */
export default function FilingReports({ id }: { id: string }) {
  const { t } = useLanguage();
  const owed = useRead('reportInfo', { params: { pageSize: 1 } });
  return (
    <Panel id="filing-reports" title={t('filing.reports')}>
      <AsyncView resource={owed}>
        {({ reports_due: reports }) => {
          const own = reports.filter(({ filing }) => filing === id);
          return own.length > 0 ? <DueReports reports={own} /> : <EmptyHint text={t('filing.noReports')} />;
        }}
      </AsyncView>
    </Panel>
  );
}
