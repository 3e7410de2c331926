import { sql } from 'drizzle-orm';
import { companies } from './tables';

/** The administering department that a company belongs to, as its profile says. */
export const departmentOfCompany = sql<string | null>`${companies.profile} ->> 'department'`;
