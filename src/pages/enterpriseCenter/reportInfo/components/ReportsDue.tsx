import type { ReportTaskItem } from '@domain/calls/report-item';
import DueReports from '@/components/DueReports';
import EmptyHint from '@/components/EmptyHint';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const DONE: ReportTaskItem['status'][] = ['passed', 'exempt'];

/** Reports that are due, and those that are done, folded away. */
export default function ReportsDue({ reports }: { reports: ReportTaskItem[] }) {
  const { t } = useLanguage();
  if (reports.length === 0) return <EmptyHint text={t('reports.due.none')} />;
  const done = reports.filter(({ status }) => DONE.includes(status));
  const others = reports.filter(({ status }) => !DONE.includes(status));
  return (
    <>
      {others.length > 0 && <DueReports reports={others} />}
      {done.length > 0 && (
        <details className={styles.done} open={others.length === 0}>
          <summary>{t('reports.done', { count: done.length })}</summary>
          <DueReports reports={done} />
        </details>
      )}
    </>
  );
}
