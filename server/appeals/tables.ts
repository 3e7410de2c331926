import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AppealableAction } from '../../domain/appeals/appeal';
import type { FilingStatus } from '../../domain/filing/status';
import { at, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';
import { storedFilings } from '../core/db/schema/filings';
import { answering } from '../objections/tables';

/** An appeal of a company against a decision on its filing. */
export const appeals = pgTable(
  'appeals',
  {
    id: id(),
    no: text('no').notNull(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => storedFilings.id),
    /** Company that appeals; it owns the files of the appeal. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Line of the filing's log that records the decision; each decision has at most one appeal. */
    decisionId: uuid('decision_id').notNull(),
    decision: text('decision').$type<AppealableAction>().notNull(),
    /** Status of the filing before the decision. */
    decidedFrom: text('decided_from').$type<FilingStatus>(),
    decidedAt: at('decided_at').notNull(),
    /** Ids of the deciders and signers, who may not decide the appeal; empty for a missed deadline. */
    decidedBy: uuid('decided_by').array().notNull().default(sql`'{}'::uuid[]`),
    /** Plain text. */
    reason: text('reason').notNull(),
    files: jsonb('files').$type<{ id: string; name: string }[]>().notNull().default([]),
    /** Name of the person at the time of the appeal. */
    sentBy: text('sent_by').notNull(),
    ...answering(),
  },
  (t) => [
    uniqueIndex('appeals_no').on(t.no),
    uniqueIndex('appeals_decision').on(t.decisionId),
    index('appeals_filing').on(t.filingId),
    index('appeals_company').on(t.companyId),
    index('appeals_status').on(t.status, t.dueAt),
  ],
);
