import type { ReactNode } from 'react';
import styles from './index.module.css';

interface EmptyHintProps {
  /** Reason why there is nothing to show. */
  text: string;
  /** The next step. */
  action?: ReactNode;
}

/** Empty state with its reason and next step, without the usual picture of an empty tray. */
export default function EmptyHint({ text, action }: EmptyHintProps) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {action}
    </div>
  );
}
