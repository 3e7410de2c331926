/**
 * The work list of the offices: one narrow row for each filing that an office sees, and counters of these rows. Both are
 * written by triggers of the source tables (docs/adr/0035-work-list-of-the-offices-kept-by-database-triggers.md); nothing
 * else writes them.
 */
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { listStatusesWith } from '../../../../domain/filing/status';
import { at, isFolded, unfolded } from './columns';
import { isStatusIn, storedFilings } from './filings';

const itemColumns = () => ({
  companyId: uuid('company_id').notNull(),
  program: text('program').notNull(),
  kind: text('kind').notNull(),
  batchYear: integer('batch_year').notNull(),
  batchNo: integer('batch_no').notNull(),
  status: text('status').notNull(),
  version: integer('version').notNull(),
  companyName: text('company_name').notNull(),
  creditCode: text('credit_code').notNull(),
  /** Administering department of the company; null where its profile names none ('' is the scope of a reviewer without one). */
  department: text('department'),
  industry: text('industry').notNull(),
  /** The answer that identifies the filing in lists; null where its program names none. */
  subject: text('subject'),
  /** Public part of the subject. */
  publicSubject: text('public_subject'),
  /** Receipt number of the latest submission. */
  receiptNo: text('receipt_no').notNull(),
  submittedAt: at('submitted_at').notNull(),
  firstSubmittedAt: at('first_submitted_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  returnedOnce: boolean('returned_once').notNull(),
  correctionDueAt: at('correction_due_at'),
  noticeUntil: date('notice_until', { mode: 'string' }),
  /** Time of the decision; of two decisions on a filing, such as after an error, that of the later one. */
  decidedAt: at('decided_at'),
  projectNo: text('project_no'),
  grantApproved: numeric('grant_approved', { precision: 14, scale: 2, mode: 'number' }),
  approvedAt: at('approved_at'),
  /** Sort key of published results: the time of approval, or of the last change where there is no approval. */
  publishedAt: at('published_at').notNull(),
  assigneeId: uuid('assignee_id'),
  /** Search text for offices, in lower case, a line for each value. */
  search: text('search').notNull(),
  /** Public search text; empty if not published. */
  publicSearch: text('public_search').notNull(),
  /** The filing that this one continues, as its answers name it. */
  continues: text('continues'),
  /** The credit code of the other company that may see the filing, where there is exactly one. */
  seenBy: text('seen_by'),
  /**
   * The time from which the office's step is due, while the filing waits for experts or for objections to a notice. null:
   * the filing waits for neither.
   */
  waitsUntil: at('waits_until'),
  /** Marks derived from the audit log (domain/statistics/marks.ts). */
  marks: text('marks').array().notNull().default(sql`'{}'`),
  /**
   * The level that decides, where it is not the usual one of the status: `district` for a submitted filing, `city` after it.
   * null: the usual level.
   */
  waitsAt: text('waits_at'),
});

const isPublished = isStatusIn(sql`status`, listStatusesWith('publicList', 'notice', 'decided'));

export const workItems = pgTable(
  'work_items',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => storedFilings.id, { onDelete: 'cascade' }),
    ...itemColumns(),
  },
  (t) => [
    index('work_items_company').on(t.companyId),
    index('work_items_submitted').on(t.submittedAt, t.filingId),
    index('work_items_department_submitted').on(t.department, t.submittedAt, t.filingId),
    index('work_items_status_submitted').on(
      t.status,
      t.submittedAt,
      t.filingId,
      t.waitsUntil,
      t.assigneeId,
      t.department,
      t.waitsAt,
    ),
    index('work_items_department_status_submitted').on(
      t.department,
      t.status,
      t.submittedAt,
      t.filingId,
      t.waitsUntil,
      t.assigneeId,
      t.waitsAt,
    ),
    index('work_items_level')
      .on(t.waitsAt, t.department, t.submittedAt, t.filingId)
      .where(sql`waits_at is not null`),
    index('work_items_waiting')
      .on(t.status, t.waitsUntil, t.department, t.program, t.batchYear, t.batchNo, t.assigneeId)
      .where(sql`waits_until is not null`),
    index('work_items_batch_submitted').on(t.program, t.batchYear, t.batchNo, t.submittedAt, t.filingId),
    index('work_items_assignee_submitted').on(t.assigneeId, t.submittedAt, t.filingId),
    index('work_items_assignee_standing').on(t.assigneeId, t.status, t.department, t.waitsUntil, t.waitsAt),
    index('work_items_updated').on(t.updatedAt, t.filingId),
    index('work_items_name').on(t.companyName, t.filingId),
    index('work_items_department_batch').on(
      t.department,
      t.program,
      t.batchYear,
      t.batchNo,
      t.submittedAt,
      t.filingId,
    ),
    index('work_items_department_updated').on(t.department, t.updatedAt, t.filingId),
    index('work_items_department_name').on(t.department, t.companyName, t.filingId),
    index('work_items_published')
      .on(
        t.status,
        t.publishedAt.desc().nullsFirst(),
        t.filingId.desc().nullsFirst(),
        t.program,
        t.batchYear,
        t.batchNo,
      )
      .where(isPublished),
    index('work_items_decided')
      .on(
        t.department,
        t.program,
        t.batchYear,
        t.batchNo,
        t.status,
        t.industry,
        t.firstSubmittedAt,
        t.decidedAt,
      )
      .where(sql`decided_at is not null`),
    index('work_items_industry').on(
      t.department,
      t.program,
      t.batchYear,
      t.batchNo,
      t.status,
      t.industry,
      t.returnedOnce,
      t.grantApproved,
    ),
    index('work_items_day').on(t.batchYear, t.batchNo, t.submittedAt, t.filingId),
    index('work_items_department_day').on(t.department, t.batchYear, t.batchNo, t.submittedAt, t.filingId),
    index('work_items_continues').on(t.continues).where(sql`continues is not null`),
    index('work_items_seen_by').on(t.seenBy).where(sql`seen_by is not null`),
    index('work_items_approved').on(t.program, t.publishedAt, t.filingId).where(sql`status = 'approved'`),
    index('work_items_marks').using('gin', t.marks),
    index('work_items_search').using('gin', sql`work_grams(search)`),
    index('work_items_public_search').using('gin', sql`work_grams(public_search)`).where(isPublished),
  ],
);

/** View of the rows that the work list should have, computed from filings, submissions, decisions and companies. */
export const workSource = pgView('work_source', {
  filingId: uuid('filing_id').notNull(),
  ...itemColumns(),
}).existing();

/**
 * Rows to be added up. A change appends a row with the difference, so that nobody waits for a counter that somebody else
 * has changed; a job folds them.
 */
export const workCounters = pgTable(
  'work_counters',
  {
    program: text('program').notNull(),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    status: text('status').notNull(),
    department: text('department'),
    /** Person who has the filings in hand; null: nobody. */
    assigneeId: uuid('assignee_id'),
    filings: integer('filings').notNull(),
    returned: integer('returned').notNull(),
    /** The grants that are approved now, in 万元. */
    granted: numeric('granted', { precision: 16, scale: 2, mode: 'number' }).notNull(),
    isFolded: isFolded(),
  },
  (t) => [
    index('work_counters_key').on(t.program, t.batchYear, t.batchNo, t.status, t.department, t.assigneeId),
    unfolded('work_counters', t),
  ],
);
