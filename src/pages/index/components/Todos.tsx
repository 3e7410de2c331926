import { findProgram } from '@domain/programs/find';
import ButtonLink from '@/components/Controls/ButtonLink';
import StageStrip from '@/components/FilingTable/StageStrip';
import StatusTag from '@/components/Tags/StatusTag';
import { beijingMinutes } from '@/utils/beijingTime';
import { filingPath } from '@/utils/filingPath';
import { useLanguage, useText } from '@/utils/language';
import { useBatchName } from '@/utils/names';
import styles from '../index.module.css';
import type { Todo } from '../todo';

/** Tasks of the company. The rest of a long list is on the page of all filings. */
const SHOWN_AT_MOST = 8;

export default function Todos({ todos }: { todos: Todo[] }) {
  const { t } = useLanguage();
  // A line, no picture: what waits below it, reports that are overdue, must not stand off a telephone's screen.
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

function TodoRow({ todo }: { todo: Todo }) {
  const { t } = useLanguage();
  const say = useText();
  const batch = useBatchName()(todo.filing.batch);
  const { filing } = todo;
  const program = findProgram(filing.program);
  const title = program ? say(program.title) : filing.title;
  const mayEdit = filing.actions.includes('save');
  const label = t(mayEdit ? 'center.filing.continue' : 'center.filing.view');
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
        to={filingPath(filing)}
        type={todo.isUrgent ? 'primary' : 'default'}
        aria-label={[label, title, batch, filing.subject].filter(Boolean).join(' ')}
      >
        {label}
      </ButtonLink>
      <StageStrip filing={filing} />
    </li>
  );
}

function DueWords({ todo }: { todo: Todo }) {
  const { t } = useLanguage();
  const { filing, due, daysLeft } = todo;
  if (todo.isLate) return <>{t('center.home.windowClosed')}</>;
  const words = [
    filing.corrections > 0 && t('center.home.corrections', { count: filing.corrections }),
    due && t('center.home.due', { time: beijingMinutes(due) }),
    daysLeft !== null &&
      (daysLeft > 0 ? t('center.window.daysLeft', { days: daysLeft }) : t('center.window.today')),
  ];
  return <>{words.filter(Boolean).join(t('center.home.separator'))}</>;
}
