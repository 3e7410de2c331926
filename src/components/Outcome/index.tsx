import type { ReactNode } from 'react';
import styles from './index.module.css';

interface OutcomeProps {
  title: ReactNode;
  /** Why it is so. */
  why?: ReactNode;
  /** Acts that are possible now. */
  children?: ReactNode;
}

/** Takes the place of content that cannot be shown: what is so, why, and what to do. */
export default function Outcome({ title, why, children }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <div className={styles.title}>{title}</div>
      {why && <p>{why}</p>}
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
