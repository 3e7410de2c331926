import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns';
import { companies } from './companies';
import { storedFilings } from './filings';

/** A report that a company owes after an approval, once for each period. */
export const reportTasks = pgTable(
  'report_tasks',
  {
    id: id(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    code: text('code').notNull(),
    /**
     * The approval that the report is about; '' for a report that the company owes once, regardless of the number of
     * approvals.
     */
    subject: text('subject').notNull(),
    period: text('period').notNull(),
    /** The name of a part of the project, such as a milestone. */
    about: text('about'),
    /** The filing from which the report is owed, as long as it stays approved. null: owed without an approval. */
    filingId: uuid('filing_id').references(() => storedFilings.id),
    program: text('program').notNull(),
    /** First and last day of filing in Asia/Shanghai, YYYY-MM-DD; the last day counts in full. */
    openOn: text('open_on').notNull(),
    dueOn: text('due_on').notNull(),
    /** The last action of a person; null as long as the status follows from the calendar alone. */
    settled: text('settled'),
    /** Counts saves; a save carries the version that it was made from. */
    version: integer('version').notNull().default(1),
    edition: text('edition').notNull().default(''),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** The reason of the last return or exemption. */
    opinion: text('opinion'),
    correctionDueAt: at('correction_due_at'),
    /** Time at which the report passed; of an exempt one, at which the project was accepted, if that ended the report. */
    passedAt: at('passed_at'),
    /** The day on which the next reminder may be due; '' means at once. Meaningless once the report needs no action. */
    remindOn: text('remind_on').notNull().default(''),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull(),
    updatedBy: text('updated_by').notNull().default(''),
    /** The last save that left an audit line: one line per user and ten minutes. */
    saveLoggedAt: at('save_logged_at'),
    saveLoggedBy: uuid('save_logged_by'),
  },
  (t) => [
    uniqueIndex('report_tasks_once').on(t.companyId, t.code, t.subject, t.period),
    index('report_tasks_filing').on(t.filingId),
    index('report_tasks_day').on(t.dueOn, t.id),
    index('report_tasks_due').on(t.settled, t.dueOn),
    index('report_tasks_remind').on(t.remindOn, t.id).where(sql`settled is null or settled = 'returned'`),
  ],
);

/** A report as it was filed. Never changed. */
export const reportSubmissions = pgTable(
  'report_submissions',
  {
    id: id(),
    taskId: uuid('task_id')
      .notNull()
      .references(() => reportTasks.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    seq: integer('seq').notNull(),
    receiptNo: text('receipt_no').notNull(),
    /** The server's time of arrival: the official one. */
    submittedAt: at('submitted_at').notNull(),
    submittedBy: text('submitted_by').notNull(),
    /** The first submission came after the last day. */
    late: boolean('late').notNull().default(false),
    /** Canonical JSON; its sha256 is printed on the receipt. */
    snapshot: text('snapshot').notNull(),
    sha256: text('sha256').notNull(),
  },
  (t) => [
    uniqueIndex('report_submissions_task_seq').on(t.taskId, t.seq),
    uniqueIndex('report_submissions_receipt').on(t.receiptNo),
    index('report_submissions_company').on(t.companyId),
    index('report_submissions_at').on(t.submittedAt, t.taskId),
  ],
);
