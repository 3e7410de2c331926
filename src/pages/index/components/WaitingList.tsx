import ButtonLink from '@/components/Controls/ButtonLink';
import type { WaitingTask } from '@/pages/index/waiting';
import { formatDateTime } from '@/utils/beijingTime';
import { formatDaysLeft } from '@/utils/formatDaysLeft';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';
import { type TaskView, useTaskViews } from '../useTaskViews';

/** Maximum tasks shown; the page of all filings lists the others. */
const SHOWN_AT_MOST = 8;

/** Tasks that wait for the person: the first act in front, the others quiet. */
export default function WaitingList({ tasks }: { tasks: readonly WaitingTask[] }) {
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
          <TaskRow key={view.task.key} view={view} isFirst={at === 0} />
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

function TaskRow({ view, isFirst }: { view: TaskView; isFirst: boolean }) {
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
          <WhenWords task={task} why={why} />
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

function WhenWords({ task: { due, daysLeft }, why }: { task: WaitingTask; why: string | null }) {
  const { t } = useLanguage();
  const words = [
    why,
    due && t('center.home.due', { time: formatDateTime(due) }),
    daysLeft !== null && formatDaysLeft(t, daysLeft),
  ];
  return <>{words.filter(Boolean).join(t('center.home.separator'))}</>;
}
