import type { CountedState, StatisticsBy } from '@domain/statistics/table';

/** The filters of the page, as lists of filings know them too. */
export type Asked = Partial<Record<'program' | 'year' | 'batch' | 'department', string>>;

/** The list of the filings with a mark. */
export const markedLink = (mark: string, asked: Asked): string => listLink({ status: 'all', mark }, asked);

/** A list of those that are asked for; what is said of the list itself goes before that. */
export function listLink(of: Record<string, string>, { program, year, batch, department }: Asked): string {
  const query = Object.entries({ ...of, program, year, batch, department, ...of }).filter(
    ([, value]) => value,
  );
  return `/review/filings?${new URLSearchParams(query as [string, string][])}`;
}

/**
 * The list of the filings of a row, or those of it in this state; undefined where it can't be asked for: lists know no
 * industry, and no filing names what is not filled in.
 */
export function linkOf(
  by: StatisticsBy,
  key: string,
  asked: Asked,
  state?: CountedState,
): string | undefined {
  if (key === '' || by === 'industry') return undefined;
  return listLink(by === 'status' ? { status: key } : { status: state ?? 'all', [by]: key }, asked);
}
