/** Statement that stores a draft, prepared once, because every save runs it. */
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { FILING_STATUSES, isEditable } from '../../domain/filing/status';
import type { DatabaseQueries } from '../core/db/client';
import { storedFilings } from '../core/db/tables';

const { placeholder } = sql;
const EDITABLE = FILING_STATUSES.filter(isEditable);

/** Longest pause between two saves, in seconds, that still counts as filling in. */
const LONGEST_PAUSE = 300;

/** Seconds since the last change of the filing; 0 after a longer pause. */
const activeSecondsSince = (
  now: SQL,
) => sql`(select case when pause between 0 and ${sql.raw(String(LONGEST_PAUSE))}
    then pause else 0 end from (select extract(epoch from ${now}::timestamptz - ${storedFilings.updatedAt})::int as pause) as since)`;

export type SavedColumn = 'data' | 'changedAnswers';

/** True where the row still has what was seen of it: `data` may have taken the changed answers in meanwhile. */
const isBaseOf = (column: SavedColumn) =>
  column === 'data'
    ? undefined
    : sql`(${storedFilings.changedAnswers} is not null) = ${placeholder('hasChanges')}`;

/**
 * Prepared statement that stores a draft if the row, its signatures, the refusals to sign and the company's record are unchanged since
 * they were read.
 */
export const prepareSave = (q: DatabaseQueries, column: SavedColumn) =>
  q
    .update(storedFilings)
    .set({
      [column]: sql`${placeholder('answers')}::jsonb`,
      edition: sql`${placeholder('edition')}`,
      editionNote: sql`${placeholder('editionNote')}::jsonb`,
      signed: sql`${placeholder('signed')}::jsonb`,
      declined: sql`${placeholder('declined')}::jsonb`,
      updatedAt: sql`${placeholder('updatedAt')}`,
      updatedBy: sql`${placeholder('updatedBy')}`,
      saveLoggedAt: sql`coalesce(${placeholder('saveLoggedAt')}, ${storedFilings.saveLoggedAt})`,
      saveLoggedBy: sql`coalesce(${placeholder('saveLoggedBy')}, ${storedFilings.saveLoggedBy})`,
      version: sql`${storedFilings.version} + 1`,
      activeSeconds: sql`${storedFilings.activeSeconds} + ${activeSecondsSince(sql`${placeholder('updatedAt')}`)}`,
    })
    .where(
      and(
        eq(storedFilings.id, placeholder('id')),
        isNull(storedFilings.deletedAt),
        eq(storedFilings.version, placeholder('version')),
        sql`date_trunc('milliseconds', ${storedFilings.updatedAt}) = ${placeholder('readAt')}`,
        sql`${storedFilings.signed} = ${placeholder('readSigned')}::jsonb`,
        sql`${storedFilings.declined} = ${placeholder('readDeclined')}::jsonb`,
        inArray(storedFilings.status, EDITABLE),
        isBaseOf(column),
        sql`exists (select from companies as own where own.id = ${storedFilings.companyId}
          and own.profile_version = ${placeholder('profileVersion')})`,
      ),
    )
    .prepare(`filing_save_${column}`);
