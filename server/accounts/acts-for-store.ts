import { type SQLWrapper, sql } from 'drizzle-orm';
import { COMPANY_STATUSES, isOpenCompany } from '../../domain/company/status';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { companies, mandates } from '../core/db/tables';

/** A mandate that is in force, and the company that gave it. */
export interface ActsFor {
  id: string;
  company: string;
}

const OPEN_COMPANIES = sql.join(
  COMPANY_STATUSES.filter(isOpenCompany).map((status) => sql`${status}`),
  sql`, `,
);

/** SQL expression: the mandates by which the user of each row of the enclosing query can act at `now`, as a JSON list. */
export const selectActsFor = (userId: SQLWrapper, now: Date) =>
  sql<ActsFor[]>`(select coalesce(json_agg(json_build_object('id', given.id, 'company', giver.name)
      order by giver.name, given.id), '[]')
    from ${mandates} as given join ${companies} as giver on giver.id = given.company_id
    where given.user_id = ${userId} and given.status = 'accepted' and not given.is_shut
      and ${formatBeijingDay(now)}::date between given.first_day and given.last_day
      and giver.status in (${OPEN_COMPANIES}))`;
