import { and, count, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../core/db/client';
import { readingMarks } from '../core/db/tables';

export interface Reading {
  userId: string;
  filingId: string;
}

const ofReading = ({ userId, filingId }: Reading) =>
  and(eq(readingMarks.filingId, filingId), eq(readingMarks.userId, userId));

/** A column: what the person has marked in a filing. */
export const marksOf = (filingId: PgColumn, userId: string | null) =>
  sql<{ key: string; submission: number }[]>`(select coalesce(json_agg(json_build_object(
      'key', ${readingMarks.key}, 'submission', ${readingMarks.submission})), '[]'::json)
    from ${readingMarks} where ${readingMarks.filingId} = ${filingId} and ${readingMarks.userId} = ${userId})`;

export function createMarksStore(db: Database) {
  return {
    /** Marks beside these. */
    async countOthers(reading: Reading, keys: string[]): Promise<number> {
      const others = and(ofReading(reading), notInArray(readingMarks.key, keys));
      const [row] = await db.q.select({ marks: count() }).from(readingMarks).where(others);
      return row?.marks ?? 0;
    },

    async put(reading: Reading, keys: string[], submission: number): Promise<void> {
      await db.q
        .insert(readingMarks)
        .values(keys.map((key) => ({ ...reading, key, submission })))
        .onConflictDoUpdate({
          target: [readingMarks.filingId, readingMarks.userId, readingMarks.key],
          set: { submission: sql`greatest(${readingMarks.submission}, excluded.submission)` },
        });
    },

    async remove(reading: Reading, keys: string[]): Promise<void> {
      await db.q.delete(readingMarks).where(and(ofReading(reading), inArray(readingMarks.key, keys)));
    },
  };
}
