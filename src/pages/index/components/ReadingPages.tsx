import type { CurrentUser } from '@domain/accounts/calls';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import { findPageHits } from '@/layouts/components/Find/hits';
import { useLanguage, useText } from '@/utils/language';
import styles from '../office.module.css';

/** Links for roles that only read, whose home has no tasks. */
export default function ReadingPages({ user }: { user: CurrentUser }) {
  const { t } = useLanguage();
  const say = useText();
  const pages = findPageHits('', user, say, t).filter(({ to }) => to !== '/index');
  return (
    <Panel id="todos" title={t('center.home.reading')}>
      <ul className={styles.tasks}>
        {pages.map(({ key, to, title }) => (
          <li key={key}>
            <Link to={to} className={styles.task}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
