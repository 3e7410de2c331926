import { type ReactNode, useState } from 'react';
import styles from './index.module.css';

interface FoldProps {
  title: ReactNode;
  startsOpen?: boolean;
  children(): ReactNode;
}

/** A part that is drawn when it is unfolded: most people never look into most of them. */
export default function Fold({ title, startsOpen = false, children }: FoldProps) {
  const [isOpen, unfold] = useState(startsOpen);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => unfold(currentTarget.open)}
      className={styles.fold ?? ''}
    >
      <summary>{title}</summary>
      {isOpen && children()}
    </details>
  );
}
