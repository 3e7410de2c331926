import type { ReactNode } from 'react';
import styles from './index.less';

/** Tables alone may scroll sideways; the keyboard must be able to do it too. */
export default function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must take the focus to be scrolled by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
