import {
  formatBeijingDay,
  formatBeijingMinute,
  formatBeijingSecond,
  TIME_ZONE,
} from '@domain/windows/calendar';
import { localeOf } from '@/locales';
import { getLocale } from './language';

/**
 * Times in Beijing. Times in requests are UTC; every deadline and receipt means Asia/Shanghai, so that is shown wherever the
 * browser is, in the format of the current language. An invalid time is shown as a dash.
 */
const NOTHING = '—';

const DAY = { timeZone: TIME_ZONE, year: 'numeric', month: 'short', day: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format: creating one is slow, and a table needs one in each row. */
function formatOf(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${tag} ${options.hour ?? ''}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(tag, options);
  formats.set(key, format);
  return format;
}

type Iso = string | null | undefined;

function shown(iso: Iso, options: Intl.DateTimeFormatOptions, byIso8601: (at: Date) => string): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return NOTHING;
  const { days } = localeOf(getLocale());
  return days ? formatOf(days, options).format(new Date(iso)) : byIso8601(new Date(iso));
}

/** `2026-04-10 17:00` in Beijing. */
export const formatDateTime = (iso: Iso): string => shown(iso, MINUTE, formatBeijingMinute);

/** `2026-04-10` in Beijing. */
export const formatDate = (iso: Iso): string => shown(iso, DAY, formatBeijingDay);

/** `17:00:05` in Beijing, in every language. */
export const formatClockTime = (iso: Iso): string =>
  iso && !Number.isNaN(Date.parse(iso))
    ? formatBeijingSecond(new Date(iso)).slice('YYYY-MM-DD '.length)
    : NOTHING;
