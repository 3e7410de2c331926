import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { FailureKind } from '../../domain/filing/failing-expressions';
import type { SectionFields } from '../../domain/filing/visits';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';
import { storedFilings } from '../core/db/schema/filings';

/** Latest receipt number per program and year. Numbers have no gaps, because each submission locks the row. */
export const receiptCounters = pgTable(
  'receipt_counters',
  {
    program: text('program').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (t) => [primaryKey({ columns: [t.program, t.year] })],
);

/** Notes of the company's people on sections of their filing; offices cannot read them, and no document contains them. */
export const sectionNotes = pgTable(
  'section_notes',
  {
    id: id(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    text: text('text').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Name of the person at that time. */
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('section_notes_filing').on(t.filingId), index('section_notes_user').on(t.userId)],
);

/**
 * Reasons for figures that differ from the company's other filings. They are drafts until the submission stores them in its
 * snapshot.
 */
export const figureReasons = pgTable(
  'figure_reasons',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    /** Key and year of the figure, such as `revenue.2025`. */
    figure: text('figure').notNull(),
    /** '' if the reason was withdrawn. */
    reason: text('reason').notNull(),
    version: integer('version').notNull(),
    /** Name of the person at that time. */
    by: text('by').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.figure] })],
);

/** Sections of a draft claimed by or assigned to a person; others can still edit them. */
export const sectionClaims = pgTable(
  'section_claims',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    section: text('section').notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dueOn: date('due_on'),
    claimedAt: at('claimed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.section] }), index('section_claims_user').on(t.userId)],
);

/** Presence of people in a filing; outdated rows are deleted. */
export const presences = pgTable(
  'presences',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: at('since').notNull(),
    seenAt: at('seen_at').notNull(),
    /** Key of the section that the person has open; '' on other pages of the filing. */
    section: text('section').notNull().default(''),
    /** Cell of a table with the focus, by the identity of its row; '' for none. */
    cell: text('cell').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.userId] })],
);

/**
 * Last visits of each person of a company to its filings: the time, and the sections and fields by a short hash. Read by that
 * person alone.
 */
export const filingVisits = pgTable(
  'filing_visits',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    seenAt: at('seen_at').notNull(),
    sections: jsonb('sections').$type<Record<string, string>>().notNull(),
    fields: jsonb('fields').$type<SectionFields>().notNull().default({}),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.userId] }), index('filing_visits_user').on(t.userId)],
);

/**
 * Expressions of an edition that failed on a filing when it was submitted, or refused for it. They hold no answer; the office that
 * issues the edition mends them.
 */
export const expressionFailures = pgTable(
  'expression_failures',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    program: text('program').notNull(),
    edition: text('edition').notNull(),
    /** Place of the expression in the document: `form.rules.GZ-01.check`. */
    place: text('place').notNull(),
    kind: text('kind').$type<FailureKind>().notNull(),
    /** The first time. */
    at: at('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.filingId, t.edition, t.place] }),
    index('expression_failures_edition').on(t.program, t.edition),
  ],
);
