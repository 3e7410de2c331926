import type { Right } from '@domain/accounts/roles';
import type { DeskData } from '@domain/calls/statistics';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import { type DeskTask, deskTasks } from '../deskTasks';
import styles from '../office.module.css';

interface OfficeDeskProps {
  desk: Resource<DeskData>;
  rights: readonly Right[];
}

/** All that waits for the person today, each number with its list. */
export default function OfficeDesk({ desk, rights }: OfficeDeskProps) {
  const { t } = useLanguage();
  return (
    <Panel id="todos" title={t('center.home.todos')}>
      <AsyncView resource={desk}>
        {(data) => (
          <ul className={styles.tasks}>
            {deskTasks(data, rights).map((task) => (
              <li key={task.kind}>
                <Link to={task.path} className={styles.task}>
                  <strong className={toneOf(task)}>{task.count}</strong>{' '}
                  <span>{t(`center.home.office.${task.kind}`)}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </AsyncView>
    </Panel>
  );
}

function toneOf({ count, isUrgent }: DeskTask): string | undefined {
  if (count === 0) return styles.none;
  return isUrgent ? styles.urgent : undefined;
}
