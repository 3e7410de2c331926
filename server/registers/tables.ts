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
import { filings } from '../core/db/schema/filings';

/** A register as a file of the office had it. Its head is never deleted; its lines are, once enough later ones are there. */
export const registerVersions = pgTable(
  'register_versions',
  {
    id: id(),
    kind: text('kind').$type<RegisterKind>().notNull(),
    /** 1, 2, … of its kind. */
    number: integer('number').notNull(),
    source: text('source').notNull(),
    /** The day of the data, as whoever imported it says. */
    asOf: date('as_of', { mode: 'string' }).notNull(),
    fileName: text('file_name').notNull(),
    lines: integer('lines').notNull(),
    /** The hash of the file as it came. */
    sha256: text('sha256').notNull(),
    importedBy: text('imported_by').notNull(),
    /** False while its lines are still coming in: nobody sees it yet. */
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
    /** The credit code or the number of the patent, in its one form. */
    key: text('key').notNull(),
    entry: jsonb('entry').$type<RegisterEntry>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.versionId, t.key] })],
);

/** The way in which each register is asked now. One without a row was never set, and is off. */
export const registers = pgTable('registers', {
  kind: text('kind').$type<RegisterKind>().primaryKey(),
  way: text('way').$type<RegisterSource>().notNull().default('off'),
  /** The version that is in use, or was when it was switched to another way. */
  versionId: uuid('version_id').references(() => registerVersions.id),
  /** Counts changes of the setting. */
  version: integer('version').notNull().default(1),
  changedBy: text('changed_by').notNull(),
  changedAt: at('changed_at').notNull().defaultNow(),
});

/** Answers of outside services, for as long as they are good. Of one that cannot be asked nothing is kept. */
export const registerAnswers = pgTable(
  'register_answers',
  {
    kind: text('kind').$type<RegisterKind>().notNull(),
    key: text('key').notNull(),
    /** Hash of the address that gave it: another service answers for itself. */
    address: text('address').notNull(),
    /** null: the service does not know it. */
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

/** The facts of a submission, as registers had them when they were asked. */
export const registerChecks = pgTable(
  'register_checks',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    /** The submission: 1, 2, … */
    seq: integer('seq').notNull(),
    facts: jsonb('facts').$type<RegisterCheckResult[]>().notNull().default([]),
    /** null: not looked at yet. */
    checkedAt: at('checked_at'),
    /** The next look; null: there is none. */
    dueAt: at('due_at'),
    /** The time since which the company is known to be on the black list; null: it is not. */
    listedAt: at('listed_at'),
    /** Looks since it was last made due that left something unchecked. */
    tries: integer('tries').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.filingId, t.seq] }),
    index('register_checks_listed').on(t.listedAt).where(sql`listed_at is not null`),
    index('register_checks_due').on(t.dueAt, t.filingId).where(sql`due_at is not null`),
  ],
);
