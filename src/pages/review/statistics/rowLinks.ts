import type { CountedState } from '@domain/filing/status';
import type { StatisticsBy } from '@domain/statistics/table';

/** The filters of the page, as lists of filings know them too. */
export type StatisticsFilter = Partial<Record<'program' | 'year' | 'batch' | 'department', string>>;

/** The list of the filings with a mark. */
export const buildMarkLink = (mark: string, asked: StatisticsFilter): string =>
  listLink({ status: 'all', mark }, asked);

/** A list of those that are asked for; what is said of the list itself goes before that. */
export function listLink(
  of: Record<string, string>,
  { program, year, batch, department }: StatisticsFilter,
): string {
  const query = Object.entries({ ...of, program, year, batch, department, ...of }).filter(
    ([, value]) => value,
  );
  return `/review/filings?${new URLSearchParams(query as [string, string][])}`;
}

/** The filings of a row that are listed: all, those in a state, or those that were ever returned. */
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

/** Filings that were returned bear a mark, beside the one that the rows may be told by. */
export function buildPartLink(
  part: RowPart,
  { mark, ...of }: { mark?: string } & Record<string, string>,
  asked: StatisticsFilter,
): string {
  const marks = [...(part === 'returned_once' ? ['returned'] : []), ...(mark ? [mark] : [])];
  const status = part === undefined || part === 'returned_once' ? 'all' : part;
  return listLink({ status, ...(marks.length > 0 && { mark: marks.join(',') }), ...of }, asked);
}
