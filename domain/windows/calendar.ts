/**
 * Days as the administering body counts them. The portal files in one time zone, wherever server and browser stand;
 * China has had no daylight saving time since 1991.
 */
export const TIME_ZONE = 'Asia/Shanghai';

const dayFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const minuteFormat = new Intl.DateTimeFormat('en-CA', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const HOUR_MS = 3_600_000;
let latest = { hour: Number.NaN, day: '' };

/** YYYY-MM-DD in Asia/Shanghai. Asked with every call: days begin with an hour, so that one answer holds for a whole one. */
export function dayOf(at: Date): string {
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (hour !== latest.hour) latest = { hour, day: dayFormat.format(at) };
  return latest.day;
}

/** The calendar year in Asia/Shanghai: at 00:30 on 1 January it is the new one, while UTC still has the old. */
export const yearOf = (at: Date): number => Number(dayOf(at).slice(0, 4));

/** YYYY-MM-DD HH:mm in Asia/Shanghai, as messages and refusals say a time. */
export const minuteOf = (at: Date): string => minuteFormat.format(at).replace(',', '');

/** The same with seconds, for what is a matter of them. The zone's offset has none. */
export const secondOf = (at: Date): string =>
  `${minuteOf(at)}:${String(at.getUTCSeconds()).padStart(2, '0')}`;

/** Calendar days from one day to another; both YYYY-MM-DD. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;

/** The beginning of a day, YYYY-MM-DD, in Asia/Shanghai. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);
