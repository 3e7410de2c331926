import type { ReactNode } from 'react';
import styles from './index.module.css';

interface EmptyHintProps {
  /** The reason for the empty place. */
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
