import type { ReactNode } from 'react';
import styles from './index.module.css';

interface EmptyHintProps {
  /** The reason for the empty place. */
  text: string;
  /** The next step. */
  action?: ReactNode;
}

/** An empty place in its own words: a picture of a tray says nothing more. */
export default function EmptyHint({ text, action }: EmptyHintProps) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {action}
    </div>
  );
}
