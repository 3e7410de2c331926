import { CalendarOutlined } from '@ant-design/icons';
import { type ComponentProps, Suspense, startTransition, useRef, useState } from 'react';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import { returnFocus } from '@/utils/returnFocus';
import styles from './index.module.css';

const DayCalendar = lazyWithRetry(() => import('./DayCalendar'));

type CalendarButtonProps = Pick<
  ComponentProps<typeof DayCalendar>,
  'aria-label' | 'picker' | 'format' | 'value' | 'onChange'
>;

/** Opens a calendar beside a date's text box. The calendar is a tenth of the code of a form, and comes once somebody turns to it. */
export default function CalendarButton(picker: CalendarButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    returnFocus(() => place.current);
  };
  const button = (
    <button
      ref={place}
      type="button"
      className={styles.calendar}
      aria-label={picker['aria-label']}
      aria-haspopup="dialog"
      onPointerEnter={DayCalendar.prepare}
      onFocus={DayCalendar.prepare}
      onClick={() => startTransition(() => setOpen(true))}
    >
      <CalendarOutlined aria-hidden />
    </button>
  );
  if (!isOpen) return button;
  return (
    <Suspense fallback={button}>
      <DayCalendar {...picker} className={styles.calendar ?? ''} variant="borderless" onClose={close} />
    </Suspense>
  );
}
