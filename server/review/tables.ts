import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../core/db/schema/accounts';
import { at, createdAt, id } from '../core/db/schema/columns';
import { filings } from '../core/db/schema/filings';

/** Reminders of correction deadlines that were sent: each once, also over a restart and among several processes. */
export const correctionReminders = pgTable(
  'correction_reminders',
  {
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id, { onDelete: 'cascade' }),
    /** A deadline that was moved is reminded of anew. */
    dueAt: at('due_at').notNull(),
    kind: text('kind').notNull(),
    sentAt: at('sent_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.filingId, t.dueAt, t.kind] })],
);

/** The time up to which people of the offices were told of what falls due, by the kind of it. */
export const dueLooks = pgTable('due_looks', {
  kind: text('kind').primaryKey(),
  lookedAt: at('looked_at').notNull(),
});

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

// Results of the ranking meeting: budgets of batches, and grants that are proposed until they are approved.

/** Amount in 10,000 yuan; null if removed. Each change is logged. */
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

/** The places in the answers of a program that say what a filing is about and which other it belongs to, as the triggers know them. */
export const workSubjects = pgTable('work_subjects', {
  program: text('program').primaryKey(),
  path: text('path').array(),
  isPublic: boolean('is_public').notNull(),
  /** Not public where this other answer says so. */
  unlessPath: text('unless_path').array(),
  unlessIs: text('unless_is'),
  continuesPath: text('continues_path').array(),
  seenByPath: text('seen_by_path').array(),
  /** Places of the numbers of persons and of intellectual property rights, as `section.field`. */
  persons: text('persons').array(),
  rights: text('rights').array(),
});

/**
 * Signed answers by which filings are found, from the latest paper of each: its single answers, `program.section.field`, and what it
 * names, `person`, `right` and `project`, written alike. Of several choices, a row each.
 */
export const workAnswers = pgTable(
  'work_answers',
  {
    filingId: uuid('filing_id').notNull(),
    field: text('field').notNull(),
    /** The path of a name in its answers. */
    place: text('place').notNull(),
    /** null for a number. */
    said: text('said'),
    amount: doublePrecision('amount'),
  },
  (t) => [
    index('work_answers_filing').on(t.filingId, t.field),
    index('work_answers_amount').on(t.field, t.amount, t.filingId).where(sql`amount is not null`),
    // An entry of an index has a limit; nothing that people type to find a filing is longer.
    index('work_answers_said').on(t.field, sql`left(said, 100)`, t.filingId).where(sql`said is not null`),
  ],
);

const namesakeColumns = () => ({
  filingId: uuid('filing_id').notNull(),
  program: text('program').notNull(),
  place: text('place').notNull(),
  /** Another filing names the same person, right or project (work_is_namesake). */
  isNamesake: boolean('is_namesake').notNull(),
  /** Another filing of the same program and batch names the same at the same place. */
  isInBatch: boolean('is_in_batch').notNull(),
});

/** Places of filings at which others name the same, as a job has found them: right but for filings that a change of names concerns. */
export const workNamesakes = pgTable('work_namesakes', namesakeColumns(), (t) => [
  index('work_namesakes_filing').on(t.filingId),
]);

/** The rows that these should be, looked for at once: quick for a few filings. */
export const workNamesakeSource = pgView('work_namesake_source', namesakeColumns()).existing();

/** All of them as they are now: kept ones, and looked for where a change of names concerns the filing. */
export const workNamesakesNow = pgView('work_namesakes_now', namesakeColumns()).existing();

/**
 * Names that a filing of the work list began or ceased to use. Each submission appends its own, so that nobody waits for another's;
 * a job looks for their namesakes and takes them away.
 */
export const nameChanges = pgTable('name_changes', {
  filingId: uuid('filing_id').notNull(),
  field: text('field').notNull(),
  said: text('said').notNull(),
});
