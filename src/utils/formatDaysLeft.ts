import type { TFunction } from 'i18next';

/** Formats the calendar days left until a day, or passed since it. */
export function formatDaysLeft(t: TFunction, days: number): string {
  if (days === 0) return t('days.today');
  return days > 0 ? t('days.left', { count: days }) : t('days.over', { count: -days });
}
