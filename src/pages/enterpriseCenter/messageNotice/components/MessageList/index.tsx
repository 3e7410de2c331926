import { noticeFileField } from '@domain/announcements/announcements';
import type { MessageItem } from '@domain/inbox/calls';
import { messageCategories } from '@domain/inbox/messages';
import { Badge, Button, Checkbox, Tag } from 'antd';
import { Link } from 'umi';
import OfficeFile from '@/components/OfficeFile';
import { fetchMessageFile } from '@/services/documents';
import { formatDateTime } from '@/utils/beijingTime';
import { useLanguage, useText } from '@/utils/language';
import styles from './index.module.css';

interface MessageListProps {
  messages: MessageItem[];
  selected: readonly string[];
  onSelect(ids: string[]): void;
  onRead(ids: string[]): void;
}

/** List of messages in full, with checkboxes to mark them as read. */
export default function MessageList({ messages, selected, onSelect, onRead }: MessageListProps) {
  const toggle = (id: string, isOn: boolean) =>
    onSelect(isOn ? [...selected, id] : selected.filter((other) => other !== id));
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={message.read ? styles.read : styles.unread}>
          <Checkbox
            aria-label={message.title}
            checked={selected.includes(message.id)}
            disabled={message.read}
            onChange={(event) => toggle(message.id, event.target.checked)}
          />
          <Message message={message} onRead={() => onRead([message.id])} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message, onRead }: { message: MessageItem; onRead: () => void }) {
  const { t } = useLanguage();
  const say = useText();
  const { id, title, body, link, attachments, read, category, created_at } = message;
  const markRead = read ? undefined : onRead;
  return (
    <article className={styles.message}>
      <h2>
        {!read && (
          <Badge
            status="processing"
            text={<span className={styles.new}>{t('center.message.unread')}</span>}
          />
        )}
        {link ? (
          <Link to={link} onClick={markRead}>
            <bdi>{title}</bdi>
          </Link>
        ) : (
          <bdi>{title}</bdi>
        )}
      </h2>
      <p>
        <bdi>{body}</bdi>
      </p>
      {attachments.length > 0 && (
        <ul className={styles.attachments} aria-label={say(noticeFileField)}>
          {attachments.map((file) => (
            <li key={file.sha256}>
              <OfficeFile file={file} fetchBytes={() => fetchMessageFile(id, file)} />
            </li>
          ))}
        </ul>
      )}
      <footer>
        <Tag>{say(messageCategories[category])}</Tag>
        <time dir="auto" dateTime={created_at}>
          {formatDateTime(created_at)}
        </time>
        {markRead && (
          <Button
            type="link"
            size="small"
            className={styles.mark}
            onClick={markRead}
            aria-label={t('labelled', { name: t('center.message.markRead'), value: title })}
          >
            {t('center.message.markRead')}
          </Button>
        )}
      </footer>
    </article>
  );
}
