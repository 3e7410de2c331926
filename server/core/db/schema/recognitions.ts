import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from './companies';
import { filings } from './filings';

/** The recognition that an approval gave, as it was given: what a program declares later changes none. */
export const recognitions = pgTable(
  'recognitions',
  {
    filingId: uuid('filing_id')
      .primaryKey()
      .references(() => filings.id),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    program: text('program').notNull(),
    certificateNo: text('certificate_no').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** The last day. */
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    revokedOn: date('revoked_on', { mode: 'string' }),
    /** The day on which the company is reminded next. */
    remindOn: date('remind_on', { mode: 'string' }).notNull(),
  },
  (t) => [
    uniqueIndex('recognitions_certificate').on(t.certificateNo),
    index('recognitions_company').on(t.companyId, t.validTo),
    index('recognitions_valid_to').on(t.validTo, t.filingId),
    index('recognitions_remind').on(t.remindOn, t.filingId),
  ],
);
