import type { ReactNode } from 'react';
import styles from './index.module.css';

interface PanelProps {
  id: string;
  title: string;
  /** Beside the heading. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A part of a page under a heading of its own. */
export default function Panel({ id, title, extra, children }: PanelProps) {
  return (
    <section id={id} className={styles.panel} aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
