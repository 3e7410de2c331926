/**
 * Reads what is typed into a date picker. antd takes a single spelling while it is typed and drops any other without a word; this
 * reads the usual ones once the field is left. A day without a time gets the usual time of its field.
 */
import { toHalfWidth } from '@domain/checks/normalise';
import { type DateKind, readDateText } from '@domain/filing/read-date';
import type { Text } from '@domain/text';
import dayjs, { type Dayjs } from 'dayjs';

const CLOCK_AT_END = /^(.*?)[ T]*(\d{1,2}):(\d{2})(?::\d{2})?$/;

type TypedDay = { value: Dayjs } | { fault: Text | 'date.noTime' };

/** `time`: HH:mm of a day that is typed without one; absent: the field holds no time. */
export function readTypedDay(kind: DateKind, typed: string, time?: string): TypedDay {
  const text = toHalfWidth(typed).trim();
  const [, day, hour, minute] = CLOCK_AT_END.exec(text) ?? [];
  const read = readDateText(kind, day ?? text);
  if ('fault' in read) return read;
  if (!time) return { value: dayjs(read.value) };
  if (Number(hour ?? 0) > 23 || Number(minute ?? 0) > 59) return { fault: 'date.noTime' };
  const clock = hour ? `${hour.padStart(2, '0')}:${minute}` : time;
  return { value: dayjs(`${read.value}T${clock}`) };
}
