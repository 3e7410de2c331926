/** Statement that stores a draft, prepared once, because every save runs it. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { FILING_STATUSES, isEditable } from '../../domain/filing/status';
import type { DatabaseQueries } from '../core/db/client';
import { filings } from '../core/db/tables';

const { placeholder } = sql;
const EDITABLE = FILING_STATUSES.filter(isEditable);

/** Condition: the row with the id of the parameter `id`. */
export const hasId = eq(filings.id, placeholder('id'));

/** Longest pause between two saves, in seconds, that still counts as filling in. */
const LONGEST_PAUSE = 300;

/** Seconds since the last change of the filing; 0 after a longer pause. */
const activeSecondsSince = (
  now: SQL,
) => sql`(select case when pause between 0 and ${sql.raw(String(LONGEST_PAUSE))}
    then pause else 0 end from (select extract(epoch from ${now}::timestamptz - ${filings.updatedAt})::int as pause) as since)`;

/**
 * Prepared statement that stores a draft if the row, its signatures and the company's record are unchanged since they were read.
 */
export const prepareSave = (q: DatabaseQueries) =>
  q
    .update(filings)
    .set({
      data: sql`${placeholder('data')}::jsonb`,
      edition: sql`${placeholder('edition')}`,
      editionNote: sql`${placeholder('editionNote')}::jsonb`,
      signed: sql`${placeholder('signed')}::jsonb`,
      updatedAt: sql`${placeholder('updatedAt')}`,
      updatedBy: sql`${placeholder('updatedBy')}`,
      saveLoggedAt: sql`coalesce(${placeholder('saveLoggedAt')}, ${filings.saveLoggedAt})`,
      saveLoggedBy: sql`coalesce(${placeholder('saveLoggedBy')}, ${filings.saveLoggedBy})`,
      version: sql`${filings.version} + 1`,
      activeSeconds: sql`${filings.activeSeconds} + ${activeSecondsSince(sql`${placeholder('updatedAt')}`)}`,
    })
    .where(
      and(
        hasId,
        eq(filings.version, placeholder('version')),
        sql`date_trunc('milliseconds', ${filings.updatedAt}) = ${placeholder('readAt')}`,
        sql`${filings.signed} = ${placeholder('readSigned')}::jsonb`,
        inArray(filings.status, EDITABLE),
        sql`exists (select from companies as own where own.id = ${filings.companyId}
          and own.profile_version = ${placeholder('profileVersion')})`,
      ),
    )
    .prepare('filing_save');
