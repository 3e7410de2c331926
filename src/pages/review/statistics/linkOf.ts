import type { StatisticsBy } from '@domain/statistics/table';

/** The list of the filings of a row, or their count by program; undefined where neither can be asked for. */
export function linkOf(by: StatisticsBy, key: string): string | undefined {
  if (key === '') return undefined;
  const value = encodeURIComponent(key);
  if (by === 'program' || by === 'batch') return `/review/filings?status=all&${by}=${value}`;
  if (by === 'status') return `/review/filings?status=${value}`;
  return by === 'department' ? `/review/statistics?department=${value}` : undefined;
}
