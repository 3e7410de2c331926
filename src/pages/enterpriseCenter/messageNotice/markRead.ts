import { CODE, PAGE_SIZE } from '@domain/api/codes';
import type { MessageItem } from '@domain/calls/inbox';
import type { MessageCategory } from '@domain/inbox/messages';
import { batchRead, fetchMessages } from '@/services/company';

/** Pages of unread messages that are worked off in one go; beyond that the person asks again. */
const ROUNDS_AT_MOST = 20;

/** Marks everything unread as read, of one category or of all ('' ), page by page. */
export async function markAllRead(category: MessageCategory | ''): Promise<void> {
  for (let round = 0; round < ROUNDS_AT_MOST; round += 1) {
    const page = await fetchMessages({
      read: 'false',
      pageSize: PAGE_SIZE.max,
      ...(category && { category }),
    });
    const ids = page.code === CODE.success ? page.data.list.map(({ id }) => id) : [];
    if (ids.length === 0) return;
    await batchRead({ message_ids: ids });
    if (ids.length === page.data.total) return;
  }
}

/** The list as it will be once the server has marked these: shown at once. */
export const withRead = (list: MessageItem[], ids: readonly string[]): MessageItem[] =>
  list.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message));
