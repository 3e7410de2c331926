import { useState } from 'react';
import Dialog from '@/components/Controls/Dialog';
import EmptyHint from '@/components/EmptyHint';
import { formatClockTime } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { listRecentMessages } from '@/utils/recentMessages';
import styles from './index.module.css';

interface RecentMessagesProps {
  /** Id of the signed-in person. */
  person: string;
  onClose(): void;
}

/** List of the messages recently shown to this person, for those who could not read a toast in time. */
export default function RecentMessages({ person, onClose }: RecentMessagesProps) {
  const { t } = useLanguage();
  const [messages] = useState(() => listRecentMessages(person));
  return (
    <Dialog open title={t('feedback.last')} footer={null} onCancel={onClose}>
      {messages.length === 0 ? (
        <EmptyHint text={t('feedback.lastNone')} />
      ) : (
        <>
          <p>{t('feedback.lastWhy')}</p>
          <ol className={styles.said}>
            {messages.map(({ id, type, text, at }) => (
              <li key={id} className={styles[type]}>
                <span className={styles.when}>
                  {t(`feedback.type.${type}`)}
                  <time dateTime={at}>{formatClockTime(at)}</time>
                </span>
                <div>
                  <bdi>{text}</bdi>
                </div>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  );
}
