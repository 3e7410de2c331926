import type { ReportItem } from '@domain/calls/filings';
import type { DeclareDayItem } from '@domain/calls/windows';
import { calendarFile } from '@domain/windows/calendar-file';
import { Button } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { useFilingName } from '@/components/FilingTable/filing';
import Panel from '@/components/Panel';
import DueReports from '@/components/Reports/DueReports';
import StageStrip from '@/components/StageStrip';
import StatusTag from '@/components/StatusTag';
import { filingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import type { Resource } from '@/utils/useRead';
import { deadlinesOf } from '../deadlines';
import styles from '../index.module.css';
import type { OwnFilings as Own } from '../ownFilings';
import { todosOf } from '../todo';
import Todos from './Todos';

type CalendarButtonProps = Parameters<typeof deadlinesOf>[0];

/** Takes all deadlines of the company into the person's own calendar. */
function CalendarButton(due: CalendarButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const deadlines = deadlinesOf(due, { say, t, origin: window.location.origin });
  if (deadlines.length === 0) return null;
  const save = () => {
    const file = calendarFile(deadlines, t('center.calendar.name'), new Date());
    saveAs(new Blob([file], { type: 'text/calendar' }), 'deadlines.ics');
  };
  return (
    <Button type="link" className={styles.calendar ?? ''} onClick={save}>
      {t('center.calendar')}
    </Button>
  );
}

export const hasNone = ({ totals }: Own) => Object.keys(totals.by_group).length === 0;

interface OwnFilingsProps {
  filings: Resource<Own>;
  windows: DeclareDayItem[];
}

/** The company's own: what waits for it, the reports that it owes, and what became of the filings that it sent. */
export default function OwnFilings({ filings, windows }: OwnFilingsProps) {
  const { t } = useLanguage();
  const { open = [], due = [], sent = [] } = filings.data ?? {};
  const now = new Date(windows[0]?.server_time ?? Date.now());
  const todos = todosOf(open, windows, now);
  return (
    <>
      <Panel
        id="todos"
        title={t('center.home.todos')}
        extra={<CalendarButton todos={todos} reports={due} windows={windows} />}
      >
        <AsyncView resource={filings}>{() => <Todos todos={todos} />}</AsyncView>
      </Panel>
      {due.length > 0 && (
        <Panel
          id="reports-due"
          title={t('reports.todo')}
          extra={<Link to="/enterpriseCenter/reportInfo">{t('center.home.all')}</Link>}
        >
          <DueReports reports={due} />
        </Panel>
      )}
      {sent.length > 0 && (
        <Panel
          id="recent"
          title={t('center.home.recent')}
          extra={<Link to="/enterpriseCenter/declare">{t('center.home.all')}</Link>}
        >
          <ul className={styles.rows}>
            {sent.map((filing) => (
              <Sent key={filing.id} filing={filing} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function Sent({ filing }: { filing: ReportItem }) {
  const nameOf = useFilingName();
  return (
    <li className={styles.row}>
      <p className={styles.rowTitle}>
        <Link to={filingPath(filing)}>
          <bdi>{nameOf(filing)}</bdi>
        </Link>
        <StatusTag {...filing} />
      </p>
      <StageStrip filing={filing} />
    </li>
  );
}
