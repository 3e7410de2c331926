import type { Right } from '@domain/accounts/roles';
import type { DeskData } from '@domain/calls/statistics';
import { Alert } from 'antd';
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
          <>
            <Deputies {...data} />
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
          </>
        )}
      </AsyncView>
    </Panel>
  );
}

/** The person is away, or acts for colleagues who are. */
function Deputies({ away, acts_for }: Pick<DeskData, 'away' | 'acts_for'>) {
  const { t } = useLanguage();
  const { deputy = null, until = '' } = away ?? {};
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
          message={t('absences.actsFor', each)}
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
