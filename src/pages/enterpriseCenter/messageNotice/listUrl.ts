/** What the address says of the list of messages. */
import { PAGE_SIZE } from '@domain/api/codes';
import { MESSAGE_CATEGORIES, type MessageCategory } from '@domain/inbox/messages';
import type { MessageFilter } from '@/services/company';
import { anyText, oneOf, pageNumber, type UrlState } from '@/utils/urlState';

export const listUrl = {
  category: oneOf(MESSAGE_CATEGORIES),
  /** `no`: only what has not been read. */
  read: oneOf(['no']),
  keyword: anyText,
  current: pageNumber,
};

export type ListState = UrlState<keyof typeof listUrl>;

export const queryOf = ({ category, read, keyword, current }: ListState): MessageFilter => ({
  current: Number(current),
  pageSize: PAGE_SIZE.default,
  ...(category && { category: category as MessageCategory }),
  ...(read && { read: 'false' as const }),
  ...(keyword && { keyword }),
});
