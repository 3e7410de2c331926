import { formatDayIn, formatMinuteIn } from '@domain/day-format';
import type { Language } from '@domain/text';
import { formatBeijingSecond } from '@domain/windows/calendar';
import { localeOf } from '@/locales';
import { getLocale } from './language';

/**
 * Times in Beijing. Times in requests are UTC; every deadline and receipt means Asia/Shanghai, so that is shown wherever the
 * browser is, in the format of the current language. An invalid time is shown as a dash.
 */
const NOTHING = '—';

type Iso = string | null | undefined;

function shown(iso: Iso, format: (language: Language, at: Date) => string): string {
  if (!iso || Number.isNaN(Date.parse(iso))) return NOTHING;
  return format(localeOf(getLocale()).language, new Date(iso));
}

/** `2026-04-10 17:00` in Beijing. */
export const formatDateTime = (iso: Iso): string => shown(iso, formatMinuteIn);

/** `2026-04-10` in Beijing. */
export const formatDate = (iso: Iso): string => shown(iso, formatDayIn);

/** `17:00:05` in Beijing, in every language. */
export const formatClockTime = (iso: Iso): string =>
  iso && !Number.isNaN(Date.parse(iso))
    ? formatBeijingSecond(new Date(iso)).slice('YYYY-MM-DD '.length)
    : NOTHING;
