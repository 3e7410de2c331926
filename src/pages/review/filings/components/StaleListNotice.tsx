import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useLive } from '@/live';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface StaleListNoticeProps {
  /** Data of the list on screen; a later event makes it stale. */
  shown: unknown;
  onRefresh(): Promise<void>;
}

/**
 * Notice that filings have changed since the list was read, with a button to refresh: rows being read do not move by
 * themselves.
 */
export default function StaleListNotice({ shown, onRefresh }: StaleListNoticeProps) {
  const { t } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [old, setOld] = useState<unknown>(null);
  useLive(['status'], () => setOld(shown));
  const refresh = async () => {
    place.current?.focus();
    await onRefresh();
    // An answer without changes is the same object.
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
