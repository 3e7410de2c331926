import type { TFunction } from 'i18next';

/** The calendar days that are left until a day, or that have passed since. */
export function formatDaysLeft(t: TFunction, days: number): string {
  if (days === 0) return t('days.today');
  return days > 0 ? t('days.left', { count: days }) : t('days.over', { count: -days });
}
