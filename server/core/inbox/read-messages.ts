import type { PagedList } from '../../../domain/api/envelope';
import type { AttachedFile } from '../../../domain/definition';
import {
  type BatchReadBody,
  type HighlightedMessages,
  type InboxNotice,
  MAX_READ_BATCH_IDS,
  type MessageItem,
  type MessageQuery,
} from '../../../domain/inbox/calls';
import { inboxMessages } from '../../../domain/inbox/inbox-messages';
import {
  MAX_HIGHLIGHTED_MESSAGES,
  MESSAGE_CATEGORIES,
  type MessageCategory,
  messageCategories,
  NOTICES_AT_MOST,
} from '../../../domain/inbox/messages';
import { fillText, type Language, say } from '../../../domain/text';
import { type Caller, getMandatedPrograms } from '../access';
import type { Deps } from '../deps';
import { createRefusal, problems } from '../errors';
import { isUuid } from '../ids';
import { createInboxStore, type InboxReader, type MessageRow } from './inbox-store';

/** Categories of announcements to everybody; messages that require an action are highlighted separately. */
const PUBLIC_CATEGORIES: readonly MessageCategory[] = ['policy', 'system'];
const LATEST_ANNOUNCEMENTS = 3;
const HIGHLIGHTED_CATEGORIES = MESSAGE_CATEGORIES.filter((category) => messageCategories[category].glint);

type ReadingDeps = Pick<Deps, 'db' | 'clock'>;

function toMessageItem(row: MessageRow, language: Language): MessageItem {
  return {
    id: row.id,
    category: row.category,
    title: say(row.title, language),
    body: say(row.body, language),
    program: row.program,
    declaration_id: row.filingId,
    priority: row.priority,
    read: row.readAt !== null,
    read_at: row.readAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
    link: row.link,
    attachments: row.attachments ?? [],
  };
}

function toInboxNotice(row: MessageRow, language: Language): InboxNotice {
  return {
    id: row.id,
    type: row.category,
    title: say(row.title, language),
    description: say(row.body, language),
    datetime: row.createdAt.toISOString(),
    read: row.readAt !== null,
    ...(row.link && { link: row.link }),
  };
}

const createReader = ({ clock }: ReadingDeps, caller: Caller): InboxReader => ({
  companyId: caller.companyId,
  userId: caller.userId,
  among: getMandatedPrograms(caller),
  now: clock(),
});

async function countUnread({ db }: ReadingDeps, reader: InboxReader) {
  const rows = await createInboxStore(db).unread(reader);
  return {
    unread: rows.reduce((sum, row) => sum + row.unread, 0),
    unread_by_category: Object.fromEntries(rows.map(({ category, unread }) => [category, unread])),
  };
}

export async function listMessages(
  deps: ReadingDeps,
  caller: Caller,
  query: MessageQuery,
  language: Language,
): Promise<PagedList<MessageItem>> {
  const store = createInboxStore(deps.db);
  const reader = createReader(deps, caller);
  const total = await store.total(reader, query);
  const rows = await store.list(reader, query);
  return { list: rows.map((row) => toMessageItem(row, language)), total };
}

/** Files of a message that the caller sees; throws "record not found" without such a message. */
export async function listMessageFiles(
  deps: ReadingDeps,
  caller: Caller,
  id: string,
): Promise<AttachedFile[]> {
  const files = await createInboxStore(deps.db).attachments(createReader(deps, caller), id);
  if (!files) throw problems.notFound();
  return files;
}

/** The unread messages that the home page shows first, and the counts of all unread ones. */
export async function readHighlights(
  deps: ReadingDeps,
  caller: Caller,
  language: Language,
): Promise<HighlightedMessages> {
  const reader = createReader(deps, caller);
  const items = await createInboxStore(deps.db).highlights(
    reader,
    HIGHLIGHTED_CATEGORIES,
    MAX_HIGHLIGHTED_MESSAGES,
  );
  const counts = await countUnread(deps, reader);
  return { ...counts, items: items.map((row) => toMessageItem(row, language)) };
}

export async function listNotices(
  deps: ReadingDeps,
  caller: Caller,
  language: Language,
): Promise<InboxNotice[]> {
  const rows = await createInboxStore(deps.db).notices(createReader(deps, caller), NOTICES_AT_MOST);
  return rows.map((row) => toInboxNotice(row, language));
}

/** The latest messages of the bell that concern everybody. */
export async function listAnnouncements(
  deps: ReadingDeps,
  caller: Caller,
  language: Language,
): Promise<InboxNotice[]> {
  const reader = createReader(deps, caller);
  const rows = await createInboxStore(deps.db).notices(reader, LATEST_ANNOUNCEMENTS, PUBLIC_CATEGORIES);
  return rows.map((row) => toInboxNotice(row, language));
}

/** Marks the caller's own messages as read and counts the rest; ignores other people's messages and ids that are no uuid. */
export async function markMessagesRead(
  deps: ReadingDeps,
  caller: Caller,
  { message_ids, clear = false }: BatchReadBody,
) {
  if (message_ids.length > MAX_READ_BATCH_IDS)
    throw createRefusal(fillText(inboxMessages.tooManyIds, { limit: MAX_READ_BATCH_IDS }));
  const reader = createReader(deps, caller);
  const ids = [...new Set(message_ids.filter(isUuid))];
  if (ids.length > 0) await createInboxStore(deps.db).markRead(reader, ids, clear);
  return countUnread(deps, reader);
}
