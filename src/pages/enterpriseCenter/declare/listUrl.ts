/** State of the list of filings in the address. */
import { REPORT_COLUMNS } from '@domain/api/call-constants';
import { STATUS_GROUPS } from '@domain/filing/status';
import { listProgramKeys } from '@domain/programs/find';
import { DEFAULT_COLUMNS, FILING_COLUMNS, type FilingColumn } from '@/components/FilingTable/filing';
import { anyText, createPaging, oneOf, orderBy, pageOnly, someOf, type UrlState } from '@/utils/urlState';

export const DEFAULT_ORDER = '-updated_at';

export const listUrl = {
  keyword: anyText,
  program: oneOf(listProgramKeys),
  status: oneOf(STATUS_GROUPS),
  sorter: orderBy(REPORT_COLUMNS, DEFAULT_ORDER),
  columns: pageOnly(someOf(FILING_COLUMNS, DEFAULT_COLUMNS)),
  ...createPaging(),
};

export type ListState = UrlState<keyof typeof listUrl>;

/** Returns the chosen columns in display order. */
export const parseColumns = ({ columns }: Pick<ListState, 'columns'>): FilingColumn[] => {
  const chosen = columns.split(',');
  return FILING_COLUMNS.filter((column) => chosen.includes(column));
};

export const formatColumns = (chosen: readonly FilingColumn[]): string =>
  FILING_COLUMNS.filter((column) => chosen.includes(column)).join(',');
