import type { ManagedWindowsQuery } from '@domain/calls/managed-windows';
import { programs } from '@domain/programs/index.generated';
import { MANAGED_STATES, type ManagedState } from '@domain/windows/managing';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const PAGE_SIZES = [20, 50, 100];

export const listUrl = {
  program: oneOf(programs.map(({ key }) => key)),
  year: { initial: '', accepts: (value: string) => /^20\d\d$/.test(value) },
  state: oneOf(MANAGED_STATES),
  current: pageNumber,
  pageSize: oneOf(PAGE_SIZES.map(String), '20'),
  /** The window that is open in the drawer. */
  window: anyText,
};

export type ListState = UrlState<keyof typeof listUrl>;

export const queryOf = ({
  program,
  year,
  state,
  current,
  pageSize,
}: Omit<ListState, 'window'>): Partial<ManagedWindowsQuery> => ({
  current: Number(current),
  pageSize: Number(pageSize),
  ...(program && { program }),
  ...(year && { year: Number(year) }),
  ...(state && { state: state as ManagedState }),
});
