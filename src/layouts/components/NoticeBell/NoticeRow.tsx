import type { Notice } from '@domain/calls/inbox';
import { Link, useDispatch } from 'umi';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

interface NoticeRowProps {
  notice: Notice;
  /** Address behind notices without a link of their own. */
  elsewhere: string;
  onLeave: () => void;
}

/** One notice; following it marks it as read. */
export default function NoticeRow({ notice, elsewhere, onLeave }: NoticeRowProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const follow = () => {
    if (!notice.read) dispatch({ type: 'global/changeNoticeReadState', payload: notice.id });
    onLeave();
  };
  return (
    <li>
      <Link
        to={notice.link ?? elsewhere}
        className={notice.read ? styles.read : styles.unread}
        onClick={follow}
      >
        {!notice.read && <span className="visually-hidden">{t('center.message.unread')}</span>}
        <bdi className={styles.title}>{notice.title}</bdi>
        <bdi className={styles.words}>{notice.description}</bdi>
        <time dir="auto" dateTime={notice.datetime}>
          {beijingMinutes(notice.datetime)}
        </time>
      </Link>
    </li>
  );
}
