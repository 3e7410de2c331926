import { and, eq, sql } from 'drizzle-orm';
import { type FilingVisit, SILENT_ACTIONS } from '../../domain/filing/visits';
import type { Database } from '../core/db/client';
import { takeFirst } from '../core/db/rows';
import { auditLog, filings } from '../core/db/tables';
import { filingVisits, sectionNotes } from './tables';

/** Maximum number of filings whose news are counted at once. */
const COUNTED_AT_MOST = 500;

const SILENT = SILENT_ACTIONS.map((action) => `'${action}'`).join(', ');

const isOfFiling = (line: string) =>
  sql`${sql.raw(line)}.subject_kind = 'filing' and ${sql.raw(line)}.subject_id = ${filingVisits.filingId}::text`;

export const createVisitsStore = (db: Database) => ({
  visit: (filingId: string, userId: string): Promise<FilingVisit | undefined> =>
    takeFirst(
      db.q
        .select({
          seenAt: filingVisits.seenAt,
          sections: filingVisits.sections,
          fields: filingVisits.fields,
        })
        .from(filingVisits)
        .where(and(eq(filingVisits.filingId, filingId), eq(filingVisits.userId, userId))),
    ),

  async note(filingId: string, userId: string, { seenAt, sections, fields }: FilingVisit): Promise<void> {
    await db.q
      .insert(filingVisits)
      .values({ filingId, userId, seenAt, sections, fields })
      .onConflictDoUpdate({
        target: [filingVisits.filingId, filingVisits.userId],
        set: {
          seenAt: sql`excluded.seen_at`,
          sections: sql`excluded.sections`,
          fields: sql`excluded.fields`,
        },
      });
  },

  /** Number of acts and notes of others since the visits of the person, by filing of the company; their saves count as one. */
  counts: (companyId: string, userId: string) =>
    db.q
      .select({
        id: filingVisits.filingId,
        program: filings.program,
        count: sql<number>`((select count(*) from ${auditLog} as act where ${isOfFiling('act')}
            and act.at > ${filingVisits.seenAt} and act.actor_id is distinct from ${userId}::uuid
            and act.action not in (${sql.raw(SILENT)}))
          + (select count(*) from ${sectionNotes} as note where note.filing_id = ${filingVisits.filingId}
            and note.created_at > ${filingVisits.seenAt} and note.user_id is distinct from ${userId}::uuid)
          + case when ${filings.saveLoggedBy} is distinct from ${userId}::uuid
              and ${filings.updatedAt} > ${filingVisits.seenAt}
              and ${filings.updatedAt} > (select max(step.at) from ${auditLog} as step
                where ${isOfFiling('step')} and step.action <> 'save')
            then 1 else 0 end)::int`,
      })
      .from(filingVisits)
      .innerJoin(filings, eq(filings.id, filingVisits.filingId))
      .where(and(eq(filingVisits.userId, userId), eq(filings.companyId, companyId)))
      .limit(COUNTED_AT_MOST),
});

export type VisitsStore = ReturnType<typeof createVisitsStore>;
