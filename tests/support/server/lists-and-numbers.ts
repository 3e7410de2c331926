/** All that lists and numbers of the portal are made of, to be compared before and after what must not change them. */
import { sql } from 'drizzle-orm';
import { commonCalls } from '../../../domain/calls/index.generated';
import { buildSumQuery, COUNTERS } from '../../../server/review/derived-tables-store';
import type { TestApp } from './application';

/** Tables and views that lists are read from; the jobs of the server only touch those that are counted. */
const LISTED = [
  'work_items',
  'work_source',
  'work_answers',
  'work_namesakes_now',
  'report_items',
  'report_source',
];
const QUERIES = [
  ...LISTED.map((table) => `select each::text as row from ${table} as each`),
  ...COUNTERS.map((counters) => `select sums::text as row from (${buildSumQuery(counters)}) as sums`),
  ...['outbox', 'register_checks'].map((table) => `select count(*)::text as row from ${table}`),
  'select sum(changes)::text as row from result_changes',
  `select each::text as row from receipt_counters as each where not starts_with(program, 'trial_')`,
  `select each::text as row from letter_counters as each where not starts_with(word, '试填')`,
];

export async function readTables(app: TestApp): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  for (const query of QUERIES) {
    const { rows } = await app.db.q.execute<{ row: string }>(sql.raw(`${query} order by 1`));
    all[query] = rows.map(({ row }) => row);
  }
  return all;
}

/** Calls that tell of trials themselves, and of who read what. */
const EXCEPTIONS = ['programTrials', 'programsInForce', 'currentUser', 'readLog'];

/** The answers of every call that reads a list or a number, to each kind of account. */
export async function readAnswers(app: TestApp): Promise<Record<string, unknown>> {
  const all: Record<string, unknown> = {};
  const reading = commonCalls.filter(
    ({ name, method, path, stream }) =>
      method === 'GET' && !path.includes('{') && !stream && !EXCEPTIONS.includes(name),
  );
  for (const username of ['', 'demo', 'reviewer', 'admin', 'auditor', 'finance', 'expert']) {
    const token = username ? await app.signIn(username) : undefined;
    for (const { name, method, path } of reading) {
      const { code, msg, data } = await app.call(`${method} ${path}`, token ? { token } : {});
      all[`${name} of ${username || 'the public'}`] = JSON.stringify({ code, msg, data });
    }
  }
  return all;
}
