import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './index.module.css';

/** Milliseconds after which it is known what became of a value that was left. */
const SETTLED_MS = 600;

const faultAt = (id: string): string => document.getElementById(`${id}-fault`)?.textContent?.trim() ?? '';

/** Says to screen readers what is wrong with a field or cell that was just left, once; it is shown beside it as well. */
export default function Announcer({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('');
  const known = useRef('');
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);

  const enter = ({ target }: FocusEvent) => {
    known.current = faultAt(target.id);
    setSaid('');
  };
  const leave = ({ target: { id } }: FocusEvent) => {
    const before = known.current;
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      const fault = faultAt(id);
      if (fault !== before) setSaid(fault);
    }, SETTLED_MS);
    timers.current.add(timer);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches which of its controls is being used
    <div onFocus={enter} onBlur={leave}>
      {children}
      <span role="status" className={`visually-hidden ${styles.said}`}>
        {said}
      </span>
    </div>
  );
}
