/** What the address says of the list of accounts, and the question to the server that follows from it. */
import { ROLES } from '@domain/accounts/roles';
import { PAGE_SIZE } from '@domain/api/codes';
import type { UsersQuery } from '@domain/calls/accounts';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [PAGE_SIZE.default, 50, PAGE_SIZE.max];

export const listUrl = {
  keyword: anyText,
  role: oneOf(ROLES),
  enabled: oneOf(['true', 'false']),
  department: anyText,
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), String(PAGE_SIZE.default)),
};

export type ListState = UrlState<keyof typeof listUrl>;

/** Without filters there is always somebody: oneself. */
export const NO_FILTER = { keyword: '', role: '', enabled: '', department: '' };

export const queryOf = (state: ListState): Partial<UsersQuery> => ({
  current: Number(state.current),
  pageSize: Number(state.pageSize),
  ...(state.keyword && { keyword: state.keyword }),
  ...(state.role && { role: state.role as UsersQuery['role'] }),
  ...(state.enabled && { enabled: state.enabled === 'true' }),
  ...(state.department && { department_id: state.department }),
});
