import type { Warning } from '@domain/calls/system-status';
import { Alert } from 'antd';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

/** Faults to mend, each with what to do. */
export default function Warnings({ warnings }: { warnings: Warning[] }) {
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
