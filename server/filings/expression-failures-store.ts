import { sql } from 'drizzle-orm';
import type { FailingExpression, FailureKind } from '../../domain/filing/failing-expressions';
import type { Database } from '../core/db/client';
import { expressionFailures } from './tables';

export interface EditionFailure {
  program: string;
  edition: string;
  place: string;
  kind: FailureKind;
  filings: number;
  since: Date;
}

/** Expressions noted for one filing: one that is wrong takes others with it. */
const NOTED_AT_MOST = 50;

/** Lines that the office reads at once. */
const LISTED_AT_MOST = 200;

export const createExpressionFailuresStore = (db: Database) => ({
  /** Notes what failed; what is known already keeps the time of its first failure. */
  async note(
    { id: filingId, program, edition }: { id: string; program: string; edition: string },
    failing: readonly FailingExpression[],
    at: Date,
  ): Promise<void> {
    const rows = failing.slice(0, NOTED_AT_MOST).map((each) => ({ ...each, filingId, program, edition, at }));
    if (rows.length > 0) await db.q.insert(expressionFailures).values(rows).onConflictDoNothing();
  },

  /** Failing expressions of all editions, those of the most filings first. */
  list: (): Promise<EditionFailure[]> => {
    const { program, edition, place, kind, at } = expressionFailures;
    const filings = sql<number>`count(*)::int`;
    return db.q
      .select({ program, edition, place, kind, filings, since: sql<Date>`min(${at})`.mapWith(at) })
      .from(expressionFailures)
      .groupBy(program, edition, place, kind)
      .orderBy(sql`${filings} desc`, program, edition, place)
      .limit(LISTED_AT_MOST);
  },
});
