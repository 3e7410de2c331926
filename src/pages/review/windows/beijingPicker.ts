/** A picker shows the clock of the administering body wherever the browser stands: its minutes are Beijing's. */
import { minuteOf } from '@domain/windows/calendar';
import dayjs, { type Dayjs } from 'dayjs';

export const toPicker = (iso: string | null): Dayjs | null => (iso ? dayjs(minuteOf(new Date(iso))) : null);

/** The moment that was chosen; the one that was there, with its seconds, where nothing was changed. */
export function fromPicker(day: Dayjs | null, before: string | null = null): string | null {
  if (!day) return null;
  if (before && minuteOf(new Date(before)) === day.format('YYYY-MM-DD HH:mm')) return before;
  return new Date(`${day.format('YYYY-MM-DDTHH:mm')}:00+08:00`).toISOString();
}

/** `time` is that of a day for which none was chosen yet. */
const pickerAt = (time: string) => ({
  showTime: { format: 'HH:mm', defaultOpenValue: dayjs(`2000-01-01T${time}`) },
  format: 'YYYY-MM-DD HH:mm',
});

export const START_PICKER = pickerAt('00:00');
/** A window that ends on a day ends with its office hours: at midnight that day would be lost. */
export const END_PICKER = pickerAt('17:00');
