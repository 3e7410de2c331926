import { formatBytes } from '@domain/files/size';
import type { JobState, ProcessState, SystemStatus } from '@domain/system/status-calls';
import { HOUR_SECONDS, MINUTE_SECONDS } from '@domain/time';
import { Tag } from 'antd';
import { Fragment, type ReactNode } from 'react';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface ProcessesProps {
  processes: ProcessState[];
  version: SystemStatus['version'];
}

/** Running version, and the server processes. */
export default function Processes({ processes, version }: ProcessesProps) {
  const { t } = useLanguage();
  return (
    <Panel id="processes" title={t('system.version')}>
      <Facts
        facts={[
          [t('system.version.portal'), version.portal],
          [t('system.version.build'), version.build ?? '—'],
          [t('system.version.node'), version.node],
          [t('system.version.migrations'), version.migrations],
        ]}
      />
      <div className={styles.below}>
        <RecordTable items={processes} columns={useColumns()} />
      </div>
    </Panel>
  );
}

function useColumns(): RecordColumn<ProcessState>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'process',
      title: t('system.process'),
      place: 'name',
      render: ({ host, pid, leads, is_this }) => (
        <>
          <bdi>
            {host} ({pid})
          </bdi>{' '}
          {leads && <Tag color="blue">{t('system.process.leads')}</Tag>}
          {is_this && <Tag>{t('system.process.this')}</Tag>}
        </>
      ),
    },
    { key: 'version', title: t('system.version.portal'), isShort: true, render: ({ version }) => version },
    {
      key: 'build',
      title: t('system.version.build'),
      isShort: true,
      render: ({ build }) => build ?? '—',
    },
    createTimeColumn('started', t('system.process.started'), ({ started_at }) => started_at),
    createTimeColumn('seen', t('system.process.seen'), ({ seen_at }) => seen_at),
    {
      key: 'memory',
      title: t('system.process.memory'),
      isShort: true,
      isNumber: true,
      render: ({ memory_bytes }) => formatBytes(memory_bytes),
    },
  ];
}

/** Scheduled jobs with their last and next run. */
export function Jobs({ jobs }: { jobs: JobState[] }) {
  return <RecordTable items={jobs.map((job) => ({ ...job, id: job.name }))} columns={useJobColumns()} />;
}

function useJobColumns(): RecordColumn<JobState & { id: string }>[] {
  const { t, say } = useLanguage();
  const interval = (seconds: number) => {
    if (seconds < MINUTE_SECONDS) return t('system.every.seconds', { count: seconds });
    if (seconds < HOUR_SECONDS)
      return t('system.every.minutes', { count: Math.round(seconds / MINUTE_SECONDS) });
    return t('system.every.hours', { count: Math.round(seconds / HOUR_SECONDS) });
  };
  return [
    {
      key: 'name',
      title: t('system.job'),
      place: 'name',
      render: ({ title }) => say(title),
    },
    {
      key: 'every',
      title: t('system.every'),
      isShort: true,
      render: ({ every_seconds }) => interval(every_seconds),
    },
    createTimeColumn('last', t('system.lastRun'), ({ last_run_at }) => last_run_at),
    {
      key: 'took',
      title: t('system.took'),
      isShort: true,
      isNumber: true,
      render: ({ took_ms }) => (took_ms === null ? '—' : t('system.ms', { count: took_ms })),
    },
    createTimeColumn('next', t('system.nextRun'), ({ next_run_at }) => next_run_at),
    {
      key: 'outcome',
      title: t('common.status'),
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

/** List of names and values, one per line. */
export function Facts({ facts }: { facts: [name: string, value: ReactNode][] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
