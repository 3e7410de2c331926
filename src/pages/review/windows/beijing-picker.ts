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

export const TIME_PICKER = { showTime: { format: 'HH:mm' }, format: 'YYYY-MM-DD HH:mm' } as const;
