import { sql } from 'drizzle-orm';
import {
  bigint,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

/** One row, made by the migration: the id that DATA_DIR carries too, by which the two are known to belong together. */
export const installation = pgTable('installation', { id: uuid('id').primaryKey().defaultRandom() }, () => [
  uniqueIndex('installation_one').on(sql`(true)`),
]);

/** Settings of the house: one row. */
export const houseSettings = pgTable(
  'house_settings',
  {
    id: text('id').primaryKey().default('house'),
    office: text('office').notNull().default(''),
    officeEn: text('office_en').notNull().default(''),
    documentWord: text('document_word').notNull().default(''),
    helpLine: text('help_line').notNull().default(''),
    workingHours: text('working_hours').notNull().default(''),
    address: text('address').notNull().default(''),
    version: integer('version').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
    updatedBy: text('updated_by'),
  },
  () => [uniqueIndex('house_settings_one').on(sql`(true)`)],
);

/** The last number that a letter was given, by the word of the house and the year. */
export const letterCounters = pgTable(
  'letter_counters',
  {
    word: text('word').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.year] })],
);

/** Backups that were made, or begun and not ended, by the portal itself. */
export const backups = pgTable('backups', {
  id: uuid('id').primaryKey(),
  begunAt: timestamp('begun_at', { withTimezone: true, mode: 'date' }).notNull(),
  endedAt: timestamp('ended_at', { withTimezone: true, mode: 'date' }),
  /** The file, and its bytes; null for one that failed. */
  name: text('name'),
  size: bigint('size', { mode: 'number' }),
  /** The reason of a failure. */
  fault: text('fault'),
});
