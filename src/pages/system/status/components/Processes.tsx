import type { ProcessState, SystemStatus } from '@domain/calls/system-status';
import { Tag } from 'antd';
import Panel from '@/components/Panel';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { timeColumn } from '@/components/RecordTable/columns';
import { useLanguage } from '@/utils/language';
import { sizeOf } from '@/utils/sizes';
import styles from '../index.module.css';
import Facts from './Facts';

interface ProcessesProps {
  processes: ProcessState[];
  version: SystemStatus['version'];
}

/** The version that runs, and the processes that serve. */
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
    timeColumn('started', t('system.process.started'), ({ started_at }) => started_at),
    timeColumn('seen', t('system.process.seen'), ({ seen_at }) => seen_at),
    {
      key: 'memory',
      title: t('system.process.memory'),
      isShort: true,
      isNumber: true,
      render: ({ memory_bytes }) => sizeOf(memory_bytes),
    },
  ];
}
