import type { Right } from '@domain/accounts/roles';
import type { Manifest } from '@domain/definition';
import { programs } from '@domain/programs/registry';
import type { DeskData } from '@domain/statistics/calls';
import type { DeclareDayItem } from '@domain/windows/calls';
import { Alert } from 'antd';
import { Link } from 'umi';
import ButtonLink from '@/components/Controls/ButtonLink';
import { Panel } from '@/components/Page';
import { DECISIONS_TO_SIGN_PATH } from '@/models/openDecisions';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { getStateTime } from '@/utils/windowTimes';
import styles from '../office.module.css';

interface OfficeDeskProps {
  desk: DeskData;
  rights: readonly Right[];
}

/** Today's tasks of the person, each count with a link to its list. */
export default function OfficeDesk({ desk, rights }: OfficeDeskProps) {
  const { t } = useLanguage();
  const tasks = listDeskTasks(desk, rights);
  return (
    <Panel id="todos" title={t('center.home.todos')}>
      <Deputies {...desk} />
      <FirstAct tasks={tasks} />
      <ul className={styles.tasks}>
        {tasks.map((task) => (
          <li key={task.kind}>
            <Link to={task.path} className={styles.task}>
              <strong className={toneOf(task)}>{task.count}</strong>{' '}
              <span>{t(`center.home.office.${task.kind}`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The one act in front: the list that is overdue, or else the first that is not empty. */
function FirstAct({ tasks }: { tasks: readonly DeskTask[] }) {
  const { t } = useLanguage();
  const open = tasks.filter(({ count }) => count > 0);
  const first = open.find(({ isUrgent }) => isUrgent) ?? open[0];
  if (!first) return <p className={styles.quiet}>{t('center.home.office.none')}</p>;
  const name = t(`center.home.office.${first.kind}`);
  return (
    <p className={styles.first}>
      <ButtonLink type="primary" to={first.path}>
        {t('center.home.office.first', { name, count: first.count })}
      </ButtonLink>
    </p>
  );
}

/** Absence notice: the person is away, or acts for colleagues who are. */
function Deputies({ away, acts_for }: Pick<DeskData, 'away' | 'acts_for'>) {
  const { t } = useLanguage();
  const { deputy = null } = away ?? {};
  const until = formatDate(away?.until);
  return (
    <>
      {away && (
        <Alert
          className={styles.deputies ?? ''}
          type={deputy ? 'info' : 'warning'}
          message={deputy ? t('absences.away', { until, deputy }) : t('absences.awayAlone', { until })}
          action={<Link to="/review/absences">{t('menu.absences')}</Link>}
        />
      )}
      {acts_for.map((each) => (
        <Alert
          key={each.name}
          className={styles.deputies ?? ''}
          type="info"
          message={t('absences.actsFor', { name: each.name, until: formatDate(each.until) })}
          action={<Link to="/review/filings?assigned=me&status=mine&view=none">{t('center.home.all')}</Link>}
        />
      ))}
    </>
  );
}

function toneOf({ count, isUrgent }: DeskTask): string | undefined {
  if (count === 0) return styles.none;
  return isUrgent ? styles.urgent : undefined;
}

/** Task of an office: its kind, and the list filtered to it. */
interface Task {
  kind:
    | 'to_sign'
    | 'mine'
    | 'overdue'
    | 'soon'
    | 'again'
    | 'experts_late'
    | 'notice_over'
    | 'notice_ending'
    | 'objections'
    | 'appeals'
    | 'questions'
    | 'reports'
    | 'editions';
  /** Right required for the task. */
  right: Right;
  path: string;
  /** True for a task that is overdue. */
  isUrgent?: true;
}

type DeskTask = Task & { count: number };

/** Path of the filtered queue. Without `view` the queue would open the person's default view. */
const queue = (filter: string) => `/review/filings?${filter}&view=none`;

const TASKS: Task[] = [
  { kind: 'to_sign', right: 'review.first', path: DECISIONS_TO_SIGN_PATH },
  { kind: 'mine', right: 'review.first', path: queue('status=mine') },
  { kind: 'overdue', right: 'review.first', path: queue('status=mine&due=overdue'), isUrgent: true },
  { kind: 'soon', right: 'review.first', path: queue('status=mine&due=soon') },
  { kind: 'again', right: 'review.first', path: queue('status=all&mark=again.first') },
  {
    kind: 'experts_late',
    right: 'review.final',
    path: queue('status=mine&due=experts_late'),
    isUrgent: true,
  },
  { kind: 'notice_over', right: 'review.final', path: queue('status=mine&due=notice_over') },
  { kind: 'notice_ending', right: 'review.final', path: queue('status=all&due=notice_ending') },
  { kind: 'objections', right: 'review.final', path: '/review/objections?status=open', isUrgent: true },
  { kind: 'appeals', right: 'review.final', path: '/review/appeals?status=open', isUrgent: true },
  { kind: 'questions', right: 'question.answer', path: '/interaction?state=open' },
  { kind: 'reports', right: 'report.review', path: '/review/reports' },
  { kind: 'editions', right: 'programs.check', path: '/system/programs?at=editions' },
];

/** Tasks of a person with these rights, in a fixed order; tasks with count 0 are included, so that each keeps its position. */
export const listDeskTasks = (desk: DeskData, rights: readonly Right[]): DeskTask[] =>
  TASKS.filter(({ right }) => rights.includes(right)).map((task) => ({
    ...task,
    count: desk[task.kind],
    // For the city office, returned filings are those that the city itself had returned.
    path:
      task.kind === 'again' && rights.includes('review.final')
        ? queue('status=all&mark=again.city')
        : task.path,
  }));

/** Filings that the person decided on, per day. The bars repeat the numbers. */
export function MyWeek({ week }: Pick<DeskData, 'week'>) {
  const { t } = useLanguage();
  const most = Math.max(1, ...week.map(({ filings }) => filings));
  const total = week.reduce((sum, { filings }) => sum + filings, 0);
  return (
    <Panel id="week" title={t('center.home.week', { count: total })}>
      <ol className={styles.week}>
        {week.map(({ day, filings }) => (
          <li key={day}>
            <span className={filings > 0 ? styles.decided : styles.quiet}>{filings}</span>
            <span className={styles.column} aria-hidden>
              <span style={{ blockSize: `${(filings / most) * 100}%` }} />
            </span>
            <time dateTime={day}>{day.slice(5)}</time>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

interface OfficeProgramsProps {
  waiting: DeskData['programs'];
  windows: DeclareDayItem[];
  rights: readonly Right[];
}

/** One line per program, the most waiting filings first: their number, and the end of the window for companies. */
export function OfficePrograms({ waiting, windows, rights }: OfficeProgramsProps) {
  const { t } = useLanguage();
  const countOf = (key: string) => waiting.find(({ program }) => program === key)?.waiting ?? 0;
  return (
    <Panel id="programs" title={t('center.home.programs')}>
      <ul className={styles.programs}>
        {[...programs]
          .sort((a, b) => countOf(b.key) - countOf(a.key))
          .map((program) => (
            <Row
              key={program.key}
              program={program}
              count={countOf(program.key)}
              window={windows.find((each) => each.program === program.key)}
              maySet={rights.includes('windows.manage')}
            />
          ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  program: Pick<Manifest, 'key' | 'title'>;
  count: number;
  window: DeclareDayItem | undefined;
  maySet: boolean;
}

function Row({ program: { key, title }, count, window, maySet }: RowProps) {
  const { t } = useLanguage();
  const say = useText();
  const said = window
    ? t(`center.programs.${window.status}`, { date: formatDate(getStateTime(window)) })
    : t('center.programs.noWindow');
  return (
    <li>
      <bdi>{say(title)}</bdi>
      <span className={window?.status === 'open' ? undefined : styles.quiet}>
        {maySet ? <Link to={`/review/windows?program=${key}`}>{said}</Link> : said}
      </span>
      {count > 0 ? (
        <Link to={`/review/filings?status=mine&program=${key}&view=none`}>
          {t('center.home.programWaiting', { count })}
        </Link>
      ) : (
        <span className={styles.quiet}>{t('center.home.programWaiting', { count })}</span>
      )}
    </li>
  );
}
