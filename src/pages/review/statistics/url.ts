/** What the address says of the statistics, and the question to the server that follows from it. */
import type { StatisticsQuery } from '@domain/calls/statistics';
import { programs } from '@domain/programs/index.generated';
import { department } from '@domain/reference/department';
import { STATISTICS_BY, type StatisticsBy } from '@domain/statistics/table';
import { oneOf, type UrlState } from '@/utils/urlState';

export const statisticsUrl = {
  by: oneOf(STATISTICS_BY, 'program'),
  program: oneOf(programs.map(({ key }) => key)),
  year: { initial: '', accepts: (value: string) => /^\d{4}$/.test(value) },
  batch: { initial: '', accepts: (value: string) => /^\d{4}-\d{1,3}$/.test(value) },
  department: oneOf(department.items.map(({ value }) => String(value))),
};

export type StatisticsState = UrlState<keyof typeof statisticsUrl>;

export const NO_FILTER: Partial<StatisticsState> = { program: '', year: '', batch: '', department: '' };

export const queryOf = ({ by, ...filters }: StatisticsState): Partial<StatisticsQuery> => ({
  by: by as StatisticsBy,
  ...Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
});

/** Where the filings of a row are listed, or counted by program; undefined where neither can be asked for. */
export function linkOf(by: StatisticsBy, key: string): string | undefined {
  if (key === '') return undefined;
  const value = encodeURIComponent(key);
  if (by === 'program' || by === 'batch') return `/review/filings?status=all&${by}=${value}`;
  if (by === 'status') return `/review/filings?status=${value}`;
  return by === 'department' ? `/review/statistics?department=${value}` : undefined;
}
