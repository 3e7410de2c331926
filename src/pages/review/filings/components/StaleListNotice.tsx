import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useLive } from '@/live';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface StaleListNoticeProps {
  /** The list as it is shown: news that come after it was read make it old. */
  shown: unknown;
  onRefresh(): Promise<void>;
}

/** Says that filings have changed since the list was read, and reads it again when asked: rows that somebody reads stay. */
export default function StaleListNotice({ shown, onRefresh }: StaleListNoticeProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [old, setOld] = useState<unknown>(null);
  useLive(['status'], () => setOld(shown));
  const refresh = async () => {
    place.current?.focus();
    await onRefresh();
    // An answer with nothing new is the same one.
    setOld(null);
  };
  return (
    <div ref={place} role="status" tabIndex={-1} className={styles.changed}>
      {old !== null && old === shown && (
        <p>
          {t('queue.changed')}
          <Button size="small" onClick={refresh}>
            {t('queue.refresh')}
          </Button>
        </p>
      )}
    </div>
  );
}
