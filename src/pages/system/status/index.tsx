import { formatBytes } from '@domain/files/size';
import type { BrowserErrorState } from '@domain/system/browser-error-calls';
import type { DisabledFeature, SystemStatus, SystemWarning } from '@domain/system/status-calls';
import { Alert, Button, Progress } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { PageHead, Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { createTimeColumn } from '@/components/RecordTable/columns';
import Processes, { Facts, Jobs } from '@/pages/system/status/components/Processes';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import { Outbox, Services } from './components/Outside';
import styles from './index.module.css';

/** Status of the running portal for its operators; faults to fix come first. */
export default function Status() {
  const { t } = useLanguage();
  const status = useRead('systemStatus');
  return (
    <>
      <PageHead lead={t('system.lead')} />
      <AsyncView resource={status}>
        {(data) => (
          <StatusParts status={data} onChange={(next) => status.change(next)} reload={status.reload} />
        )}
      </AsyncView>
    </>
  );
}

interface StatusPartsProps {
  status: SystemStatus;
  onChange(status: SystemStatus): void;
  reload(): Promise<void>;
}

function StatusParts({ status, onChange, reload }: StatusPartsProps) {
  const { t } = useLanguage();
  return (
    <div className={styles.page}>
      <p className={styles.asOf}>
        {t('system.asOf', { at: formatDateTime(status.at) })}
        <Button onClick={reload}>{t('system.reload')}</Button>
      </p>
      <Warnings warnings={status.warnings} />
      <SwitchedOffParts off={status.off} />
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

/** Faults to fix, each with instructions. */
function Warnings({ warnings }: { warnings: SystemWarning[] }) {
  const { t } = useLanguage();
  return (
    <Panel id="warnings" title={t('system.warnings', { count: warnings.length })}>
      {warnings.length === 0 ? (
        <Alert type="success" showIcon message={t('system.warnings.none')} />
      ) : (
        <ul className={styles.warnings}>
          {warnings.map((warning) => (
            <li key={warning}>
              <Alert
                type="warning"
                showIcon
                role="note"
                message={t(`system.warning.${warning}`)}
                description={t(`system.todo.${warning}`)}
              />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Disabled features, each with its benefit and the place of its setting; they are no faults. */
function SwitchedOffParts({ off }: { off: DisabledFeature[] }) {
  const { t } = useLanguage();
  return (
    <Panel id="off" title={t('system.off', { count: off.length })}>
      {off.length === 0 ? (
        <p className={styles.quiet}>{t('system.off.none')}</p>
      ) : (
        <ul className={styles.off}>
          {off.map(({ name, variables }) => (
            <li key={name}>
              <strong>{t(`system.off.${name}`)}</strong>
              <span>{t(`system.off.${name}.gives`)}</span>
              <span className={styles.quiet}>
                {variables.length > 0 ? (
                  t('system.off.byVariable', { variables: variables.join(' / ') })
                ) : (
                  <>
                    {t('system.off.byPage')} <Link to="/system/house">{t('menu.house')}</Link>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Share of free space below which the server warns. */
const LOW_SHARE = 0.1;

/** Used and free storage space. */
function Storage({ storage }: { storage: SystemStatus['storage'] }) {
  const { t } = useLanguage();
  const { store, files, file_bytes, database, database_bytes } = storage;
  const { disk_free_bytes: free, disk_size_bytes: size } = storage;
  return (
    <Panel id="storage" title={t('system.storage')}>
      <Facts
        facts={[
          [t(`system.store.${store}`), t('system.files', { count: files, size: formatBytes(file_bytes) })],
          [t(`system.database.${database}`), formatBytes(database_bytes)],
          [t('system.disk'), t('system.disk.free', { free: formatBytes(free), size: formatBytes(size) })],
        ]}
      />
      <Progress
        percent={Math.round((1 - free / size) * 100)}
        status={free < size * LOW_SHARE ? 'exception' : 'normal'}
        aria-label={t('system.disk.used')}
      />
    </Panel>
  );
}

/** Backups that the portal makes automatically. */
function Backups({ backups }: { backups: SystemStatus['backups'] }) {
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
          [t('system.backups.last'), last_made_at ? formatDateTime(last_made_at) : t('system.job.notYet')],
        ]}
      />
      <ul className={styles.list}>
        {kept.map(({ name, made_at, bytes }) => (
          <li key={name}>
            <bdi>{name}</bdi> · {formatDateTime(made_at)} · {formatBytes(bytes)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Errors in people's browsers: their number within a week, and the last one of each kind. */
function BrowserErrors() {
  const { t } = useLanguage();
  const errors = useRead('browserErrors');
  const columns = useColumns();
  return (
    <Panel id="browser-errors" title={t('system.errors')}>
      <AsyncView resource={errors}>
        {({ kinds, count, list }) => (
          <>
            <p className={styles.quiet}>
              {count > 0 ? t('system.errors.week', { kinds, count }) : t('system.errors.none')}
            </p>
            {list.length > 0 && <RecordTable items={list} columns={columns} />}
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

function useColumns(): RecordColumn<BrowserErrorState>[] {
  const { t } = useLanguage();
  return [
    {
      key: 'what',
      title: t('system.errors.what'),
      place: 'name',
      render: ({ name, message, frames }) => (
        <details className={styles.fault}>
          <summary>
            <bdi lang="en">
              {name}: {message}
            </bdi>
          </summary>
          <ol dir="ltr">
            {frames.map(({ at }) => (
              <li key={at}>
                <code>{at}</code>
              </li>
            ))}
          </ol>
        </details>
      ),
    },
    { key: 'route', title: t('system.errors.route'), render: ({ route }) => <bdi>{route}</bdi> },
    {
      key: 'count',
      title: t('system.errors.count'),
      isShort: true,
      isNumber: true,
      render: ({ count }) => count,
    },
    createTimeColumn('last', t('system.errors.last'), ({ last_at }) => last_at),
    {
      key: 'release',
      title: t('system.errors.release'),
      render: ({ release, browser }) => (
        <>
          <bdi>{release || '—'}</bdi> <bdi>{browser}</bdi>
        </>
      ),
    },
  ];
}
