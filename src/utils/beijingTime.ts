import { formatDayByLanguage, formatMinuteByLanguage } from '@domain/day-format';
import type { Language } from '@domain/text';
import { formatBeijingDay, formatBeijingMinute, formatBeijingSecond } from '@domain/windows/calendar';
import { localeOf } from '@/locales';
import { getLocale } from './language';

/**
 * Times in Beijing. Times in requests are UTC; every deadline and receipt means Asia/Shanghai, so that is shown wherever the
 * browser is, in the format of the current language. An invalid time is shown as a dash.
 */
const NOTHING = '—';

type Iso = string | null | undefined;

function shown(
  iso: Iso,
  format: (language: Language, at: Date) => string | null,
  byIso8601: (at: Date) => string,
): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return NOTHING;
  const at = new Date(iso);
  return format(localeOf(getLocale()).language, at) ?? byIso8601(at);
}

/** `2026-04-10 17:00` in Beijing. */
export const formatDateTime = (iso: Iso): string => shown(iso, formatMinuteByLanguage, formatBeijingMinute);

/** `2026-04-10` in Beijing. */
export const formatDate = (iso: Iso): string => shown(iso, formatDayByLanguage, formatBeijingDay);

/** `17:00` in Beijing, in every language. */
export const formatClockMinute = (iso: Iso): string => formatClockTime(iso).slice(0, 'hh:mm'.length);

/** `17:00:05` in Beijing, in every language. */
export const formatClockTime = (iso: Iso): string =>
  iso && !Number.isNaN(Date.parse(iso))
    ? formatBeijingSecond(new Date(iso)).slice('YYYY-MM-DD '.length)
    : NOTHING;
