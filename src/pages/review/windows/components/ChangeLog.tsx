import type { WindowDetail } from '@domain/calls/managed-windows';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

type Entry = WindowDetail['log'][number];

/** Changes with their authors and reasons, the latest first. */
export default function ChangeLog({ log }: { log: Entry[] }) {
  const { t } = useLanguage();
  if (log.length === 0) return <p className={styles.quiet}>{t('windows.log.none')}</p>;
  return (
    <ol className={styles.entries}>
      {log.map((entry) => (
        <li key={entry.id}>
          <div className={styles.entry}>
            <strong>{t(`windows.action.${entry.action}`)}</strong>
            <span className={styles.quiet}>
              <bdi>{entry.by}</bdi> {beijingMinutes(entry.at)}
            </span>
          </div>
          {entry.company && (
            <div>
              <bdi>{entry.company}</bdi>
            </div>
          )}
          {entry.changes.map((change) => (
            <Change key={change.field} change={change} />
          ))}
          {entry.reason && <p className={styles.quiet}>{t('windows.because', { reason: entry.reason })}</p>}
        </li>
      ))}
    </ol>
  );
}

function Change({ change: { field, before, after } }: { change: Entry['changes'][number] }) {
  const { t } = useLanguage();
  const said = (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'windows.on' : 'windows.off');
    return typeof value === 'string' ? beijingMinutes(value) : String(value ?? '—');
  };
  return (
    <div>
      {t('windows.changed', { field: t(`windows.field.${field}`), before: said(before), after: said(after) })}
    </div>
  );
}
