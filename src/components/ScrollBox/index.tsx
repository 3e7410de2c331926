import type { ReactNode } from 'react';
import styles from './index.module.css';

interface ScrollBoxProps {
  label: string;
  /** Class with limits and scrolling of its own; by default the box scrolls sideways. */
  className?: string | undefined;
  children: ReactNode;
}

/** Container that scrolls, for tables and lists; focusable, so that it can be scrolled by keyboard. */
export default function ScrollBox({ label, className = styles.box, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, and no landmark either: the section around it is one
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be focusable to be scrolled by keyboard
    <div role="group" className={className} tabIndex={0} aria-label={label}>
      {children}
    </div>
  );
}
