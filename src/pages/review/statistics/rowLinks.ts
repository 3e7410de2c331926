import type { CountedState } from '@domain/filing/status';
import type { StatisticsBy } from '@domain/statistics/table';

/** Filters of the statistics that lists of filings have too. */
export type StatisticsFilter = Partial<Record<'program' | 'year' | 'batch' | 'department', string>>;

/** Builds the link to the filings with a mark. */
export const buildMarkLink = (mark: string, asked: StatisticsFilter): string =>
  listLink({ status: 'all', mark }, asked);

/** Builds the link to a list of filings; parameters in `of` override the filters. */
export function listLink(
  of: Record<string, string>,
  { program, year, batch, department }: StatisticsFilter,
): string {
  const query = Object.entries({ ...of, program, year, batch, department, ...of }).filter(
    ([, value]) => value,
  );
  return `/review/filings?${new URLSearchParams(query as [string, string][])}`;
}

/** Filings of a row to list: all, those in a state, or those that were ever returned. */
type RowPart = CountedState | 'returned_once' | undefined;

/**
 * Builds the link to the filings of a row, or a part of them; undefined where no filter expresses them: an empty value
 * cannot be searched for.
 */
export function buildRowLink(
  by: StatisticsBy,
  key: string,
  asked: StatisticsFilter,
  part?: RowPart,
): string | undefined {
  if (key === '') return undefined;
  if (by === 'status') return listLink({ status: key }, asked);
  return buildPartLink(part, by === 'industry' ? { mark: `industry.${key}` } : { [by]: key }, asked);
}

/** Builds the link to part of a row; filings that were returned have a mark, combined with the mark of the row. */
export function buildPartLink(
  part: RowPart,
  { mark, ...of }: { mark?: string } & Record<string, string>,
  asked: StatisticsFilter,
): string {
  const marks = [...(part === 'returned_once' ? ['returned'] : []), ...(mark ? [mark] : [])];
  const status = part === undefined || part === 'returned_once' ? 'all' : part;
  return listLink({ status, ...(marks.length > 0 && { mark: marks.join(',') }), ...of }, asked);
}
