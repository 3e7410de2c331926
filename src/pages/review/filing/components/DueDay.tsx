import { DEFAULT_ASSESSMENT_DUE_DAYS, MAX_ASSESSMENT_DUE_DAYS } from '@domain/experts/assessment';
import { DAY_MS } from '@domain/time';
import { formatBeijingDay } from '@domain/windows/calendar';
import dayjs from 'dayjs';
import DatePicker from '@/components/Controls/DatePicker';

/** Returns the default due day of an expert review. */
export const getDefaultDueDay = (): string =>
  formatBeijingDay(new Date(Date.now() + DEFAULT_ASSESSMENT_DUE_DAYS * DAY_MS));

interface DueDayProps {
  id?: string;
  value?: string;
  onChange?(day: string): void;
}

/** Picker of the day by which experts are to answer. */
export default function DueDay({ id, value, onChange }: DueDayProps) {
  const today = dayjs();
  return (
    <DatePicker
      {...(id && { id })}
      allowClear={false}
      value={value ? dayjs(value) : null}
      minDate={today.add(1, 'day')}
      maxDate={today.add(MAX_ASSESSMENT_DUE_DAYS, 'day')}
      onChange={(day) => day && onChange?.(day.format('YYYY-MM-DD'))}
    />
  );
}
