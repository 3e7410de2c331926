import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { at, createdAt, id } from './columns';

type Searched = Record<'name' | 'creditCode' | 'formerNames' | 'formerCodes', SQLWrapper>;

/** Search text of a company, in lower case: its names and credit codes, the former ones too. */
export const buildCompanySearchText = ({ name, creditCode, formerNames, formerCodes }: Searched): SQL =>
  sql`company_words(${name}, ${creditCode}, ${formerNames}, ${formerCodes})`;

export const companies = pgTable(
  'companies',
  {
    id: id(),
    creditCode: text('credit_code').notNull(),
    name: text('name').notNull(),
    /** Names and credit codes that the company had before, the earliest first. */
    formerNames: text('former_names').array().notNull().default([]),
    formerCodes: text('former_codes').array().notNull().default([]),
    /** Look-alike form of the name (server/core/look-alike); null until it is computed. */
    nameLook: text('name_look'),
    /** A status of domain/company/status. */
    status: text('status').notNull(),
    /** The company profile of the catalogue, by field key; name, credit_code and status have columns of their own. */
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
    /** The administering department, taken from the profile; lists of all companies' filings filter by it. */
    department: text('department').generatedAlwaysAs(sql`profile ->> 'department'`),
    profileVersion: integer('profile_version').notNull().default(1),
    /** The next day on which a company in a national high-tech zone may owe more reports, YYYY-MM-DD; '' means at once. */
    zoneLookOn: text('zone_look_on').notNull().default(''),
    /**
     * True for the company that files programs on trial. Its filings and reports are in no work list, and so in no number that an
     * office or the public reads.
     */
    isTrial: boolean('is_trial').notNull().default(false),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('companies_credit_code').on(t.creditCode),
    // There is one at most.
    uniqueIndex('companies_trial').on(t.isTrial).where(sql`is_trial`),
    index('companies_name_look').on(t.nameLook),
    // Names whose look-alike form is missing or of another LOOK_RULE; a new rule needs a new index.
    index('companies_look_due').on(t.id).where(sql`name_look is null or not starts_with(name_look, '1:')`),
    index('companies_zone_look')
      .on(t.zoneLookOn, t.id)
      .where(sql`profile ->> 'in_national_hi_zone' = 'true'`),
    index('companies_registered').on(t.createdAt, t.id),
    index('companies_name').on(t.name, t.id),
    index('companies_status').on(t.status, t.department, t.createdAt, t.id),
    index('companies_department').on(t.department, t.createdAt, t.id),
    index('companies_search').using('gin', sql`work_grams(${buildCompanySearchText(t)})`),
  ],
);
