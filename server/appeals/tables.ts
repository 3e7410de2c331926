import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AppealableAction } from '../../domain/appeals/appeal';
import type { FilingStatus } from '../../domain/filing/status';
import { at, id } from '../core/db/schema/columns';
import { companies } from '../core/db/schema/companies';
import { filings } from '../core/db/schema/filings';
import { answering } from '../objections/tables';

/** An appeal of a company against a decision on its filing. */
export const appeals = pgTable(
  'appeals',
  {
    id: id(),
    no: text('no').notNull(),
    filingId: uuid('filing_id')
      .notNull()
      .references(() => filings.id),
    /** The owner of the files that it names. */
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** The line of the filing's log: one appeal for each. */
    decisionId: uuid('decision_id').notNull(),
    decision: text('decision').$type<AppealableAction>().notNull(),
    /** The status that it was decided in. */
    decidedFrom: text('decided_from').$type<FilingStatus>(),
    decidedAt: at('decided_at').notNull(),
    /** Ids of the deciders and signers, who may not decide the appeal; empty for a missed deadline. */
    decidedBy: uuid('decided_by').array().notNull().default(sql`'{}'::uuid[]`),
    /** Plain text. */
    reason: text('reason').notNull(),
    files: jsonb('files').$type<{ id: string; name: string }[]>().notNull().default([]),
    /** The name of the person, as it was then. */
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
