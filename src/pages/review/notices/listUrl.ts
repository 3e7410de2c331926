/** What the address says of the list of notices. */

import { NOTICE_CATEGORIES, NOTICE_STATES } from '@domain/announcements/announcements';
import { PAGE_SIZE } from '@domain/api/codes';
import type { OfficeNoticesQuery } from '@domain/calls/office-notices';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const listUrl = {
  state: oneOf(NOTICE_STATES),
  category: oneOf(NOTICE_CATEGORIES),
  keyword: anyText,
  current: pageNumber,
};

export type ListState = UrlState<keyof typeof listUrl>;

export const NO_FILTER: Partial<ListState> = { state: '', category: '', keyword: '' };

/** Whether anything is left out. */
export const isNarrow = ({ state, category, keyword }: ListState): boolean =>
  [state, category, keyword].some(Boolean);

export const queryOf = ({ state, category, keyword, current }: ListState): Partial<OfficeNoticesQuery> => ({
  current: Number(current),
  pageSize: PAGE_SIZE.default,
  ...(state && { state: state as NonNullable<OfficeNoticesQuery['state']> }),
  ...(category && { category: category as NonNullable<OfficeNoticesQuery['category']> }),
  ...(keyword && { keyword }),
});
