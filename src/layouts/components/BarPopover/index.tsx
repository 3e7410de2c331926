import { Button, Popover } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './index.module.css';

/** Moved along a narrow screen until it fits; turned over, it would leave it on the other side. */
const WITHIN_SCREEN = { overflow: { shiftX: true, adjustY: true } };

interface BarPopoverProps {
  /** Of the button; it may say more than `title`, such as a count. */
  label: string;
  /** Of what is opened. */
  title: string;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button of the bar and what it opens below itself. The focus goes there, and comes back on Escape. */
export default function BarPopover({ label, title, icon, children }: BarPopoverProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  const leaveByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger="click"
      placement="bottomRight"
      align={WITHIN_SCREEN}
      arrow={false}
      destroyOnHidden
      content={
        <Opened title={title} onKeyDown={leaveByKey}>
          {children(close)}
        </Opened>
      }
    >
      <Button
        ref={button}
        type="text"
        className={styles.button ?? ''}
        icon={icon}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onKeyDown={leaveByKey}
      />
    </Popover>
  );
}

interface OpenedProps {
  title: string;
  onKeyDown: (event: KeyboardEvent) => void;
  children: ReactNode;
}

function Opened({ title, onKeyDown, children }: OpenedProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div
      ref={panel}
      role="dialog"
      tabIndex={-1}
      aria-label={title}
      className={styles.panel}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}
