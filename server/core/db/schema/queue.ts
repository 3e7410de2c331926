import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from './accounts';
import { at, createdAt, id } from './columns';
import { filings } from './filings';

/** Filters and order of the queue that a person keeps under a name, or shares with the office. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Filters by the names of the address. */
    state: jsonb('state').$type<Record<string, string>>().notNull(),
    /** Opened when the queue is asked for without anything else. */
    isDefault: boolean('is_default').notNull().default(false),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.userId, t.name),
    uniqueIndex('saved_views_default').on(t.userId).where(sql`is_default`),
  ],
);

/** Sentences for opinions that a person keeps, or shares with the office. */
export const phrases = pgTable(
  'phrases',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    text: text('text').notNull(),
    /** null: for every program. */
    program: text('program'),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [index('phrases_user').on(t.userId)],
);

/** The person expected to review a filing. It bars nobody else from deciding. */
export const filingAssignments = pgTable(
  'filing_assignments',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => filings.id),
    /** null: nobody any more. */
    assigneeId: uuid('assignee_id').references(() => users.id),
    assignedAt: at('assigned_at').notNull(),
    /** Counts changes; a change carries the version that it was made from. */
    version: integer('version').notNull(),
  },
  (t) => [index('filing_assignments_assignee').on(t.assigneeId)],
);

/** Times in which a person of an office is away and a colleague acts; each ends with its last day, or before. */
export const absences = pgTable(
  'absences',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    deputyId: uuid('deputy_id')
      .notNull()
      .references(() => users.id),
    /** First and last day in Asia/Shanghai. */
    fromDay: date('from_day').notNull(),
    untilDay: date('until_day').notNull(),
    /** Ended before its time; null for one that ends by itself. */
    endedAt: at('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [index('absences_until').on(t.untilDay)],
);

/** Marks of what a person has read of a filing. They say nothing of what was decided, and nobody else is told. */
export const readingMarks = pgTable(
  'reading_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    /** The key of a section, or the id of a file. */
    key: text('key').notNull(),
    /** The submission that was read: 1, 2, … */
    submission: integer('submission').notNull(),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.userId, t.key] }), index('reading_marks_user').on(t.userId)],
);

/** People who have a filing open. Whoever was not seen for a while has gone; the sweep forgets them. */
export const presences = pgTable(
  'presences',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    since: at('since').notNull(),
    seenAt: at('seen_at').notNull(),
    /** The key of the section that is in front of the person; '' on other pages of the filing. */
    section: text('section').notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.userId] })],
);

// Results of the ranking meeting: budgets of batches, and grants that are proposed until they are approved.

/** In 万元; null where it was taken away again. Each change is a line of the log. */
const amount = () => numeric('amount', { precision: 14, scale: 2, mode: 'number' });
const changed = () => ({
  version: integer('version').notNull(),
  updatedBy: uuid('updated_by')
    .notNull()
    .references(() => users.id),
  updatedAt: at('updated_at').notNull(),
});

export const budgets = pgTable(
  'budgets',
  {
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    amount: amount(),
    ...changed(),
  },
  (t) => [primaryKey({ columns: [t.program, t.batchYear, t.batchNo] })],
);

/** The company never sees one: what it is granted stands in the approval. */
export const proposedGrants = pgTable('proposed_grants', {
  filingId: uuid('filing_id')
    .primaryKey()
    .references(() => filings.id, { onDelete: 'cascade' }),
  amount: amount(),
  ...changed(),
});
