/**
 * The embedded database answers each statement that tests sent to PostgreSQL (TEST_STATEMENTS), with the same values and
 * columns: what can differ between the two is how they read a statement and what types they answer with.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  listColumns,
  type RecordedStatement,
  readRecordedStatements,
  type StatementAnswer,
} from '../../server/core/db/recorded-statements';
import { getSqlState } from '../../server/core/db/sql-state';
import { startTestApp, type TestApp } from '../support/server/application';

/** Class of the errors of a row that does not fit those of the demo: the statement was understood. */
const UNFITTING_ROW = /^23/;
/** A table that a test made for itself. */
const NO_TABLE = '42P01';

class RolledBack extends Error {}

interface Connection {
  query(config: { text: string }, values: unknown[]): Promise<StatementAnswer>;
}

const recorded = readRecordedStatements(process.env.TEST_STATEMENTS ?? '');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** Returns what differs from PostgreSQL's answer; null if nothing does. Leaves the data as they are, without triggers. */
async function findDifference({ text, values, columns }: RecordedStatement): Promise<string | null> {
  let answered: string | null = null;
  const asked = app.db.transaction(async () => {
    await app.db.q.execute(sql`set local session_replication_role = replica`);
    const { $client } = app.db.q as unknown as { $client: Connection };
    const found = listColumns(await $client.query({ text }, values));
    if (JSON.stringify(found) !== JSON.stringify(columns)) answered = JSON.stringify(found);
    throw new RolledBack();
  });
  const error = await asked.catch((caught: Error) => caught);
  if (error instanceof RolledBack)
    return answered && `${text}\n  ${answered}, not ${JSON.stringify(columns)}`;
  const state = getSqlState(error) ?? '';
  return UNFITTING_ROW.test(state) || state === NO_TABLE ? null : `${text}\n  ${error}`;
}

describe('Embedded database (recorded statements)', () => {
  it('was sent statements', () => expect(recorded.length).toBeGreaterThan(0));

  it('answers each statement as PostgreSQL did', async () => {
    const differences: string[] = [];
    for (const statement of recorded) {
      const difference = await findDifference(statement);
      if (difference) differences.push(difference);
    }
    expect(differences).toEqual([]);
  }, 300_000);
});
