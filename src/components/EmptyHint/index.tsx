import type { ReactNode } from 'react';
import { LineIcon } from '@/components/Icon';
import styles from './index.module.css';

interface EmptyHintProps {
  /** Reason why there is nothing to show. */
  text: string;
  /** The next step. */
  action?: ReactNode;
}

/** Empty state with its reason and next step, under a quiet icon. */
export default function EmptyHint({ text, action }: EmptyHintProps) {
  return (
    <div className={styles.empty}>
      <LineIcon name="empty" />
      <p>{text}</p>
      {action}
    </div>
  );
}
