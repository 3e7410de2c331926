import type { DatePickerProps } from 'antd';
import DatePicker from './DatePicker';

/** Date format in fields and on the wire. */
export const DAY = 'YYYY-MM-DD';

interface DayPickerProps
  extends Omit<DatePickerProps, 'format' | 'placeholder' | 'disabledDate' | 'multiple'> {
  /** First and last selectable day, YYYY-MM-DD. */
  first?: string;
  last?: string;
}

/** Date picker; a typed date must have the format of `DAY`. */
export default function DayPicker({ first = '', last, ...picker }: DayPickerProps) {
  const isOutside = (day: string) => day < first || (last !== undefined && day > last);
  return (
    <DatePicker
      {...picker}
      format={DAY}
      placeholder={DAY}
      disabledDate={(day) => isOutside(day.format(DAY))}
    />
  );
}
