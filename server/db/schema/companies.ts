import { boolean, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns';

export const companies = pgTable(
  'companies',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    name: text('name').notNull(),
    /** pending, active or disabled. */
    status: text('status').notNull(),
    /** The profile of the catalogue, by key; name, credit_code and status stand in their own columns. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
    profileVersion: integer('profile_version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('companies_credit_code').on(t.creditCode)],
);

/** An imported business register: what the look-up by credit code answers for companies that have not registered yet. */
export const businessRegister = pgTable('business_register', {
  creditCode: text('credit_code').primaryKey(),
  name: text('name').notNull(),
  /** A real code that fails the GB 32100 check digit and may register nevertheless. */
  checkDigitException: boolean('check_digit_exception').notNull().default(false),
});
