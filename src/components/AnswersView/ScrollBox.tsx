import type { ReactNode } from 'react';
import styles from './index.module.css';

/** Tables alone may scroll sideways; the keyboard must be able to do it too. */
export default function ScrollBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark either: the section around it is one
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take the focus to be scrolled by keyboard
    <div role="group" className={styles.scroll} tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
