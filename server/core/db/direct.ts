import type { Pool, PoolClient } from 'pg';
import { DatabaseFault } from './faults';

const STATE = `select pg_backend_pid() as pid, current_setting('statement_timeout') as timeout,
  current_setting('timezone') as zone`;

interface State {
  pid: number;
  timeout: string;
  zone: string;
}

async function stateOf(client: PoolClient): Promise<State> {
  const { rows } = await client.query<State>(STATE);
  return rows[0] as State;
}

/**
 * Throws a DatabaseFault where a pooler stands between: statements prepared on a connection would meet another one, and a
 * bound that is not set bounds nothing. Two connections of ours that are open at once never share a backend; behind a
 * pooler in transaction mode, the second is given that of the first.
 */
export async function assertDirect(pool: Pool, statementTimeout: string): Promise<void> {
  const clients = [await pool.connect(), await pool.connect()] as const;
  try {
    const [first, second] = [await stateOf(clients[0]), await stateOf(clients[1])];
    const isSet = first.timeout === statementTimeout && first.zone === 'UTC';
    if (!isSet || first.pid === second.pid) throw new DatabaseFault('pooler');
  } finally {
    for (const client of clients) client.release();
  }
}
