import DatePicker, { type DatePickerProps } from './DatePicker';

/** Date format in fields and on the wire. */
export const DAY = 'YYYY-MM-DD';

interface DayPickerProps extends Omit<DatePickerProps, 'picker' | 'time' | 'placeholder' | 'disabledDate'> {
  /** First and last selectable day, YYYY-MM-DD. */
  first?: string;
  last?: string;
}

/** Picker of a day within limits. */
export default function DayPicker({ first = '', last, ...picker }: DayPickerProps) {
  const isOutside = (day: string) => day < first || (last !== undefined && day > last);
  return <DatePicker {...picker} placeholder={DAY} disabledDate={(day) => isOutside(day.format(DAY))} />;
}
