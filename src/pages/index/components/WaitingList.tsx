import { Fragment } from 'react';
import ButtonLink from '@/components/Controls/ButtonLink';
import TimeLeft from '@/components/TimeLeft';
import type { WaitingTask } from '@/pages/index/waiting';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import { type TaskView, useTaskViews } from '../useTaskViews';

/** Maximum tasks shown; the page of all filings lists the others. */
const SHOWN_AT_MOST = 8;

interface WaitingListProps {
  tasks: readonly WaitingTask[];
  /** The clock of the server, in ISO 8601. */
  serverTime: string;
}

/** Tasks that wait for the person: the first act in front, the others quiet. */
export default function WaitingList({ tasks, serverTime }: WaitingListProps) {
  const { t } = useLanguage();
  const views = useTaskViews(tasks.slice(0, SHOWN_AT_MOST));
  if (views.length === 0)
    return (
      <p className={styles.nothing}>
        {t('center.home.nothingToDo')}
        <ButtonLink type="link" to="/forms/programs">
          {t('center.home.step.program')}
        </ButtonLink>
      </p>
    );
  return (
    <>
      <ol className={styles.rows}>
        {views.map((view, at) => (
          <TaskRow key={view.task.key} view={view} isFirst={at === 0} serverTime={serverTime} />
        ))}
      </ol>
      {tasks.length > SHOWN_AT_MOST && (
        <ButtonLink type="link" to="/enterpriseCenter/declare">
          {t('center.home.allFilings', { count: tasks.length })}
        </ButtonLink>
      )}
    </>
  );
}

interface TaskRowProps {
  view: TaskView;
  isFirst: boolean;
  serverTime: string;
}

function TaskRow({ view, isFirst, serverTime }: TaskRowProps) {
  const { t } = useLanguage();
  const { task, title, note, label, path, why } = view;
  return (
    <li className={isFirst ? `${styles.row} ${styles.first}` : styles.row}>
      <div>
        <p className={styles.rowTitle}>
          <span className={styles.kind}>{t(`center.home.task.${task.kind}`)}</span>
          <strong>
            <bdi>{title}</bdi>
          </strong>
          {note && <bdi>{note}</bdi>}
        </p>
        <p className={task.isUrgent ? styles.urgent : styles.quiet}>
          <WhenWords task={task} why={why} serverTime={serverTime} />
        </p>
      </div>
      <ButtonLink
        to={path}
        type={isFirst ? 'primary' : 'text'}
        aria-label={[label, title, note].filter(Boolean).join(' ')}
      >
        {label}
      </ButtonLink>
    </li>
  );
}

interface WhenWordsProps {
  task: WaitingTask;
  why: string | null;
  serverTime: string;
}

function WhenWords({ task: { due, daysLeft }, why, serverTime }: WhenWordsProps) {
  const { t } = useLanguage();
  const words = Object.entries({
    why,
    due: due && t('center.home.due', { time: formatDateTime(due) }),
    left: due && daysLeft !== null && <TimeLeft end={due} serverTime={serverTime} />,
  }).filter(([, word]) => word);
  return words.map(([key, word], at) => (
    <Fragment key={key}>
      {at > 0 && t('center.home.separator')}
      {word}
    </Fragment>
  ));
}
