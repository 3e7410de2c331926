import type { Glint } from '@domain/calls/inbox';
import { messageCategories } from '@domain/inbox/messages';
import { Link } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import { beijingMinutes } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import styles from '../index.module.css';

/** The most pressing of what has not been read. */
export default function Highlights({ glint }: { glint: Glint }) {
  const { t } = useLanguage();
  const all = useMessagesPath();
  const say = useText();
  if (glint.items.length === 0 && glint.unread > 0)
    return <Link to={`${all}?read=no`}>{t('center.home.unread', { count: glint.unread })}</Link>;
  if (glint.items.length === 0) return <EmptyHint text={t('center.home.noMessages')} />;
  return (
    <ul className={styles.messages}>
      {glint.items.map((message) => (
        <li key={message.id}>
          <Link to={message.link ?? `${all}?category=${message.category}`}>
            <bdi>{message.title}</bdi>
          </Link>
          <p className={styles.begin}>
            <bdi>{message.body}</bdi>
          </p>
          <p className={styles.quiet}>
            {say(messageCategories[message.category])} · {beijingMinutes(message.created_at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
