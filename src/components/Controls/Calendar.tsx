import dayjs from 'dayjs';
import { useMemo } from 'react';
import DatePicker, { type DatePickerProps } from './DatePicker';

export interface CalendarProps extends Omit<DatePickerProps, 'value' | 'time' | 'onChange'> {
  /** Day or month, in the format. */
  value: string | null;
  format: string;
  onChange(value: string | null): void;
}

/** Date picker as a module of its own, for pages that load it after their first view: with all its parts it weighs 20 kB. */
export default function Calendar({ value, format, onChange, ...picker }: CalendarProps) {
  // One object: to the picker another is another day, and it goes back to its month.
  const day = useMemo(() => (value ? dayjs(value) : null), [value]);
  return (
    <DatePicker
      {...picker}
      value={day}
      onChange={(chosen) => onChange(chosen ? chosen.format(format) : null)}
    />
  );
}
