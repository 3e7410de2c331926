import type { Notice } from '@domain/calls/inbox';
import type { MessageCategory } from '@domain/inbox/messages';
import { Link, useSelector } from 'umi';
import Panel from '@/components/Panel';
import type { RootState } from '@/models/connect';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import styles from '../index.module.css';

/** Announcements to everybody; messages that ask for something are highlighted apart. */
const PUBLIC: readonly MessageCategory[] = ['policy', 'system'];
const SHOWN = 3;

const isPublic = ({ type }: Notice): boolean => PUBLIC.includes(type);

/** The latest of what the offices have announced; nothing where they have not. */
export default function Announcements() {
  const { t } = useLanguage();
  const all = useMessagesPath();
  const notices = useSelector((state: RootState) => state.global.notices);
  const latest = notices.filter(isPublic).slice(0, SHOWN);
  if (latest.length === 0) return null;
  return (
    <Panel
      id="announcements"
      title={t('center.home.announcements')}
      extra={<Link to={`${all}?category=policy`}>{t('center.home.all')}</Link>}
    >
      <ul className={styles.messages}>
        {latest.map(({ id, type, title, description, datetime, link }) => (
          <li key={id}>
            <Link to={link ?? `${all}?category=${type}`}>
              <bdi>{title}</bdi>
            </Link>
            <p className={styles.begin}>
              <bdi>{description}</bdi>
            </p>
            <p className={styles.quiet}>{beijingDate(datetime)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
