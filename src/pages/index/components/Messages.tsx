import type { HighlightedMessages } from '@domain/inbox/calls';
import { messageCategories } from '@domain/inbox/messages';
import { Link } from 'umi';
import EmptyHint from '@/components/EmptyHint';
import { Panel } from '@/components/Page';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import { useMessagesPath } from '@/utils/messagesPath';
import styles from '../index.module.css';

/** Messages to the person, or to the company. */
export default function Messages({ glint }: { glint: HighlightedMessages }) {
  const { t } = useLanguage();
  const all = useMessagesPath();
  return (
    <Panel
      id="messages"
      title={t('center.home.messages')}
      extra={<Link to={all}>{t('center.home.all')}</Link>}
    >
      <MessageHighlights glint={glint} />
    </Panel>
  );
}

/** The most pressing unread messages. */
export function MessageHighlights({ glint }: { glint: HighlightedMessages }) {
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
            {say(messageCategories[message.category])} · {formatDateTime(message.created_at)}
          </p>
        </li>
      ))}
    </ul>
  );
}
