import { announcementStates } from '@domain/announcements/announcements';
import type { Page } from '@domain/api/envelope';
import type { OfficeNotice } from '@domain/calls/office-notices';
import { Link } from 'umi';
import AsyncView from '@/components/AsyncView';
import Panel from '@/components/Panel';
import { beijingDate } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import type { Resource } from '@/utils/useRead';
import styles from '../index.module.css';

/** The latest announcements of the office to companies. */
export default function OfficeNews({ news }: { news: Resource<Page<OfficeNotice>> }) {
  const { t } = useLanguage();
  const say = useText();
  return (
    <Panel
      id="announcements"
      title={t('center.home.announcements')}
      extra={<Link to="/review/notices">{t('center.home.all')}</Link>}
    >
      <AsyncView resource={news}>
        {({ list }) =>
          list.length === 0 ? (
            <p className={styles.nothing}>{t('center.home.noAnnouncements')}</p>
          ) : (
            <ul className={styles.messages}>
              {list.map(({ id, title, state, send_at, received, read }) => (
                <li key={id}>
                  <bdi>{title}</bdi>
                  <p className={styles.quiet}>
                    {[
                      say(announcementStates[state]),
                      beijingDate(send_at),
                      state === 'sent' && t('center.home.readBy', { read, received }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </AsyncView>
    </Panel>
  );
}
