import { DownloadOutlined } from '@ant-design/icons';
import { appealStatuses } from '@domain/appeals/appeal';
import { ANSWER_STATUSES } from '@domain/objections/objection';
import { listProgramKeys } from '@domain/programs/find';
import { listedDepartments } from '@domain/reference/authorities';
import type { AppealCounts, StatisticsData, StatisticsQuery } from '@domain/statistics/calls';
import { createStatisticsSheet } from '@domain/statistics/sheet';
import { STATISTICS_BY, type StatisticsBy } from '@domain/statistics/table';
import { dimensionNames } from '@domain/statistics/words';
import { formatBeijingDay } from '@domain/windows/calendar';
import { Button } from 'antd';
import { useState } from 'react';
import { useSelector } from 'umi';
import ListPage, { type ListFilter, useList } from '@/components/ListPage';
import { FactList, Panel } from '@/components/Page';
import type { RootState } from '@/models/connect';
import { useProgramOptions } from '@/models/useProgramOptions';
import { call } from '@/utils/call';
import { feedback } from '@/utils/feedback';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import { saveAs } from '@/utils/saveAs';
import { matching, oneOf } from '@/utils/urlState';
import { Charts, Numbers, PersonWorkTable } from './components/Counts';
import FilingProgress from './components/FilingProgress';
import styles from './index.module.css';

const listUrl = {
  by: oneOf(STATISTICS_BY, 'program'),
  program: oneOf(listProgramKeys),
  year: matching(/^\d{4}$/),
  batch: matching(/^\d{4}-\d{1,3}$/),
  department: oneOf(listedDepartments.map(({ value }) => value)),
};

/** Fetches counts together with their grouping: an earlier answer must not appear under the headers of the next. */
async function fetchCounted(query: Partial<StatisticsQuery> & { by: StatisticsBy }) {
  const answer = await call('statistics', { params: query });
  const { rows = [], total: sum, batches, course, people = [], appeals } = answer.data ?? {};
  const list = rows.map((row) => ({ ...row, id: row.key }));
  return {
    ...answer,
    data: {
      list,
      total: list.length,
      rows,
      sum,
      batches,
      course,
      people,
      appeals,
      asked: query,
      by: query.by,
    },
  };
}

/** Submitted filings and their outcomes: of the own department, or of all. */
export default function Statistics() {
  const { t } = useLanguage();
  const list = useList(listUrl, fetchCounted);
  return (
    <ListPage
      list={list}
      lead={t('review.statistics.lead')}
      actions={list.data && <Download by={list.data.by} rows={list.data.rows} total={list.data.sum} />}
      filters={useFilters(list.data?.batches ?? [])}
      body={({ by, rows, sum, course, people, appeals, asked }) => (
        <div className={styles.page}>
          <Charts by={by} rows={rows} total={sum} asked={asked} />
          <Panel id="numbers" title={t('review.statistics.numbers')}>
            <Numbers by={by} rows={rows} total={sum} asked={asked} />
            <p className={styles.note}>{t('review.statistics.daysWhy')}</p>
          </Panel>
          {course && <FilingProgress course={course} asked={asked} />}
          <PersonWorkTable people={people} asked={asked} />
          {appeals && <Appeals appeals={appeals} />}
        </div>
      )}
      empty={{ none: t('review.statistics.none'), showAll: t('review.showAll') }}
    />
  );
}

/** Filters; a reviewer has one department and no filter for it. */
function useFilters(batches: readonly string[]): ListFilter<keyof typeof listUrl>[] {
  const { t } = useLanguage();
  const say = useText();
  const programOptions = useProgramOptions();
  const batchName = useBatchName();
  const role = useSelector((root: RootState) => root.user.currentUser?.role);
  const years = [...new Set(batches.map((batch) => batch.split('-')[0] ?? ''))];
  const select = { popupMatchSelectWidth: false };
  return [
    {
      name: 'by',
      label: t('review.statistics.by'),
      options: STATISTICS_BY.map((by) => ({
        value: by,
        label: t('review.statistics.byThis', { name: say(dimensionNames[by]).toLowerCase() }),
      })),
      select,
    },
    {
      name: 'program',
      label: t('common.program'),
      any: t('common.anyProgram'),
      options: programOptions,
      select,
    },
    {
      name: 'year',
      label: t('common.year'),
      any: t('review.statistics.anyYear'),
      options: years.map((year) => ({ value: year, label: year })),
      select,
    },
    {
      name: 'batch',
      label: t('common.batch'),
      any: t('common.anyBatch'),
      options: batches.map((batch) => ({ value: batch, label: batchName(batch) })),
      select,
    },
    ...(role === 'administrator'
      ? [
          {
            name: 'department' as const,
            label: t('review.department'),
            any: t('common.anyDepartment'),
            options: listedDepartments.map((item) => ({ value: item.value, label: say(item) })),
            select,
          },
        ]
      : []),
  ];
}

/** Downloads the counts as a spreadsheet; the code that writes it is loaded on demand. */
function Download({ by, rows, total }: Pick<StatisticsData, 'rows' | 'total'> & { by: StatisticsBy }) {
  const { language, t } = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const write = async () => {
    setBusy(true);
    try {
      const { createSheetFile } = await import('@/filling/spreadsheet/files');
      const sheet = createStatisticsSheet(by, rows, total, language);
      saveAs(await createSheetFile(sheet), `${sheet.name}_${formatBeijingDay(new Date())}.xlsx`);
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

/** Appeals against decisions on the counted filings, by outcome; nothing where there are none. */
function Appeals({ appeals }: { appeals: AppealCounts }) {
  const { t } = useLanguage();
  const say = useText();
  if (ANSWER_STATUSES.every((status) => appeals[status] === 0)) return null;
  return (
    <Panel id="appeals" title={t('appeals.title')}>
      <FactList
        facts={ANSWER_STATUSES.map((status) => [say(appealStatuses[status]), String(appeals[status])])}
      />
    </Panel>
  );
}
