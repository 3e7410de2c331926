import type { ReportTaskItem } from '@domain/reports/report-shapes';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';
import ButtonLink from '@/components/Controls/ButtonLink';
import ReportTag from '@/components/Reports/ReportTag';
import { useRightCheck } from '@/models/useRightCheck';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

/** List of periodic reports, each with its next action: the one with the least time in front, the others quiet. */
export default function DueReports({ reports }: { reports: ReportTaskItem[] }) {
  const first = findFirstToFill(reports);
  return (
    <ul className={styles.rows}>
      {reports.map((report) => (
        <Row key={report.id} report={report} isInFront={report === first} />
      ))}
    </ul>
  );
}

const findFirstToFill = (reports: readonly ReportTaskItem[]): ReportTaskItem | undefined =>
  reports
    .filter(({ fillable, link, days_left: left }) => fillable && link !== null && left !== null)
    .toSorted((a, b) => (a.days_left ?? 0) - (b.days_left ?? 0))[0];

const isUrgent = ({ status, days_left: days }: ReportTaskItem): boolean =>
  status === 'overdue' || status === 'returned' || (status === 'open' && (days ?? 0) <= CLOSING_SOON_DAYS);

function Row({ report, isInFront }: { report: ReportTaskItem; isInFront: boolean }) {
  const { t, say } = useLanguage();
  const { period, project_name: project, project_id: no, consequence, link } = report;
  const title = say({ zh: report.title, en: report.title_en });
  const may = useRightCheck();
  const urgent = isUrgent(report);
  const isToDo = ['overdue', 'open', 'returned'].includes(report.status);
  const mayFill = report.fillable || (isToDo && report.mode === 'filing' && may('filing.edit'));
  const label = t(mayFill ? 'reports.fill' : 'common.view');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.title}>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          <bdi>{period}</bdi>
          <ReportTag report={report} />
        </p>
        {(project || no) && (
          <p className={styles.quiet}>
            <bdi>{[no, project].filter(Boolean).join(' ')}</bdi>
          </p>
        )}
        <p className={urgent ? styles.urgent : styles.quiet}>
          <DueWords report={report} />
        </p>
        {consequence && isToDo && (
          <p className={styles.quiet}>
            <bdi>{say({ zh: consequence, en: consequence })}</bdi>
          </p>
        )}
      </div>
      {link && (
        <ButtonLink
          to={link}
          type={isInFront ? 'primary' : 'default'}
          aria-label={[label, title, period].join(' ')}
        >
          {label}
        </ButtonLink>
      )}
    </li>
  );
}

/** Due date of a report and the time left until then. */
export function DueWords({ report }: { report: ReportTaskItem }) {
  const { t } = useLanguage();
  const { status, days_left: days, open_at, due_at, done_at, receipt_no: no } = report;
  const { correction_due_at: correctBy } = report;
  const running = () => [t('reports.due', { date: formatDate(due_at) }), formatDaysLeft(t, days ?? 0)];
  const words = {
    upcoming: () => [t('reports.opens', { date: formatDate(open_at), due: formatDate(due_at) })],
    open: running,
    overdue: running,
    returned: () => [
      t('reports.returned'),
      correctBy && t('center.home.due', { time: formatDateTime(correctBy) }),
      days !== null && formatDaysLeft(t, days),
    ],
    submitted: () => [
      done_at && t('reports.filedAt', { time: formatDateTime(done_at) }),
      no && t('reports.no', { no }),
    ],
    passed: () => [
      done_at && t('reports.passedAt', { time: formatDateTime(done_at) }),
      no && t('reports.no', { no }),
    ],
    exempt: () => [t('reports.exempt')],
  }[status]();
  return <>{words.filter(Boolean).join(t('center.home.separator'))}</>;
}
