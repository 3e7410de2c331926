import type { RetentionData } from '@domain/calls/retention';
import AsyncView from '@/components/AsyncView';
import PageHead from '@/components/PageHead';
import Panel from '@/components/Panel';
import { fetchRetention } from '@/services/retention';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRead } from '@/utils/useRead';
import Holds from './components/Holds';
import Periods from './components/Periods';
import styles from './index.module.css';

/** For how long each kind of data is kept, what the next run takes, what is held back, and what went. */
export default function Retention() {
  const { t } = useLanguage();
  const retention = useRead(fetchRetention);
  return (
    <>
      <PageHead lead={t('retention.lead')} />
      <AsyncView resource={retention}>
        {(data) => (
          <div className={styles.page}>
            <Panel id="periods" title={t('retention.periods')}>
              <Periods
                key={data.rules.map(({ days }) => days).join()}
                rules={data.rules}
                onSaved={(saved) => retention.change(saved)}
              />
            </Panel>
            <Holds holds={data.holds} onChanged={(changed) => retention.change(changed)} />
            <Panel id="log" title={t('retention.log')}>
              <Log lines={data.log} />
            </Panel>
          </div>
        )}
      </AsyncView>
    </>
  );
}

function Log({ lines }: { lines: RetentionData['log'] }) {
  const { t } = useLanguage();
  if (lines.length === 0) return <p className={styles.quiet}>{t('retention.log.none')}</p>;
  return (
    <ul className={styles.list}>
      {lines.map(({ at, by, action, kind, count }) => (
        <li key={`${at} ${action} ${kind} ${count}`}>
          {beijingMinutes(at)} · <bdi>{by === 'system' ? t('retention.bySystem') : by}</bdi> · {action}
          {kind && ` · ${kind}`}
          {count !== null && ` · ${t('retention.count', { count })}`}
        </li>
      ))}
    </ul>
  );
}
