/** Details of the latest log line of an action on a filing of the work list. */
import { type SQL, sql } from 'drizzle-orm';
import { auditLog, workItems } from '../core/db/tables';

/** Builds the subquery for a detail of the line. */
export const buildLatestLineQuery = (action: string, said: SQL) => sql`(select ${said} from ${auditLog}
  where ${auditLog.subjectKind} = 'filing' and ${auditLog.subjectId} = ${workItems.filingId}::text
    and ${auditLog.action} = ${action} order by ${auditLog.seq} desc limit 1)`;

/** Time when the public notice of a filing of the work list began. */
export const noticeBeginTime = buildLatestLineQuery('publicise', sql`${auditLog.at}`).mapWith(auditLog.at);
