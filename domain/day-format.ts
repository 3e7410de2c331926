/** Days and times in Beijing as English and Arabic write them. Chinese writes ISO 8601, as windows/calendar formats it. */

export const TIME_ZONE = 'Asia/Shanghai';

/** Locale in which Intl formats days; null: ISO 8601, as in China. */
const LOCALES = { zh: null, en: 'en-GB', ar: 'ar-u-nu-latn' };
type DayLanguage = keyof typeof LOCALES;

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

function formatIn(language: DayLanguage, at: Date, options: Intl.DateTimeFormatOptions): string | null {
  const locale = LOCALES[language];
  return locale && findFormat(locale, options).format(at);
}

/** Formats a day as the language does; null where that is ISO 8601. */
export const formatDayByLanguage = (language: DayLanguage, at: Date): string | null =>
  formatIn(language, at, DAY);

/** Formats a time to the minute as the language does; null where that is ISO 8601. */
export const formatMinuteByLanguage = (language: DayLanguage, at: Date): string | null =>
  formatIn(language, at, MINUTE);

const DAY_OR_MINUTE = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}))?$/;

/** Formats a day, or a time to the minute, that is written by ISO 8601 in Beijing time; returns any other text as it is. */
export function rewriteDay(language: DayLanguage, text: string): string {
  const [, day, minute] = DAY_OR_MINUTE.exec(text) ?? [];
  const at = new Date(`${day}T${minute ?? '00:00'}:00+08:00`);
  if (Number.isNaN(at.getTime())) return text;
  return formatIn(language, at, minute ? MINUTE : DAY) ?? text;
}
