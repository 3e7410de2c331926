import type { TFunction } from 'i18next';

/** Days after which a deadline is none to count down to: an end ten years away stands for no end. */
const COUNTED_DAYS = 3_650;

/** The calendar days that are left until a day, or that have passed since. */
export function formatDaysLeft(t: TFunction, days: number): string {
  if (days > COUNTED_DAYS) return t('days.open');
  if (days === 0) return t('days.today');
  return days > 0 ? t('days.left', { count: days }) : t('days.over', { count: -days });
}
