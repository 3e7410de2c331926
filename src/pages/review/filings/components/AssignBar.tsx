import { BATCH_AT_MOST } from '@domain/calls/known';
import type { QueueItem } from '@domain/calls/review';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { Marks } from '@/components/ListPage/useMarks';
import { useLanguage } from '@/utils/language';
import styles from '../index.module.css';

interface AssignBarProps {
  marks: Marks<QueueItem>;
  onAssign: () => void;
  onUnassign: () => void;
  /** Other things to do with the marked filings. */
  children?: ReactNode;
}

/** Everything that can be done with the marked filings. */
export default function AssignBar({ marks, onAssign, onUnassign, children }: AssignBarProps) {
  const { t } = useLanguage();
  const { items, clear } = marks;
  const tooMany = items.length > BATCH_AT_MOST;
  if (items.length === 0) return null;
  return (
    <section className={styles.assign} aria-label={t('queue.assign.bar')}>
      <span role="status">
        {tooMany
          ? t('queue.assign.tooMany', { limit: BATCH_AT_MOST })
          : t('queue.marked', { count: items.length })}
      </span>
      {children}
      <Button disabled={tooMany} onClick={onAssign}>
        {t('queue.assign')}
      </Button>
      <Button disabled={tooMany} onClick={onUnassign}>
        {t('queue.unassign')}
      </Button>
      <Button type="link" onClick={clear}>
        {t('queue.unmark')}
      </Button>
    </section>
  );
}
