import { getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import {
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  pgView,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Answers } from '../../../../domain/definition';
import type { ChangedAnswer } from '../../../../domain/filing/changed-answers';
import type { EditionNote } from '../../../../domain/filing/edition-note';
import type { FilingCopySource } from '../../../../domain/filing/renewals';
import { AT_HOME, type FilingStatus } from '../../../../domain/filing/status';
import type { Correction } from '../../../../domain/filing/types';
import type { CompanySignature, DeclinedSignature } from '../../../../domain/workflow/signatories';
import type { WorkflowVersion } from '../../../../domain/workflow/workflow';
import { users } from './accounts';
import { at, createdAt, id } from './columns';
import { companies } from './companies';

/** Literal values instead of parameters: a partial index is used only where the query repeats its condition. */
export const isStatusIn = (status: SQL, statuses: readonly FilingStatus[]) =>
  sql`${status} in (${sql.raw(statuses.map((each) => `'${each}'`).join(', '))})`;

export const isAtHome = (status: SQL) => isStatusIn(status, AT_HOME);

/**
 * All filings, with deleted drafts that can still be restored. Only writers, foreign keys, and the reads that look for deleted
 * drafts use this table; everything else reads `filings`.
 */
export const storedFilings = pgTable(
  'filings',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    program: text('program').notNull(),
    /** selectIndex of a program that has several kinds, '' otherwise. */
    kind: text('kind').notNull().default(''),
    batchYear: integer('batch_year').notNull(),
    batchNo: integer('batch_no').notNull(),
    status: text('status').notNull(),
    /** Counts saves; a save carries the version that it was made from. */
    version: integer('version').notNull(),
    /** The edition of the form that the answers were given under. */
    edition: text('edition').notNull(),
    /** Answers as they were last written whole. Readers use `filingAnswers`, which has the changed ones too. */
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /**
     * Answers of a draft that differ from `data`. Triggers remove them when `data` is written, and put them into `data` when the
     * filing is no draft any more or is deleted (record 95).
     */
    changedAnswers: jsonb('changed_answers').$type<ChangedAnswer[]>(),
    /** Result of migrating the answers from another edition into this one; null: they were never migrated. */
    editionNote: jsonb('edition_note').$type<EditionNote>(),
    /** The filing that this one was copied from; null: it was not copied. */
    copied: jsonb('copied').$type<FilingCopySource>(),
    /** Seconds during which somebody filled it in: the time between saves that followed each other closely. */
    activeSeconds: integer('active_seconds').notNull().default(0),
    /** Corrections asked for by the last return, and how each was answered so far. */
    returned: jsonb('returned').$type<Correction[]>().notNull().default([]),
    /** Valid signatures of people of the company on these answers; a save removes those that it invalidates. */
    signed: jsonb('signed').$type<CompanySignature[]>().notNull().default([]),
    returnedBy: text('returned_by'),
    /** The workflow under which the filing was first submitted; null: the default of its program. */
    workflow: jsonb('workflow').$type<WorkflowVersion>(),
    /** The level of the workflow that decides once the first one has passed it: 1, 2, … */
    reviewLevel: integer('review_level').notNull().default(1),
    /** Until when the present level should have decided, where the workflow says so. */
    levelDueAt: at('level_due_at'),
    correctionDueAt: at('correction_due_at'),
    /** Last day of the public notice; the filing is approved after it. */
    noticeUntil: date('notice_until', { mode: 'string' }),
    /** The time at which the company was told the correction deadline: by the return, or by a later extension. */
    correctionDueSetAt: at('correction_due_set_at'),
    /** The time at which the next reminder of the correction deadline is due, while the filing is returned. */
    correctionRemindAt: at('correction_remind_at'),
    /** Set when a reviewer acts; from then on the filing cannot be withdrawn. */
    reviewStartedAt: at('review_started_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
    /** The last save that left an audit line: one line per user and ten minutes. */
    saveLoggedAt: at('save_logged_at'),
    saveLoggedBy: uuid('save_logged_by'),
    /** Time at which the company deleted the draft; it is removed for good some time later (domain/filing/deleted-drafts). */
    deletedAt: at('deleted_at'),
    deletedBy: text('deleted_by'),
    /** Refusals to sign these answers; a save removes those that it invalidates, and a signature that of its role. */
    declined: jsonb('declined').$type<DeclinedSignature[]>().notNull().default([]),
  },
  (t) => [
    index('filings_company').on(t.companyId, t.program, t.batchYear),
    index('filings_batch').on(t.program, t.batchYear, t.status),
    index('filings_status').on(t.status),
    index('filings_level_due').on(t.levelDueAt).where(sql`level_due_at is not null`),
    index('filings_correction_due').on(t.correctionDueAt).where(sql`status = 'returned'`),
    index('filings_correction_remind').on(t.correctionRemindAt).where(sql`status = 'returned'`),
    /** For administrators, who see per window how many filings are with the company alone: never submitted, or withdrawn. */
    index('filings_at_home').on(t.program, t.batchYear, t.batchNo).where(isAtHome(sql`status`)),
    index('filings_deleted').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
);

const { changedAnswers, ...shownColumns } = getTableColumns(storedFilings);
const { data } = shownColumns;

/** The filings that exist for everybody: those whose company has not deleted them. */
export const filings = pgView('kept_filings').as((qb) =>
  qb
    .select({
      ...shownColumns,
      data: sql<
        Record<string, unknown>
      >`case when ${changedAnswers} is null then ${data} else with_changed_answers(${data}, ${changedAnswers}) end`.as(
        'data',
      ),
    })
    .from(storedFilings)
    .where(isNull(storedFilings.deletedAt)),
);

/** All answers of a filing. Other tables have a column `data` as well: a computed column of a view has to be qualified. */
export const filingAnswers: SQL<Answers> = sql`${filings}."data"`;

/** A filing as it was signed; immutable. The snapshot includes the labels and the edition of the form's definition. */
export const submissions = pgTable(
  'submissions',
  {
    id: id(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id),
    seq: integer('seq').notNull(),
    receiptNo: text('receipt_no').notNull(),
    /** The server's time of arrival: the official one. */
    submittedAt: at('submitted_at').notNull(),
    submittedBy: text('submitted_by').notNull(),
    /** Canonical JSON; its sha256 is printed on the receipt. */
    snapshot: text('snapshot').notNull(),
    sha256: text('sha256').notNull(),
    /** The corrections that this submission answers; none of a first one. */
    corrections: jsonb('corrections').$type<Correction[]>().notNull().default([]),
    /** Number of open checks in the snapshot, computed once because lists of filings do not read snapshots. */
    openRules: integer('open_rules').generatedAlwaysAs(
      sql`jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.verdicts[*] ? (@.outcome == "failed" || @.outcome == "undecided")'))`,
    ),
    differences: integer('differences').generatedAlwaysAs(
      sql`jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.differences[*]'))`,
    ),
    figures: integer('figures').generatedAlwaysAs(
      sql`jsonb_array_length(jsonb_path_query_array(snapshot::jsonb, '$.figures[*]'))`,
    ),
  },
  (t) => [
    uniqueIndex('submissions_filing_seq').on(t.filingId, t.seq),
    uniqueIndex('submissions_receipt').on(t.receiptNo),
    index('submissions_at').on(t.submittedAt),
  ],
);

/**
 * Particulars of an approval that later filings build on. That the filing was approved is in its status; by whom and why,
 * in its audit log.
 */
export const approvals = pgTable(
  'approvals',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => storedFilings.id),
    /** Number by which the project, or the published demand, is known after approval. */
    projectNo: text('project_no').notNull(),
    /** Granted amount in 10,000 yuan; 0 if none. */
    grantApproved: numeric('grant_approved', { precision: 14, scale: 2, mode: 'number' }).notNull(),
    approvedAt: at('approved_at').notNull(),
    /** The next day on which more reports may be owed for the approval, YYYY-MM-DD; '' means at once. */
    owedLookOn: text('owed_look_on').notNull().default(''),
  },
  (t) => [
    uniqueIndex('approvals_project_no').on(t.projectNo),
    index('approvals_owed_look').on(t.owedLookOn, t.filingId),
  ],
);

/** Assignee of a review; others may decide too. */
export const filingAssignments = pgTable(
  'filing_assignments',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => storedFilings.id),
    /** Assignee; null if unassigned. */
    assigneeId: uuid('assignee_id').references(() => users.id),
    assignedAt: at('assigned_at').notNull(),
    /** Number of changes; a change carries the version that it is based on. */
    version: integer('version').notNull(),
    /** Author of the latest change, the assignee before it, and the message that told the assignee: it can be taken back. */
    assignedBy: uuid('assigned_by').references(() => users.id),
    formerId: uuid('former_id').references(() => users.id),
    messageId: uuid('message_id'),
  },
  (t) => [index('filing_assignments_assignee').on(t.assigneeId)],
);
