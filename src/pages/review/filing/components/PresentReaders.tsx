import { PRESENCE_EVERY_MS } from '@domain/review/presence';
import { Alert } from 'antd';
import { notePresence } from '@/services/review';
import { beijingSeconds } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import { useRefresh } from '@/utils/presence';
import { useRead } from '@/utils/useRead';
import styles from '../index.module.css';

const HOUR_AND_MINUTE = 'HH:MM'.length;

/** Colleagues who have the filing open at this time, and since when; as long as it stands here, they hear of this person. */
export default function PresentReaders({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data: readers = [], reload } = useRead(notePresence, id);
  useRefresh(reload, PRESENCE_EVERY_MS);
  return (
    <div role="status" className={readers.length > 0 ? styles.present : undefined}>
      {readers.length > 0 && (
        <Alert
          type="info"
          showIcon
          message={readers
            .map(({ name, since }) =>
              t('review.reading', { name, at: beijingSeconds(since).slice(0, HOUR_AND_MINUTE) }),
            )
            .join(t('review.reading.and'))}
        />
      )}
    </div>
  );
}
