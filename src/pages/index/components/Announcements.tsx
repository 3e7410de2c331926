import { announcementStates } from '@domain/announcements/announcements';
import type { OfficeNotice } from '@domain/announcements/calls';
import type { PagedList } from '@domain/api/envelope';
import type { InboxNotice } from '@domain/inbox/calls';
import { Link } from 'umi';
import { Panel } from '@/components/Page';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import styles from '../index.module.css';

/** Latest announcements of the offices; nothing where there are none. */
export default function Announcements({ latest }: { latest: InboxNotice[] }) {
  const { t } = useLanguage();
  const all = useMessagesPath();
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
            <p className={styles.quiet}>{formatDate(datetime)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** The latest announcements of the office to companies. */
export function OfficeNews({ list }: PagedList<OfficeNotice>) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Panel
      id="announcements"
      title={t('center.home.announcements')}
      extra={<Link to="/review/notices">{t('center.home.all')}</Link>}
    >
      {list.length === 0 ? (
        <p className={styles.nothing}>{t('center.home.noAnnouncements')}</p>
      ) : (
        <ul className={styles.messages}>
          {list.map(({ id, title, state, send_at, received, read }) => (
            <li key={id}>
              <bdi>{title}</bdi>
              <p className={styles.quiet}>
                {[
                  say(announcementStates[state]),
                  formatDate(send_at),
                  state === 'sent' && t('center.home.readBy', { read, received }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
