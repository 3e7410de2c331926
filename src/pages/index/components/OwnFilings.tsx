import type { ReportItem } from '@domain/filing/calls';
import { findProgram } from '@domain/programs/find';
import type { ReportTaskItem } from '@domain/reports/report-shapes';
import type { Text } from '@domain/text';
import { type CalendarDeadline, createCalendarFile } from '@domain/windows/calendar-file';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Button } from 'antd';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import { useFilingName } from '@/components/FilingTable/filing';
import StageStrip from '@/components/FilingTable/StageStrip';
import { Panel } from '@/components/Page';
import DueReports from '@/components/Reports/DueReports';
import StatusTag from '@/components/Tags/StatusTag';
import { buildFilingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';
import type { OwnFilings as Own } from '../ownFilings';
import Todos, { type CompanyTodo, listTodos } from './Todos';

type CalendarButtonProps = Parameters<typeof listCalendarDeadlines>[0];

/** Button that exports all deadlines of the company to a calendar file. */
function CalendarButton(due: CalendarButtonProps) {
  const { t } = useLanguage();
  const say = useText();
  const deadlines = listCalendarDeadlines(due, { say, t, origin: window.location.origin });
  if (deadlines.length === 0) return null;
  const save = () => {
    const file = createCalendarFile(deadlines, t('center.calendar.name'), new Date());
    saveAs(new Blob([file], { type: 'text/calendar' }), 'deadlines.ics');
  };
  return (
    <Button type="link" className={styles.calendar ?? ''} onClick={save}>
      {t('center.calendar')}
    </Button>
  );
}

export const hasNoFilings = ({ totals }: Own) => Object.keys(totals.by_group).length === 0;

interface OwnFilingsProps {
  filings: Resource<Own>;
  windows: DeclareDayItem[];
}

/** Panels of a company: its tasks, the reports that it owes, and the state of its submitted filings. */
export default function OwnFilings({ filings, windows }: OwnFilingsProps) {
  const { t } = useLanguage();
  const { open = [], due = [], sent = [] } = filings.data ?? {};
  const now = new Date(windows[0]?.server_time ?? Date.now());
  const todos = listTodos(open, windows, now);
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
              <SentFiling key={filing.id} filing={filing} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

function SentFiling({ filing }: { filing: ReportItem }) {
  const nameOf = useFilingName();
  return (
    <li className={styles.row}>
      <p className={styles.rowTitle}>
        <Link to={buildFilingPath(filing)}>
          <bdi>{nameOf(filing)}</bdi>
        </Link>
        <StatusTag {...filing} />
      </p>
      <StageStrip filing={filing} />
    </li>
  );
}

interface Due {
  /** Filings that wait for the company. */
  todos: CompanyTodo[];
  reports: ReportTaskItem[];
  windows: DeclareDayItem[];
}

interface Named {
  say: (text: Text) => string;
  t: (key: string, values: { name: string }) => string;
  origin: string;
}

/**
 * Lists everything that a company can do by a deadline: corrections, appeals, reports, and open windows that it can still file
 * in.
 */
export function listCalendarDeadlines(
  { todos, reports, windows }: Due,
  { say, t, origin }: Named,
): CalendarDeadline[] {
  const at = (id: string, title: string, due: string, path: string): CalendarDeadline => ({
    id: `${id}@${new URL(origin).host}`,
    title,
    due: new Date(due),
    url: origin + path,
  });
  const programName = (key: string, otherwise: string) => {
    const program = findProgram(key);
    return program ? say(program.title) : otherwise;
  };
  const own = todos.flatMap(({ filing, kind, due }) => {
    if (kind === null || kind === 'window' || !due) return [];
    const name = programName(filing.program, filing.title);
    return [at(`${kind}-${filing.id}`, t(`center.calendar.${kind}`, { name }), due, '/index')];
  });
  const binds = ({ program, batch_year, used, quota }: DeclareDayItem) =>
    used < quota ||
    todos.some(
      ({ kind, filing }) =>
        kind === 'window' && filing.program === program && filing.batch_year === batch_year,
    );
  const owed = reports.map((report) => {
    const name = [say({ zh: report.title, en: report.title_en }), report.period].join(' ');
    return at(
      `report-${report.id}`,
      t('center.calendar.report', { name }),
      report.due_at,
      report.link ?? '/enterpriseCenter/reportInfo',
    );
  });
  const closing = windows
    .filter((window) => window.status !== 'closed' && binds(window))
    .map(({ program, batch_year, batch_no, closes_at, route, title }) => {
      const name = programName(program, title);
      const id = `window-${program}-${batch_year}-${batch_no}`;
      return at(id, t('center.calendar.window', { name }), closes_at, route);
    });
  return [...own, ...owed, ...closing];
}

const STEPS = [
  { key: 'information', to: '/enterpriseCenter/information' },
  { key: 'program', to: '/forms/programs' },
  { key: 'follow', to: '/enterpriseCenter/declare' },
] as const;

/** First steps for a company that has not filed anything yet. */
export function FirstSteps() {
  const { t } = useLanguage();
  return (
    <Panel id="first-steps" title={t('center.home.firstSteps')}>
      <ol className={styles.steps}>
        {STEPS.map(({ key, to }) => (
          <li key={key}>
            <Link to={to}>{t(`center.home.step.${key}`)}</Link>
            <p>{t(`center.home.step.${key}.why`)}</p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
