import type { ReportQueueData, ReportQueueItem } from '@domain/calls/report-tasks';
import { REPORT_STATUSES, reportStatuses } from '@domain/reports/status';
import { Button } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import KeywordSearch from '@/components/KeywordSearch';
import PageHead from '@/components/PageHead';
import Pages from '@/components/Pages';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import ReportTag from '@/components/ReportTag';
import { Select } from '@/components/Select';
import { fetchReportQueue } from '@/services/reports';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useUrlState } from '@/utils/urlState';
import { useQuery } from '@/utils/useQuery';
import styles from './index.less';
import { ALL, CODES, type ListState, listUrl, NO_FILTER, queryOf } from './listUrl';

/** Periodic reports that companies owe or have filed: of the own department, or of all. */
export default function ReviewReports() {
  const { t } = useLanguage();
  const [state, change] = useUrlState(listUrl);
  const queue = useQuery(fetchReportQueue, queryOf(state));
  const columns = useColumns();
  const askFor = (asked: Partial<ListState>) => change({ ...asked, current: listUrl.current.initial });
  return (
    <>
      <PageHead lead={t('reports.desk.lead')} />
      <Filters state={state} queue={queue.data} onChange={askFor} />
      <AsyncView resource={queue}>
        {({ list, total }) =>
          total === 0 ? (
            <EmptyHint
              text={t('reports.desk.none')}
              action={<Button onClick={() => askFor(NO_FILTER)}>{t('reports.desk.showAll')}</Button>}
            />
          ) : (
            <>
              <RecordTable items={list} columns={columns} />
              <Pages
                current={Number(state.current)}
                total={total}
                onChange={(current) => change({ current: String(current) })}
              />
            </>
          )
        }
      </AsyncView>
    </>
  );
}

interface FiltersProps {
  state: ListState;
  queue: ReportQueueData | undefined;
  onChange(change: Partial<ListState>): void;
}

function Filters({ state, queue, onChange }: FiltersProps) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <search className={styles.filters}>
      <Select
        aria-label={t('review.status')}
        className={styles.filter}
        value={state.status}
        onChange={(status) => onChange({ status })}
        options={[
          { value: ALL, label: t('review.all') },
          ...REPORT_STATUSES.map((status) => ({
            value: status,
            label: `${say(reportStatuses[status])} (${queue?.by_status[status] ?? 0})`,
          })),
        ]}
      />
      <Select
        aria-label={t('reports.task')}
        className={styles.filter}
        value={state.code}
        onChange={(code) => onChange({ code })}
        options={[
          { value: '', label: t('reports.desk.anyTask') },
          ...CODES.map((task) => ({ value: task.code, label: say(task) })),
        ]}
      />
      <KeywordSearch
        name={t('reports.desk.search')}
        keyword={state.keyword}
        className={styles.search}
        onSearch={(keyword) => onChange({ keyword })}
      />
    </search>
  );
}

function useColumns(): RecordColumn<ReportQueueItem>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'company',
      title: t('review.company'),
      place: 'name',
      render: ({ id, company }) => (
        <Link to={`/review/report?id=${id}`}>
          <bdi>{company}</bdi>
        </Link>
      ),
    },
    { key: 'task', title: t('reports.task'), render: ({ title }) => <bdi>{title}</bdi> },
    { key: 'period', title: t('reports.period'), render: ({ period }) => <bdi>{period}</bdi> },
    { key: 'project', title: t('review.projectNo'), render: (item) => <bdi>{item.project_id ?? '—'}</bdi> },
    { key: 'status', title: t('review.status'), render: (item) => <ReportTag report={item} /> },
    { key: 'due', title: t('reports.dueOn'), isShort: true, render: ({ due_at }) => beijingDate(due_at) },
    {
      key: 'at',
      title: t('reports.submittedAt'),
      render: ({ submitted_at }) => (submitted_at ? beijingMinutes(submitted_at) : '—'),
    },
  ];
}
