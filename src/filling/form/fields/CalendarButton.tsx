import { CalendarOutlined } from '@ant-design/icons';
import { Suspense, startTransition, useState } from 'react';
import type { CalendarProps } from '@/components/Controls/Calendar';
import { lazyWithRetry } from '@/utils/lazyWithRetry';
import styles from './index.module.css';

const Calendar = lazyWithRetry(() => import('@/components/Controls/Calendar'));

/** Opens a calendar beside a date's text box. The calendar is a tenth of the code of a form, and comes once somebody turns to it. */
export default function CalendarButton(picker: CalendarProps) {
  const [isAskedFor, setAskedFor] = useState(false);
  const button = (
    <button
      type="button"
      className={styles.calendar}
      aria-label={picker['aria-label']}
      aria-haspopup="dialog"
      onPointerEnter={Calendar.prepare}
      onFocus={Calendar.prepare}
      onClick={() => startTransition(() => setAskedFor(true))}
    >
      <CalendarOutlined aria-hidden />
    </button>
  );
  if (!isAskedFor) return button;
  return (
    <Suspense fallback={button}>
      <Calendar {...picker} className={styles.calendar ?? ''} variant="borderless" autoFocus defaultOpen />
    </Suspense>
  );
}
