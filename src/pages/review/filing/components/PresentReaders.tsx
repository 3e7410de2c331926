import { Alert } from 'antd';
import { usePresence } from '@/live/usePresence';
import { notePresence } from '@/services/review';
import { beijingSeconds } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

const HOUR_AND_MINUTE = 'HH:MM'.length;

/** Colleagues who have the filing open at this time, and since when; as long as it stands here, they hear of this person. */
export default function PresentReaders({ id }: { id: string }) {
  const { t } = useLanguage();
  const { data: readers = [] } = usePresence(notePresence, id, '');
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
            .join(t('list.comma'))}
        />
      )}
    </div>
  );
}
