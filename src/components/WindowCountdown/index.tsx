import { findProgram } from '@domain/programs/find';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Alert } from 'antd';
import { Link } from 'umi';
import { formatDate, formatDateTime } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** Maximum number of closing windows listed by name. */
const NAMED_AT_MOST = 4;

/**
 * Notice of the windows that close within days, by the server's clock (specification, section 7: declare_day); hidden on
 * other days.
 */
export default function WindowCountdown({ windows }: { windows: DeclareDayItem[] }) {
  const { t } = useLanguage();
  const notice = selectWindowNotice(windows);
  if (!notice) return null;
  return (
    <Alert
      showIcon
      role="note"
      className={styles.notice}
      type="warning"
      message={t('center.day.title', { date: formatDate(notice.today) })}
      description={<Days notice={notice} />}
    />
  );
}

function Days({ notice: { open, closing, next } }: { notice: DayNotice }) {
  const { t } = useLanguage();
  const more = closing.length - NAMED_AT_MOST;
  return (
    <>
      <p>
        {t('center.day.open', { count: open })}
        {t('center.day.pressing', { count: closing.length })}
      </p>
      <ul>
        {closing.slice(0, NAMED_AT_MOST).map((window) => (
          <Closing key={`${window.program}-${window.batch_year}-${window.batch_no}`} window={window} />
        ))}
        {more > 0 && (
          <li>
            <Link to="/forms/programs">{t('center.day.more', { count: more })}</Link>
          </li>
        )}
        {next && <Opening window={next} />}
      </ul>
    </>
  );
}

function useTitle(window: DeclareDayItem): string {
  const say = useText();
  const program = findProgram(window.program);
  return program ? say(program.title) : window.title;
}

function Closing({ window }: { window: DeclareDayItem }) {
  const { t } = useLanguage();
  const title = useTitle(window);
  return (
    <li>
      <Link to={window.route}>
        <bdi>{title}</bdi>
      </Link>
      <span>{t('center.home.due', { time: formatDateTime(window.closes_at) })}</span>
      <strong>{formatDaysLeft(t, window.days_left ?? 0)}</strong>
    </li>
  );
}

function Opening({ window }: { window: DeclareDayItem }) {
  const { t } = useLanguage();
  const title = useTitle(window);
  return <li>{t('center.day.opens', { title, time: formatDateTime(window.opens_at) })}</li>;
}

/** The windows to announce today: those that close within days, and the next to open. */
interface DayNotice {
  /** Today by the clock of the server. */
  today: string;
  open: number;
  closing: DeclareDayItem[];
  /** The window that opens next. */
  next: DeclareDayItem | null;
}

const byClosing = (a: DeclareDayItem, b: DeclareDayItem) => a.closes_at.localeCompare(b.closes_at);
const byOpening = (a: DeclareDayItem, b: DeclareDayItem) => a.opens_at.localeCompare(b.opens_at);

/** Selects the windows to announce; null where none closes within days. */
export function selectWindowNotice(windows: DeclareDayItem[]): DayNotice | null {
  const open = windows.filter(({ status }) => status === 'open');
  const closing = open.filter(({ closing_soon }) => closing_soon).sort(byClosing);
  const [next = null] = windows.filter(({ status }) => status === 'upcoming').sort(byOpening);
  const [first] = windows;
  if (!first || closing.length === 0) return null;
  return { today: first.server_time, open: open.length, closing, next };
}
