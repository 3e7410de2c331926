import { isNotNull, sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { LibraryState, ScanState } from '../../domain/files/calls';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';

/**
 * Files of companies; and without a company those of objections, and of offices. Bytes are stored once per content, under a key from their
 * hash; a replaced file keeps its old row.
 */
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
    /** True for a PDF that can hold text; null for other files, and where it is unknown. */
    hasText: boolean('has_text'),
    /** True for a file that an office uploaded for the guide of a program or a notice, which name it by its hash. */
    isOfficeFile: boolean('is_guide_file').notNull().default(false),
    /** Decision of the company about the file in its library; null: none. */
    library: text('library').$type<LibraryState>(),
    createdAt: createdAt(),
    /** Time of the check that found no reference to the file; if the next check finds none either, the file is deleted. */
    unusedSince: at('unused_since'),
    nextLookAt: at('next_look_at').notNull().default(sql`now() + interval '30 days'`),
    scan: text('scan').$type<ScanState>().notNull().default('unscanned'),
    /** Name of the virus, as the scanner reports it. */
    finding: text('finding'),
    /** Time of the next scan; null once there is a verdict. */
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
 * Contents that no file has any more, to be removed from the store outside of transactions. A row stays for a while after
 * that, so that a process that stored the same bytes meanwhile learns that they may be gone.
 */
export const contentRemovals = pgTable('content_removals', {
  sha256: text('sha256').primaryKey(),
  /** Start of the present or last attempt. */
  begunAt: at('begun_at'),
  removedAt: at('removed_at'),
});

/** Files uploaded in parts. The parts are stored under this id; all but the last have one size. */
export const uploads = pgTable(
  'uploads',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The only account that may continue the upload. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Announced size of the file in bytes. */
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes safely stored: the offset of the next part. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /** The file made of the parts; finishing twice returns the same one. */
    fileId: uuid('file_id').references(() => files.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('uploads_company').on(t.companyId), index('uploads_expires').on(t.expiresAt)],
);

/**
 * Links by which one phone sends files to one file field ("box") of a form that is open elsewhere. Deleted a day after
 * they expire.
 */
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
    /** Session in which the link was made; the link ends with it. */
    sessionId: uuid('session_id').notNull(),
    /** sha256 of the secret in the link. */
    tokenHash: text('token_hash').notNull().unique(),
    /** sha256 of the secret of the phone that opened it first; null until one does. */
    phoneHash: text('phone_hash'),
    program: text('program').notNull(),
    /** Id of the draft as the form sends it; empty for one that was never saved. */
    draft: text('draft').notNull(),
    path: text('path').notNull(),
    /** Maximum files of the link. */
    room: integer('room').notNull(),
    /** Ids of the received files, in order of arrival; the form holds the first `taken` of them. */
    arrived: jsonb('arrived').$type<string[]>().notNull().default([]),
    taken: integer('taken').notNull().default(0),
    createdAt: createdAt(),
    expiresAt: at('expires_at').notNull(),
    endedAt: at('ended_at'),
  },
  (t) => [index('phone_links_user').on(t.userId), index('phone_links_expires').on(t.expiresAt)],
);
