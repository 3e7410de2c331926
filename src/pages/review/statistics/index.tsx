import { DownloadOutlined } from '@ant-design/icons';
import type { StatisticsData } from '@domain/calls/statistics';
import { statisticsSheet } from '@domain/statistics/sheet';
import type { StatisticsBy } from '@domain/statistics/table';
import { dayOf } from '@domain/windows/calendar';
import { Button } from 'antd';
import { useCallback, useState } from 'react';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import { fetchStatistics } from '@/services/statistics';
import { feedback } from '@/utils/feedback';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { useUrlState } from '@/utils/urlState';
import { useResource } from '@/utils/useResource';
import Charts from './components/Charts';
import Filters from './components/Filters';
import Numbers from './components/Numbers';
import styles from './index.less';
import { NO_FILTER, queryOf, statisticsUrl } from './url';

/** What was submitted and what became of it: of the own department, or of all. */
export default function StatisticsPage() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(statisticsUrl);
  const question = JSON.stringify(queryOf(state));
  // With the side that it was counted by: the answer to the last question must not stand under the heads of the next.
  const load = useCallback(async () => {
    const query = JSON.parse(question);
    const answer = await fetchStatistics(query);
    return { ...answer, data: { ...answer.data, by: query.by as StatisticsBy } };
  }, [question]);
  const counted = useResource(load);
  return (
    <>
      <PageHead lead={t('review.statistics.lead')} actions={counted.data && <Download {...counted.data} />} />
      <Filters state={state} batches={counted.data?.batches ?? []} onChange={change} />
      <AsyncView resource={counted}>
        {({ by, rows, total }) =>
          rows.length === 0 ? (
            <EmptyHint
              text={t('review.statistics.none')}
              action={<Button onClick={() => change(NO_FILTER)}>{t('review.showAll')}</Button>}
            />
          ) : (
            <div className={styles.page}>
              <Charts by={by} rows={rows} total={total} />
              <Panel id="numbers" title={t('review.statistics.numbers')}>
                <Numbers by={by} rows={rows} total={total} />
                <p className={styles.note}>{t('review.statistics.daysWhy')}</p>
              </Panel>
            </div>
          )
        }
      </AsyncView>
    </>
  );
}

/** The same numbers as a spreadsheet. What writes it is loaded when it is asked for. */
function Download({ by, rows, total }: StatisticsData & { by: StatisticsBy }) {
  const { language, t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const { fileOf } = await import('@/filling/spreadsheet/files');
      const sheet = statisticsSheet(by, rows, total, language);
      saveAs(await fileOf(sheet), `${sheet.name}_${dayOf(new Date())}.xlsx`);
    } catch {
      feedback.warn(t('sheets.exportFailed'));
    }
    setBusy(false);
  };
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={isBusy}
      disabled={rows.length === 0}
      onClick={write}
    >
      {t('sheets.export')}
    </Button>
  );
}
