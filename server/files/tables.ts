import { isNotNull, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ScanState } from '../../domain/files/calls';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';

/** A file of a company. Bytes are stored once per content under a generated name; a replaced file keeps its old row. */
export const files = pgTable(
  'files',
  {
    id: id(),
    companyId: uuid('company_id').references(() => companies.id),
    uploadedBy: uuid('uploaded_by'),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    extension: text('extension').notNull(),
    sha256: text('sha256').notNull(),
    /** A PDF that can hold text; null of other files, and where it is not known. */
    hasText: boolean('has_text'),
    createdAt: createdAt(),
    /** Set when nothing named the file at the last look; at the next look an unused file goes. */
    unusedSince: at('unused_since'),
    nextLookAt: at('next_look_at').notNull().default(sql`now() + interval '30 days'`),
    scan: text('scan').$type<ScanState>().notNull().default('unscanned'),
    /** The virus that the scanner found, as it names it. */
    finding: text('finding'),
    /** null: the scanner's verdict stands. */
    scanDueAt: at('scan_due_at').default(sql`now()`),
  },
  (t) => [
    index('files_company').on(t.companyId, t.sha256),
    index('files_sha256').on(t.sha256),
    index('files_next_look').on(t.nextLookAt),
    index('files_scan_due').on(t.scanDueAt).where(isNotNull(t.scanDueAt)),
  ],
);

/**
 * A content that no file has any more, to be removed from the store, which no transaction waits for. It stays for a while
 * after that: whoever stored the same bytes meanwhile learns that they may be gone.
 */
export const contentRemovals = pgTable('content_removals', {
  sha256: text('sha256').primaryKey(),
  /** The attempt that is under way, or was the last. */
  begunAt: at('begun_at'),
  removedAt: at('removed_at'),
});

/** A file that arrives in parts. The parts lie in the store under this id, numbered; all but the last have one size. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The only one who may go on with it. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Bytes announced. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes that are safe: the offset of the next part. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The file that it became: finishing twice gives the same one. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('uploads_company').on(t.companyId), index('uploads_expires').on(t.expiresAt)],
);

/** A link by which one phone sends files to one box of a form that is open elsewhere. Kept for a day after its end. */
export const phoneLinks = pgTable(
  'phone_links',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** The session that made it: the link ends with it. */
    sessionId: uuid('session_id').notNull(),
    /** sha256 of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** sha256 of the secret of the phone that opened it first; null until one does. */
    phoneHash: text('phone_hash'),
    program: text('program').notNull(),
    /** The draft as the form names it; empty for one that was never saved. */
    draft: text('draft').notNull(),
    path: text('path').notNull(),
    /** Files that it takes. */
    room: integer('room').notNull(),
    /** Ids of the files that came, in their order; of these the form holds the first `taken`. */
    arrived: jsonb('arrived').$type<string[]>().notNull().default([]),
    taken: integer('taken').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('phone_links_user').on(t.userId), index('phone_links_expires').on(t.expiresAt)],
);
