import type { ReportItem } from '@domain/filing/calls';
import { type FilingDeadline, findBindingDeadline } from '@domain/filing/deadline';
import { findProgram } from '@domain/programs/find';
import { countDaysBetween, formatBeijingDay } from '@domain/windows/calendar';
import type { DeclareDayItem } from '@domain/windows/calls';
import { CLOSING_SOON_DAYS } from '@domain/windows/state';
import ButtonLink from '@/components/Controls/ButtonLink';
import StageStrip from '@/components/FilingTable/StageStrip';
import StatusTag from '@/components/Tags/StatusTag';
import { formatDateTime } from '@/utils/beijingTime';
import { buildFilingPath } from '@/utils/filingPath';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';

/** Maximum tasks shown; the page of all filings lists the others. */
const SHOWN_AT_MOST = 8;

export default function Todos({ todos }: { todos: CompanyTodo[] }) {
  const { t } = useLanguage();
  // A line without an illustration keeps overdue reports, listed below, on a phone's screen.
  if (todos.length === 0) return <p className={styles.nothing}>{t('center.home.nothingToDo')}</p>;
  return (
    <>
      <ul className={styles.rows}>
        {todos.slice(0, SHOWN_AT_MOST).map((todo) => (
          <TodoRow key={todo.filing.id} todo={todo} />
        ))}
      </ul>
      {todos.length > SHOWN_AT_MOST && (
        <ButtonLink type="link" to="/enterpriseCenter/declare">
          {t('center.home.allFilings', { count: todos.length })}
        </ButtonLink>
      )}
    </>
  );
}

function TodoRow({ todo }: { todo: CompanyTodo }) {
  const { t } = useLanguage();
  const say = useText();
  const batch = useBatchName()(todo.filing.batch);
  const { filing } = todo;
  const program = findProgram(filing.program);
  const title = program ? say(program.title) : filing.title;
  const mayEdit = filing.actions.includes('save');
  const label = t(mayEdit ? 'center.filing.continue' : 'common.view');
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.rowTitle}>
          <strong>{title}</strong>
          <span>{batch}</span>
          {filing.subject && <bdi>{filing.subject}</bdi>}
          <StatusTag {...filing} />
        </p>
        <p className={todo.isUrgent ? styles.urgent : styles.quiet}>
          <DueWords todo={todo} />
        </p>
      </div>
      <ButtonLink
        to={buildFilingPath(filing)}
        type={todo.isUrgent ? 'primary' : 'default'}
        aria-label={[label, title, batch, filing.subject].filter(Boolean).join(' ')}
      >
        {label}
      </ButtonLink>
      <StageStrip filing={filing} />
    </li>
  );
}

function DueWords({ todo }: { todo: CompanyTodo }) {
  const { t } = useLanguage();
  const { filing, kind, due, daysLeft } = todo;
  if (todo.isLate) return <>{t('center.home.windowClosed')}</>;
  const words = [
    kind === 'appeal' && t('center.home.appeal'),
    filing.corrections > 0 && t('center.home.corrections', { count: filing.corrections }),
    due && t('center.home.due', { time: formatDateTime(due) }),
    daysLeft !== null && formatDaysLeft(t, daysLeft),
  ];
  return <>{words.filter(Boolean).join(t('center.home.separator'))}</>;
}

/** A filing that waits for the company itself. */
export interface CompanyTodo {
  filing: ReportItem;
  kind: FilingDeadline['kind'] | null;
  /** The last moment to submit or appeal; null where none is known or it has passed. */
  due: string | null;
  /** Calendar days in Beijing until `due`. */
  daysLeft: number | null;
  isUrgent: boolean;
  /** A draft whose window is closed: it can be read, not submitted. */
  isLate: boolean;
}

const closesAt = (filing: ReportItem, windows: DeclareDayItem[]): string | null => {
  const window = windows.find((w) => w.program === filing.program && w.batch_year === filing.batch_year);
  return window && window.status !== 'closed' ? window.closes_at : null;
};

function todoOf(filing: ReportItem, windows: DeclareDayItem[], now: Date): CompanyTodo {
  const deadline = findBindingDeadline(filing, closesAt(filing, windows));
  const due = deadline?.at ?? null;
  const daysLeft =
    due === null ? null : countDaysBetween(formatBeijingDay(now), formatBeijingDay(new Date(due)));
  return {
    filing,
    kind: deadline?.kind ?? null,
    due,
    daysLeft,
    isUrgent: filing.status === 'returned' || (daysLeft !== null && daysLeft <= CLOSING_SOON_DAYS),
    isLate: filing.status !== 'returned' && due === null,
  };
}

const rank = (todo: CompanyTodo): number => {
  if (todo.filing.status === 'returned') return 0;
  if (todo.kind === 'appeal') return 2;
  return todo.isLate ? 3 : 1;
};

const byPressure = (a: CompanyTodo, b: CompanyTodo): number =>
  rank(a) - rank(b) || (a.daysLeft ?? Number.MAX_SAFE_INTEGER) - (b.daysLeft ?? Number.MAX_SAFE_INTEGER);

/**
 * Tasks: returned filings by due day, drafts by the end of their window, decisions that can be appealed against, then drafts
 * whose window is closed.
 */
export const listTodos = (filings: ReportItem[], windows: DeclareDayItem[], now: Date): CompanyTodo[] =>
  filings.map((filing) => todoOf(filing, windows, now)).sort(byPressure);
