import dayjs, { type Dayjs, type ManipulateType } from 'dayjs';
import { cloneElement, type KeyboardEvent, useState } from 'react';
import Calendar, { type CalendarProps } from '@/components/Controls/Calendar';
import { formatDate } from '@/utils/beijingTime';
import { useLanguage } from '@/utils/language';
import styles from './index.module.css';

type Kind = 'date' | 'month';
type Step = readonly [amount: number, unit: ManipulateType];

/** Steps of the keys from the marked day or month, in the order of reading; with Shift a page is a year. */
const STEPS: Record<Kind, Record<string, Step>> = {
  date: {
    ArrowLeft: [-1, 'day'],
    ArrowRight: [1, 'day'],
    ArrowUp: [-1, 'week'],
    ArrowDown: [1, 'week'],
    PageUp: [-1, 'month'],
    PageDown: [1, 'month'],
  },
  month: {
    ArrowLeft: [-1, 'month'],
    ArrowRight: [1, 'month'],
    ArrowUp: [-3, 'month'],
    ArrowDown: [3, 'month'],
    PageUp: [-1, 'year'],
    PageDown: [1, 'year'],
  },
};

function findStep(kind: Kind, { key, shiftKey }: KeyboardEvent): Step | undefined {
  const [amount, unit] = STEPS[kind][key] ?? [];
  if (amount === undefined || unit === undefined) return undefined;
  if (shiftKey && key.startsWith('Page')) return [amount, 'year'];
  const isTurned = document.documentElement.dir === 'rtl' && /Left|Right/.test(key);
  return [isTurned ? -amount : amount, unit];
}

/** First or last day of the marked week, which begins as is usual in the language, or month of its year. */
function findEnd(kind: Kind, key: string, marked: Dayjs): Dayjs | undefined {
  const unit = kind === 'date' ? 'week' : 'year';
  if (key === 'Home') return marked.startOf(unit);
  return key === 'End' ? marked.endOf(unit) : undefined;
}

/** Below the button, moved into the window where it is narrow: the button stands at the end of a short box. */
const overflow = { shiftX: true, adjustY: true };
const PLACEMENTS = {
  bottomLeft: { points: ['tl', 'bl'], offset: [0, 4], overflow },
  bottomRight: { points: ['tr', 'br'], offset: [0, 4], overflow },
};

interface DayCalendarProps extends Omit<CalendarProps, 'picker' | 'onChange'> {
  picker: Kind;
  onChange(value: string): void;
  onClose(): void;
}

/**
 * The open calendar of a form's date. antd's has no keys: here arrows, Page Up and Down, Home and End mark a day or month, which
 * is told to screen readers, and Enter chooses it.
 */
export default function DayCalendar({ picker, value, format, onChange, onClose, ...rest }: DayCalendarProps) {
  const [marked, setMarked] = useState(() => (value ? dayjs(value) : dayjs()));
  const { locale } = useLanguage();
  const [isByKey, setByKey] = useState(false);
  const choose = (day: string) => {
    onChange(day);
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent, keepFromPicker: () => void) => {
    if (event.key === 'Enter') {
      keepFromPicker();
      event.preventDefault();
      return choose(marked.format(format));
    }
    const step = findStep(picker, event);
    const next = step ? marked.add(...step) : findEnd(picker, event.key, marked.locale(locale.toLowerCase()));
    if (!next) return;
    event.preventDefault();
    setMarked(next);
    setByKey(true);
  };
  return (
    <>
      <Calendar
        {...rest}
        picker={picker}
        value={value}
        format={format}
        onChange={(day) => day && choose(day)}
        onOpenChange={(isOpen) => !isOpen && onClose()}
        onKeyDown={onKeyDown}
        pickerValue={marked}
        onPickerValueChange={(shown) => setMarked(shown as Dayjs)}
        cellRender={(cell, { type, originNode }) =>
          type === picker && dayjs.isDayjs(cell) && cell.isSame(marked, picker === 'date' ? 'day' : 'month')
            ? cloneElement(originNode, { className: `${originNode.props.className} ${styles.marked}` })
            : originNode
        }
        builtinPlacements={PLACEMENTS}
        inputReadOnly
        allowClear={false}
        autoFocus
        open
      />
      <span role="status" className="visually-hidden">
        {isByKey && (picker === 'date' ? formatDate(marked.format('YYYY-MM-DD')) : marked.format(format))}
      </span>
    </>
  );
}
