/** What the address says of the list of filings, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import { REPORT_COLUMNS, type ReportQuery } from '@domain/calls/filings';
import { STATUS_GROUPS } from '@domain/filing/status';
import { programs } from '@domain/programs/index.generated';
import { DEFAULT_COLUMNS, FILING_COLUMNS, type FilingColumn } from '@/components/FilingTable/columns';
import { anyText, oneOf, pageNumber, someOf, type UrlState } from '@/utils/urlState';

export const DEFAULT_ORDER = '-updated_at';
export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];

export const listUrl = {
  keyword: anyText,
  program: oneOf(programs.map((program) => program.key)),
  status: oneOf(STATUS_GROUPS),
  sorter: oneOf(
    REPORT_COLUMNS.flatMap((column) => [column, `-${column}`]),
    DEFAULT_ORDER,
  ),
  columns: someOf(FILING_COLUMNS, DEFAULT_COLUMNS),
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
  /** `program:id` of the filing whose log is open. */
  log: anyText,
};

export type ListState = UrlState<keyof typeof listUrl>;

/** The chosen columns, in the order in which they stand. */
export const columnsOf = ({ columns }: Pick<ListState, 'columns'>): FilingColumn[] => {
  const chosen = columns.split(',');
  return FILING_COLUMNS.filter((column) => chosen.includes(column));
};

export const columnsText = (chosen: readonly FilingColumn[]): string =>
  FILING_COLUMNS.filter((column) => chosen.includes(column)).join(',');

/** Without filters, an empty list means that nothing was ever filed. */
export const isFiltered = ({ keyword, program, status }: ListState): boolean =>
  Boolean(keyword || program || status);

export const queryOf = ({
  current,
  pageSize,
  keyword,
  program,
  status,
  sorter,
}: ListState): Partial<ReportQuery> => ({
  current: Number(current),
  pageSize: Number(pageSize),
  sorter: sorter as ReportQuery['sorter'],
  ...(keyword && { keyword }),
  ...(program && { program }),
  ...(status && { status: status as ReportQuery['status'] }),
});

export interface OpenLog {
  program: string;
  id: string;
}

export const logKey = ({ program, id }: OpenLog): string => `${program}:${id}`;

export function openLogOf({ log }: Pick<ListState, 'log'>): OpenLog | null {
  const [, program, id] = log.match(/^(\w+):([\w-]+)$/) ?? [];
  return program && id ? { program, id } : null;
}
