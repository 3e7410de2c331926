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
import { storedFilings } from '../core/db/schema/filings';

/** Time up to which officers were notified of due steps, by kind. */
export const dueLooks = pgTable('due_looks', {
  kind: text('kind').primaryKey(),
  lookedAt: at('looked_at').notNull(),
});

/** Saved filters and sort order of the queue, which a person may share with the office. */
export const savedViews = pgTable(
  'saved_views',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    /** Filters by their names in the URL. */
    state: jsonb('state').$type<Record<string, string>>().notNull(),
    /** True for the view that opens when the queue is opened without filters. */
    isDefault: boolean('is_default').notNull().default(false),
    isShared: boolean('is_shared').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('saved_views_name').on(t.userId, t.name),
    uniqueIndex('saved_views_default').on(t.userId).where(sql`is_default`),
  ],
);

/** Saved phrases for opinions, which a person may share with the office. */
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

/** Reading marks of a person in a filing. They have no bearing on decisions, and nobody else sees them. */
export const readingMarks = pgTable(
  'reading_marks',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    /** Key of a section, or id of a file. */
    key: text('key').notNull(),
    /** Sequence number of the submission that was read, from 1. */
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

/** Proposed grants, which companies never see: their grant is in the approval. */
export const proposedGrants = pgTable('proposed_grants', {
  filingId: uuid('filing_id')
    .primaryKey()
    .references(() => storedFilings.id, { onDelete: 'cascade' }),
  amount: amount(),
  ...changed(),
});

/**
 * Paths in the answers of each edition of a program, for the triggers: of the subject of a filing, the filing that it continues, the
 * other company that may see it, and names.
 */
export const workSubjects = pgTable(
  'work_subjects',
  {
    program: text('program').notNull(),
    /** '' for filings of editions that have no row: those from before editions were stored. */
    edition: text('edition').notNull().default(''),
    path: text('path').array(),
    isPublic: boolean('is_public').notNull(),
    /** Path of an answer; if it equals `unlessIs`, the subject is not public. */
    unlessPath: text('unless_path').array(),
    unlessIs: text('unless_is'),
    continuesPath: text('continues_path').array(),
    seenByPath: text('seen_by_path').array(),
    /** Paths of the answers that identify people and intellectual property rights, as `section.field`. */
    persons: text('persons').array(),
    rights: text('rights').array(),
  },
  (t) => [primaryKey({ columns: [t.program, t.edition] })],
);

/**
 * Answers of the latest submissions by which filings are found: single answers under `program.section.field`, and names under
 * `person`, `right` and `project`, normalised. A multiple choice has a row per chosen value.
 */
export const workAnswers = pgTable(
  'work_answers',
  {
    filingId: uuid('filing_id').notNull(),
    field: text('field').notNull(),
    /** Path of a name in the answers. */
    place: text('place').notNull(),
    /** null for numbers. */
    said: text('said'),
    amount: doublePrecision('amount'),
  },
  (t) => [
    index('work_answers_filing').on(t.filingId, t.field),
    index('work_answers_amount').on(t.field, t.amount, t.filingId).where(sql`amount is not null`),
    // The first 100 characters, because index entries are limited in size; search texts are shorter.
    index('work_answers_said').on(t.field, sql`left(said, 100)`, t.filingId).where(sql`said is not null`),
  ],
);

const namesakeColumns = () => ({
  filingId: uuid('filing_id').notNull(),
  program: text('program').notNull(),
  place: text('place').notNull(),
  /** Another filing names the same person, right or project (work_is_namesake). */
  isNamesake: boolean('is_namesake').notNull(),
  /** Another filing of the same program and batch has the same name at the same path. */
  isInBatch: boolean('is_in_batch').notNull(),
});

/** Names of filings that other filings also use, as the job found them; outdated for filings with pending name changes. */
export const workNamesakes = pgTable('work_namesakes', namesakeColumns(), (t) => [
  index('work_namesakes_filing').on(t.filingId),
]);

/** Correct content of `work_namesakes`, computed on each query: fast for a few filings. */
export const workNamesakeSource = pgView('work_namesake_source', namesakeColumns()).existing();

/** Current namesakes of all filings: stored rows, and computed ones for filings affected by pending name changes. */
export const workNamesakesNow = pgView('work_namesakes_now', namesakeColumns()).existing();

/**
 * Pending changes: names that a filing of the work list began or ceased to use. Each submission appends rows, so that none waits
 * for a lock of another; a job updates the namesakes and deletes the rows.
 */
export const nameChanges = pgTable('name_changes', {
  filingId: uuid('filing_id').notNull(),
  field: text('field').notNull(),
  said: text('said').notNull(),
});
