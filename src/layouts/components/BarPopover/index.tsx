import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './index.module.css';

interface BarPopoverProps {
  /** The label of the button; it may say more than `title`, such as a count. */
  label: string;
  /** Title of the popover. */
  title: string;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** Button of the header bar with a popover below it. The popover takes the focus and returns it to the button on Escape. */
export default function BarPopover({ label, title, icon, children }: BarPopoverProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };

  useEffect(() => {
    const leave = (event: Event) => {
      if (!place.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener('pointerdown', leave);
    return () => document.removeEventListener('pointerdown', leave);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the popover wherever the focus is in it.
    <div ref={place} className={styles.place} onKeyDown={leaveByKey}>
      <button
        ref={button}
        type="button"
        className="bar-button"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {icon}
      </button>
      {open && <Opened title={title}>{children(close)}</Opened>}
    </div>
  );
}

function Opened({ title, children }: { title: string; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} role="dialog" tabIndex={-1} aria-label={title} className={styles.panel}>
      {children}
    </div>
  );
}
