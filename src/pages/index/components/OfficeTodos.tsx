import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import EmptyHint from '@/components/EmptyHint';
import Panel from '@/components/Panel';
import { useLanguage } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';
import type { OfficeTodo } from '../officeTodos';

/** Tasks of a person who reviews, answers or assesses. */
export default function OfficeTodos({ todos }: { todos: Resource<OfficeTodo[]> }) {
  const { t } = useLanguage();
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
