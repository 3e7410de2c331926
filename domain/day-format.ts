/** Days and times in Beijing as all pages, documents and messages write them: ISO 8601 in Chinese, else as the language does. */
import type { Language } from './text';
import { formatBeijingDay, formatBeijingMinute, TIME_ZONE } from './windows/calendar';

/** Locale in which Intl formats days; null: ISO 8601, as in China. */
const LOCALES: Record<Language, string | null> = { zh: null, en: 'en-GB', ar: 'ar-u-nu-latn' };

const DAY = { timeZone: TIME_ZONE, year: 'numeric', month: 'short', day: 'numeric' } as const;
const MINUTE = { ...DAY, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Formats by their names: creating one is slow, and a table needs one in each row. */
const formats = new Map<string, Intl.DateTimeFormat>();

function findFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${options.hour ?? ''}`;
  const format = formats.get(name) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(name, format);
  return format;
}

export function formatDayIn(language: Language, at: Date): string {
  const locale = LOCALES[language];
  return locale ? findFormat(locale, DAY).format(at) : formatBeijingDay(at);
}

export function formatMinuteIn(language: Language, at: Date): string {
  const locale = LOCALES[language];
  return locale ? findFormat(locale, MINUTE).format(at) : formatBeijingMinute(at);
}

const DAY_OR_MINUTE = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

/** Formats a day, or a time to the minute, that is written by ISO 8601 in Beijing time; returns any other text as it is. */
export function rewriteDay(language: Language, text: string): string {
  const [, day, minute] = DAY_OR_MINUTE.exec(text) ?? [];
  const at = new Date(`${day}T${minute ?? '00:00'}:00+08:00`);
  if (Number.isNaN(at.getTime())) return text;
  return minute ? formatMinuteIn(language, at) : formatDayIn(language, at);
}
