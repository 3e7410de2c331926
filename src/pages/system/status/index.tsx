import type { SystemStatus } from '@domain/calls/system-status';
import { Button } from 'antd';
import AsyncView from '@/components/AsyncView';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import { fetchSystemStatus } from '@/services/system';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Backups from './components/Backups';
import BrowserErrors from './components/BrowserErrors';
import Jobs from './components/Jobs';
import Outbox from './components/Outbox';
import Processes from './components/Processes';
import Services from './components/Services';
import Storage from './components/Storage';
import Warnings from './components/Warnings';
import styles from './index.module.css';

/** The running portal, for those who look after it: what has to be mended comes first. */
export default function Status() {
  const { t } = useLanguage();
  const status = useRead(fetchSystemStatus);
  return (
    <>
      <PageHead lead={t('system.lead')} />
      <AsyncView resource={status}>
        {(data) => <Parts status={data} onChange={(next) => status.change(next)} reload={status.reload} />}
      </AsyncView>
    </>
  );
}

interface PartsProps {
  status: SystemStatus;
  onChange(status: SystemStatus): void;
  reload(): Promise<void>;
}

function Parts({ status, onChange, reload }: PartsProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.page}>
      <p className={styles.asOf}>
        {t('system.asOf', { at: beijingMinutes(status.at) })}
        <Button onClick={reload}>{t('system.reload')}</Button>
      </p>
      <Warnings warnings={status.warnings} />
      <Services services={status.services} onProbed={onChange} />
      <Outbox outbox={status.outbox} onSent={reload} />
      <Panel id="jobs" title={t('system.jobs')}>
        <Jobs jobs={status.jobs} />
      </Panel>
      <div className={styles.columns}>
        <Storage storage={status.storage} />
        <Backups backups={status.backups} />
      </div>
      <BrowserErrors />
      <Processes processes={status.processes} version={status.version} />
    </div>
  );
}
