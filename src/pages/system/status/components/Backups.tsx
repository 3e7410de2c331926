import type { SystemStatus } from '@domain/calls/system-status';
import { Alert } from 'antd';
import Panel from '@/components/Panel';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { sizeOf } from '@/utils/sizes';
import styles from '../index.module.css';
import Facts from './Facts';

/** Backups that the portal makes by itself. */
export default function Backups({ backups }: { backups: SystemStatus['backups'] }) {
  const { t } = useLanguage();
  return (
    <Panel id="backups" title={t('system.backups')}>
      {backups ? <Made {...backups} /> : <p className={styles.quiet}>{t('system.backups.none')}</p>}
    </Panel>
  );
}

function Made({ at, keep, last_made_at, fault, kept }: NonNullable<SystemStatus['backups']>) {
  const { t } = useLanguage();
  return (
    <>
      {fault && <Alert type="error" showIcon message={t('system.backups.fault')} description={fault} />}
      <Facts
        facts={[
          [t('system.backups.every'), t('system.backups.terms', { at, count: keep })],
          [t('system.backups.last'), last_made_at ? beijingMinutes(last_made_at) : t('system.job.notYet')],
        ]}
      />
      <ul className={styles.list}>
        {kept.map(({ name, made_at, bytes }) => (
          <li key={name}>
            <bdi>{name}</bdi> · {beijingMinutes(made_at)} · {sizeOf(bytes)}
          </li>
        ))}
      </ul>
    </>
  );
}
