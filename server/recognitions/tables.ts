import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../core/db/schema/companies';
import { filings } from '../core/db/schema/filings';

/** The recognition that an approval gave, as it was given: what a program declares later changes none. */
export const recognitions = pgTable(
  'recognitions',
  {
    /** Id, equal to that of the approved filing if there is one. */
    id: uuid('id').primaryKey(),
    /** null: given before the portal was there, and imported. */
    filingId: uuid('filing_id').references(() => filings.id),
    /** null: imported, whether its company has registered or not: it is found by its code. */
    companyId: uuid('company_id').references(() => companies.id),
    /** Holder of an imported recognition, as listed. */
    holderName: text('holder_name'),
    holderCode: text('holder_code'),
    kind: text('kind').notNull().default(''),
    program: text('program').notNull(),
    certificateNo: text('certificate_no').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** The last day. */
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    revokedOn: date('revoked_on', { mode: 'string' }),
    /** The day on which the company is reminded next. */
    remindOn: date('remind_on', { mode: 'string' }).notNull(),
    /** Counts what the office did with it. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('recognitions_filing').on(t.filingId),
    index('recognitions_holder').on(t.holderCode),
    uniqueIndex('recognitions_certificate').on(t.certificateNo),
    index('recognitions_company').on(t.companyId, t.validTo),
    index('recognitions_valid_to').on(t.validTo, t.id),
    index('recognitions_remind').on(t.remindOn, t.id),
  ],
);
