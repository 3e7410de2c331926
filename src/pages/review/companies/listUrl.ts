/** What the address says of the list of companies, and the question to the server that follows from it. */

import { PAGE_SIZE } from '@domain/api/codes';
import { COMPANY_COLUMNS, type ManagedCompaniesQuery } from '@domain/calls/managed-companies';
import { COMPANY_STATUSES } from '@domain/company/status';
import { department } from '@domain/reference/department';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [10, PAGE_SIZE.default, 50, PAGE_SIZE.max];
export const ORDERS = ['-registered_at', 'registered_at', 'name'] as const;

const day = { initial: '', accepts: (value: string) => /^\d{4}-\d{2}-\d{2}$/.test(value) };

export const listUrl = {
  keyword: anyText,
  status: oneOf(COMPANY_STATUSES),
  department: oneOf(department.items.map(({ value }) => String(value))),
  from: day,
  to: day,
  sorter: oneOf(
    COMPANY_COLUMNS.flatMap((column) => [column, `-${column}`]),
    '-registered_at',
  ),
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
};

export type ListState = UrlState<keyof typeof listUrl>;

export const NO_FILTER: Partial<ListState> = { keyword: '', status: '', department: '', from: '', to: '' };

export function queryOf({ current, pageSize, ...rest }: ListState): Partial<ManagedCompaniesQuery> {
  const given = Object.entries(rest).filter(([, value]) => value !== '');
  return { ...Object.fromEntries(given), current: Number(current), pageSize: Number(pageSize) };
}
