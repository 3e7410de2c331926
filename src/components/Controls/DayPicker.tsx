import { DatePicker, type DatePickerProps } from 'antd';

/** Date format in fields and on the wire. */
export const DAY = 'YYYY-MM-DD';

interface DayPickerProps
  extends Omit<DatePickerProps, 'format' | 'placeholder' | 'disabledDate' | 'multiple'> {
  /** The first and the last day that can be chosen. */
  first?: string;
  last?: string;
}

/** A day, chosen or typed in its one spelling. */
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
