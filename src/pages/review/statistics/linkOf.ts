import type { StatisticsBy } from '@domain/statistics/table';

/** The filters of the page, as lists of filings know them too. */
export type Asked = Partial<Record<'program' | 'year' | 'batch' | 'department', string>>;

/** The list of the filings with a mark. */
export const markedLink = (mark: string, asked: Asked): string => listLink({ status: 'all', mark }, asked);

/** A list of those that are asked for. */
export function listLink(of: Record<string, string>, { program, year, batch, department }: Asked): string {
  const query = Object.entries({ ...of, program, year, batch, department }).filter(([, value]) => value);
  return `/review/filings?${new URLSearchParams(query as [string, string][])}`;
}

/** The list of the filings of a row, or their count by program; undefined where neither can be asked for. */
export function linkOf(by: StatisticsBy, key: string): string | undefined {
  if (key === '') return undefined;
  const value = encodeURIComponent(key);
  if (by === 'program' || by === 'batch') return `/review/filings?status=all&${by}=${value}`;
  if (by === 'status') return `/review/filings?status=${value}`;
  return by === 'department' ? `/review/statistics?department=${value}` : undefined;
}
