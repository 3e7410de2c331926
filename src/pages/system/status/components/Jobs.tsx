import type { JobState } from '@domain/calls/system-status';
import { Tag } from 'antd';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { timeColumn } from '@/components/RecordTable/columns';
import { useLanguage } from '@/utils/language';

/** Timed work with its last run and the next. */
export default function Jobs({ jobs }: { jobs: JobState[] }) {
  return <RecordTable items={jobs.map((job) => ({ ...job, id: job.name }))} columns={useColumns()} />;
}

const MINUTE = 60;
const HOUR = 3_600;

function useColumns(): RecordColumn<JobState & { id: string }>[] {
  const { t } = useLanguage();
  const interval = (seconds: number) => {
    if (seconds < MINUTE) return t('system.every.seconds', { count: seconds });
    if (seconds < HOUR) return t('system.every.minutes', { count: Math.round(seconds / MINUTE) });
    return t('system.every.hours', { count: Math.round(seconds / HOUR) });
  };
  return [
    { key: 'name', title: t('system.job'), place: 'name', render: ({ title }) => title },
    {
      key: 'every',
      title: t('system.every'),
      isShort: true,
      render: ({ every_seconds }) => interval(every_seconds),
    },
    timeColumn('last', t('system.lastRun'), ({ last_run_at }) => last_run_at),
    {
      key: 'took',
      title: t('system.took'),
      isShort: true,
      isNumber: true,
      render: ({ took_ms }) => (took_ms === null ? '—' : t('system.ms', { count: took_ms })),
    },
    timeColumn('next', t('system.nextRun'), ({ next_run_at }) => next_run_at),
    {
      key: 'outcome',
      title: t('system.state'),
      render: ({ last_run_at, fault }) => {
        if (fault !== null)
          return (
            <>
              <Tag color="error">{t('system.job.failed')}</Tag>
              <bdi lang="en">{fault}</bdi>
            </>
          );
        return last_run_at ? <Tag color="success">{t('system.job.done')}</Tag> : t('system.job.notYet');
      },
    },
  ];
}
