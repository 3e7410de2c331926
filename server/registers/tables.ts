import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { RegisterEntry, RegisterKind, RegisterSource } from '../../domain/registers/kinds';
import type { RegisterCheckResult } from '../../domain/registers/register-checks';
import { at, createdAt, id } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';

/**
 * Versions of registers, each from a file of the office. A version's row is never deleted; its lines are, once enough
 * later versions exist.
 */
export const registerVersions = pgTable(
  'register_versions',
  {
    id: id(),
    kind: text('kind').$type<RegisterKind>().notNull(),
    /** Number of the version within its kind, from 1. */
    number: integer('number').notNull(),
    source: text('source').notNull(),
    /** Date of the data, as given by the importer. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    fileName: text('file_name').notNull(),
    lines: integer('lines').notNull(),
    /** Hash of the imported file. */
    sha256: text('sha256').notNull(),
    importedBy: text('imported_by').notNull(),
    /** False while the lines are being inserted; such a version is hidden. */
    isWhole: boolean('is_whole').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('register_versions_number').on(t.kind, t.number)],
);

export const registerEntries = pgTable(
  'register_entries',
  {
    versionId: uuid('version_id')
      .notNull()
      .references(() => registerVersions.id, { onDelete: 'cascade' }),
    /** Normalized credit code or patent number. */
    key: text('key').notNull(),
    entry: jsonb('entry').$type<RegisterEntry>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.key] })],
);

/** Present source of each register. A register without a row was never set, and is off. */
export const registers = pgTable('registers', {
  kind: text('kind').$type<RegisterKind>().primaryKey(),
  way: text('way').$type<RegisterSource>().notNull().default('off'),
  /** Version in use, or the last one used before a switch to another source. */
  versionId: uuid('version_id').references(() => registerVersions.id),
  /** Version of the setting, raised by each change. */
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

/** Answers of outside services, until they expire. Failed queries are not stored. */
export const registerAnswers = pgTable(
  'register_answers',
  {
    kind: text('kind').$type<RegisterKind>().notNull(),
    key: text('key').notNull(),
    /** Hash of the service's address, so that a new service does not reuse answers of the former one. */
    address: text('address').notNull(),
    /** Entry of the key; null where the service does not have it. */
    entry: jsonb('entry').$type<RegisterEntry>(),
    source: text('source').notNull(),
    asOf: date('as_of', { mode: 'string' }).notNull(),
    askedAt: at('asked_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.key, t.address] }),
    index('register_answers_expires').on(t.expiresAt),
  ],
);

/** Facts of submissions, as the registers had them at the time of the check. */
export const registerChecks = pgTable(
  'register_checks',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    /** Number of the submission within its filing, from 1. */
    seq: integer('seq').notNull(),
    facts: jsonb('facts').$type<RegisterCheckResult[]>().notNull().default([]),
    /** Time of the last check; null before the first. */
    checkedAt: at('checked_at'),
    /** Time of the next check; null where none is due. */
    dueAt: at('due_at'),
    /** The time since which the company is known to be on the black list; null: it is not. */
    listedAt: at('listed_at'),
    /** Number of checks since the submission was last made due; decides when an unchecked fact is tried again. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.filingId, t.seq] }),
    index('register_checks_listed').on(t.listedAt).where(sql`listed_at is not null`),
    index('register_checks_due').on(t.dueAt, t.filingId).where(sql`due_at is not null`),
  ],
);
