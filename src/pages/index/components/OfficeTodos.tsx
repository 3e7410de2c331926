import { TIMING } from '@domain/api/codes';
import type { CurrentUser } from '@domain/calls/accounts';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';
import { fetchOfficeTodos } from '../officeTodos';

/** Tasks of a person who reviews, answers or assesses. */
export default function OfficeTodos({ user: { permissions } }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const rights = permissions.join();
  const todos = useRead(fetchOfficeTodos, rights.split(','));
  useRefresh(todos.reload, TIMING.unreadPoll);
  return (
    <Panel id="todos" title={t('center.home.todos')}>
      <AsyncView resource={todos}>
        {(list) =>
          list.length === 0 ? (
            <EmptyHint text={t('center.home.office.none')} />
          ) : (
            <ul className={styles.rows}>
              {list.map(({ kind, count, path }) => (
                <li key={kind} className={styles.row}>
                  <Link to={path}>{t(`center.home.office.${kind}`)}</Link>
                  <strong className={kind === 'overdue' ? styles.urgent : undefined}>{count}</strong>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </Panel>
  );
}
