import { sql } from 'drizzle-orm';
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { FootLink } from '../../../../domain/filing/office-settings';

/** Single row with the installation id, which DATA_DIR carries too, so that the two are known to belong together. */
export const installation = pgTable('installation', { id: uuid('id').primaryKey().defaultRandom() }, () => [
  uniqueIndex('installation_one').on(sql`(true)`),
]);

/** Office settings: a single row. */
export const houseSettings = pgTable(
  'house_settings',
  {
    id: text('id').primaryKey().default('house'),
    masthead: text('masthead').notNull().default(''),
    mastheadEn: text('masthead_en').notNull().default(''),
    /** PNG in Base64. */
    logo: text('logo'),
    office: text('office').notNull().default(''),
    officeEn: text('office_en').notNull().default(''),
    documentWord: text('document_word').notNull().default(''),
    helpLine: text('help_line').notNull().default(''),
    workingHours: text('working_hours').notNull().default(''),
    address: text('address').notNull().default(''),
    /** Text on how task books are signed; empty for the default wording. */
    taskBook: text('task_book').notNull().default(''),
    taskBookEn: text('task_book_en').notNull().default(''),
    /** Heading of lists for the public notice; empty for the usual one. */
    noticeHeading: text('notice_heading').notNull().default(''),
    /** Accounts of the administering side need a second factor. */
    officeSecondFactor: boolean('office_second_factor').notNull().default(false),
    /** True where one person may compile, check and issue an edition of a program, in place of three. */
    fewerEditionHands: boolean('fewer_edition_hands').notNull().default(false),
    /** True where an administrator approves new companies; null: the value of REGISTRATION_REVIEW. */
    registrationReview: boolean('registration_review'),
    /** True where a submission waits for the virus scan of its files; null: the value of SCAN_BEFORE_SUBMIT. */
    scanBeforeSubmit: boolean('scan_before_submit'),
    /** True where OFD files are accepted wherever PDF files are. */
    takesOfd: boolean('takes_ofd').notNull().default(true),
    /** 备案号 of the site, at the foot of public pages: that of the ministry (ICP), and that of the police. */
    icpRecord: text('icp_record').notNull().default(''),
    policeRecord: text('police_record').notNull().default(''),
    /** Accent colour, `#rrggbb`; empty: that of the build. */
    accent: text('accent').notNull().default(''),
    lightNavigation: boolean('light_navigation').notNull().default(false),
    /** Links at the foot of public pages. */
    footLinks: jsonb('foot_links').$type<FootLink[]>().notNull().default([]),
    version: integer('version').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }),
    updatedBy: text('updated_by'),
  },
  () => [uniqueIndex('house_settings_one').on(sql`(true)`)],
);

/** The last document number issued, per document word (prefix) of the office and year. */
export const letterCounters = pgTable(
  'letter_counters',
  {
    word: text('word').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.word, table.year] })],
);
