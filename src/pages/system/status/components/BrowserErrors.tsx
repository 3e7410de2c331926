import type { BrowserErrorState } from '@domain/calls/browser-errors';
import AsyncView from '@/components/AsyncView';
import { Panel } from '@/components/Page';
import RecordTable, { type RecordColumn } from '@/components/RecordTable';
import { timeColumn } from '@/components/RecordTable/columns';
import { fetchBrowserErrors } from '@/services/system';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

/** Errors in people's browsers: how often in a week, and the last of each kind. */
export default function BrowserErrors() {
  const { t } = useLanguage();
  const errors = useRead(fetchBrowserErrors);
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
    timeColumn('last', t('system.errors.last'), ({ last_at }) => last_at),
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
