import { date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../core/db/schema/companies';
import { storedFilings } from '../core/db/schema/filings';

/** Recognitions as they were granted with an approval; later changes of a program's rules do not affect them. */
export const recognitions = pgTable(
  'recognitions',
  {
    /** Id, equal to that of the approved filing if there is one. */
    id: uuid('id').primaryKey(),
    /** null for a recognition imported from before the portal. */
    filingId: uuid('filing_id').references(() => storedFilings.id),
    /**
     * null for an imported recognition, even if its company has registered: the company is found by its credit code, until that
     * changes.
     */
    companyId: uuid('company_id').references(() => companies.id),
    /** Holder of an imported recognition, as listed. */
    holderName: text('holder_name'),
    holderCode: text('holder_code'),
    kind: text('kind').notNull().default(''),
    program: text('program').notNull(),
    certificateNo: text('certificate_no').notNull(),
    validFrom: date('valid_from', { mode: 'string' }).notNull(),
    /** Last day of validity. */
    validTo: date('valid_to', { mode: 'string' }).notNull(),
    revokedOn: date('revoked_on', { mode: 'string' }),
    /** Day of the next reminder to the company. */
    remindOn: date('remind_on', { mode: 'string' }).notNull(),
    /** Counts changes by the office. */
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
