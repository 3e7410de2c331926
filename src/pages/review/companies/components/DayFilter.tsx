import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import styles from '../index.less';

interface DayFilterProps {
  label: string;
  /** YYYY-MM-DD, or nothing. */
  value: string;
  onChange(day: string): void;
}

export default function DayFilter({ label, value, onChange }: DayFilterProps) {
  return (
    <DatePicker
      className={styles.filter as string}
      aria-label={label}
      placeholder={label}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange(day?.format('YYYY-MM-DD') ?? '')}
    />
  );
}
