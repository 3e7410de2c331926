import { formatBeijingDay } from '@domain/windows/calendar';
import { getMonth, listWeeks, shiftMonth } from '@domain/windows/month';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import TimeLeft from '@/components/TimeLeft';
import { formatDate } from '@/utils/beijingTime';
import { call } from '@/utils/call';
import { useLanguage } from '@/utils/language';
import { saveAs } from '@/utils/saveAs';
import { type DeskDeadline, toCalendarDeadline } from '../deadlines';
import styles from './calendar.module.css';

/** Deadlines listed while no day is chosen. */
const NEXT_AT_MOST = 5;

interface CalendarProps {
  deadlines: readonly DeskDeadline[];
  /** The clock of the server, in ISO 8601. */
  serverTime: string;
}

const dayOf = ({ due }: DeskDeadline): string => formatBeijingDay(new Date(due));

/** The next days: a month whose days with deadlines open their list, and the file for other calendars. */
export default function DeadlineCalendar({ deadlines, serverTime }: CalendarProps) {
  const { t } = useLanguage();
  const today = formatBeijingDay(new Date(serverTime));
  const [month, showMonth] = useState(getMonth(today));
  const [chosen, choose] = useState<string | null>(null);
  const next = deadlines.filter((each) => dayOf(each) >= today);
  const listed = chosen ? next.filter((each) => dayOf(each) === chosen) : next.slice(0, NEXT_AT_MOST);
  return (
    <Panel
      id="calendar"
      title={t('center.home.calendar')}
      extra={next.length > 0 && <ExportButton deadlines={next} />}
    >
      <MonthHead month={month} first={getMonth(today)} onMonth={showMonth} />
      <MonthTable
        month={month}
        today={today}
        deadlines={next}
        chosen={chosen}
        onDay={(day) => choose(day === chosen ? null : day)}
      />
      <div role="status" className={styles.entries}>
        {listed.length === 0 ? (
          <p className={styles.quiet}>{t('center.home.noDeadlines')}</p>
        ) : (
          <ul>
            {listed.map((each) => (
              <Entry key={each.key} deadline={each} serverTime={serverTime} />
            ))}
          </ul>
        )}
      </div>
      {chosen && (
        <Button type="link" className={styles.plain ?? ''} onClick={() => choose(null)}>
          {t('center.calendar.allDays')}
        </Button>
      )}
    </Panel>
  );
}

/** The person's own days; null, as for nobody's, where they cannot be read: a calendar with the usual ones is better than none. */
const readOwnReminderDays = (): Promise<readonly number[] | null> =>
  call('notificationChoices').then(
    ({ data }) => data.reminder_days ?? null,
    () => null,
  );

function ExportButton({ deadlines }: { deadlines: readonly DeskDeadline[] }) {
  const { t } = useLanguage();
  const save = async () => {
    const entries = deadlines.map((each) => toCalendarDeadline(each, window.location.origin));
    const [days, { createCalendarFile }] = await Promise.all([
      readOwnReminderDays(),
      import('@domain/reminders/calendar-file'),
    ]);
    const file = createCalendarFile(entries, { name: t('center.calendar.name'), now: new Date(), days });
    saveAs(new Blob([file], { type: 'text/calendar' }), 'deadlines.ics');
  };
  return (
    <Button type="link" className={styles.plain ?? ''} onClick={save}>
      {t('center.calendar')}
    </Button>
  );
}

interface MonthHeadProps {
  month: string;
  /** The present month: no deadline lies before it. */
  first: string;
  onMonth(month: string): void;
}

function MonthHead({ month, first, onMonth }: MonthHeadProps) {
  const { t } = useLanguage();
  const [year, number] = month.split('-');
  const turn = (step: number, sign: string, name: string) => (
    <button
      type="button"
      className={styles.turn}
      aria-label={name}
      disabled={step < 0 && month <= first}
      onClick={() => onMonth(shiftMonth(month, step))}
    >
      <span aria-hidden>{sign}</span>
    </button>
  );
  return (
    <div className={styles.head}>
      {turn(-1, '‹', t('center.calendar.before'))}
      <strong aria-live="polite">
        {t('center.calendar.month', { year, month: t(`center.calendar.month.${Number(number)}`) })}
      </strong>
      {turn(1, '›', t('center.calendar.after'))}
    </div>
  );
}

interface MonthTableProps {
  month: string;
  today: string;
  deadlines: readonly DeskDeadline[];
  chosen: string | null;
  onDay(day: string): void;
}

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const;

/** Moves the focus between the days that have deadlines; Tab leads through them as well. */
function moveFocus(event: KeyboardEvent<HTMLTableElement>): void {
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const ahead = isTurned ? -1 : 1;
  const step = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const days = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('td button')];
  const at = days.indexOf(event.target as HTMLButtonElement);
  event.preventDefault();
  days[(at + step + days.length) % days.length]?.focus();
}

function MonthTable({ month, today, deadlines, chosen, onDay }: MonthTableProps) {
  const { t } = useLanguage();
  return (
    <table className={styles.month} onKeyDown={moveFocus}>
      <caption className="visually-hidden">{t('center.home.calendar')}</caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th key={day} scope="col">
              {t(`center.calendar.weekday.${day}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td key={day} data-outside={getMonth(day) !== month || undefined}>
                <Day
                  day={day}
                  isToday={day === today}
                  count={deadlines.filter((each) => dayOf(each) === day).length}
                  isChosen={day === chosen}
                  onChoose={onDay}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  isToday: boolean;
  count: number;
  isChosen: boolean;
  onChoose(day: string): void;
}

function Day({ day, isToday, count, isChosen, onChoose }: DayProps) {
  const { t } = useLanguage();
  const number = Number(day.slice(-2));
  const current = isToday ? 'date' : undefined;
  if (count === 0)
    return (
      <time dateTime={day} aria-current={current}>
        {number}
      </time>
    );
  return (
    <button
      type="button"
      aria-current={current}
      aria-pressed={isChosen}
      aria-label={t('center.calendar.day', { date: formatDate(`${day}T00:00:00+08:00`), count })}
      onClick={() => onChoose(day)}
    >
      {number}
    </button>
  );
}

function Entry({ deadline, serverTime }: { deadline: DeskDeadline; serverTime: string }) {
  const { title, due, path } = deadline;
  return (
    <li>
      <Link to={path}>
        <bdi>{title}</bdi>
      </Link>
      <p className={styles.quiet}>
        <time dateTime={due}>{formatDate(due)}</time> <TimeLeft end={due} serverTime={serverTime} />
      </p>
    </li>
  );
}
