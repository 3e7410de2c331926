import type { DeclareDayItem } from '@domain/calls/windows';
import { findProgram } from '@domain/programs/find';
import { Alert } from 'antd';
import { Link } from 'umi';
import { beijingDate, beijingMinutes } from '@/utils/beijingTime';
import { daysText } from '@/utils/daysText';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

/** The number of names that can be taken in at a glance. */
const NAMED_AT_MOST = 4;

/** The announcement of today's windows, by the clock of the server (specification, section 7: declare_day). */
export default function DeclareDay({ windows }: { windows: DeclareDayItem[] }) {
  const { t } = useLanguage();
  const notice = noticeOf(windows);
  if (!notice) return null;
  return (
    <Alert
      showIcon
      role="note"
      className={styles.notice}
      type={notice.isPressing ? 'warning' : 'info'}
      message={t('center.day.title', { date: beijingDate(notice.today) })}
      description={<Days notice={notice} />}
    />
  );
}

function Days({ notice: { open, closing, isPressing, next } }: { notice: DayNotice }) {
  const { t } = useLanguage();
  const more = closing.length - NAMED_AT_MOST;
  return (
    <>
      <p>
        {open === 0 ? t('center.day.noneOpen') : t('center.day.open', { count: open })}
        {isPressing && t('center.day.pressing', { count: closing.length })}
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
      <span>{t('center.home.due', { time: beijingMinutes(window.closes_at) })}</span>
      <strong>{daysText(t, window.days_left ?? 0)}</strong>
    </li>
  );
}

function Opening({ window }: { window: DeclareDayItem }) {
  const { t } = useLanguage();
  const title = useTitle(window);
  return <li>{t('center.day.opens', { title, time: beijingMinutes(window.opens_at) })}</li>;
}

/** The windows to announce today: those that close within days, else the first to close, and the next to open. */
interface DayNotice {
  /** The day, by the clock of the server. */
  today: string;
  open: number;
  /** Open windows that close within days; without any, the one that closes first. */
  closing: DeclareDayItem[];
  isPressing: boolean;
  /** The window that opens next. */
  next: DeclareDayItem | null;
}

const byClosing = (a: DeclareDayItem, b: DeclareDayItem) => a.closes_at.localeCompare(b.closes_at);
const byOpening = (a: DeclareDayItem, b: DeclareDayItem) => a.opens_at.localeCompare(b.opens_at);

/** null where nothing is open or will be. */
export function noticeOf(windows: DeclareDayItem[]): DayNotice | null {
  const open = windows.filter(({ status }) => status === 'open').sort(byClosing);
  const [next = null] = windows.filter(({ status }) => status === 'upcoming').sort(byOpening);
  const [first] = windows;
  if (!first || (open.length === 0 && !next)) return null;
  const soon = open.filter(({ closing_soon }) => closing_soon);
  return {
    today: first.server_time,
    open: open.length,
    closing: soon.length > 0 ? soon : open.slice(0, 1),
    isPressing: soon.length > 0,
    next,
  };
}
