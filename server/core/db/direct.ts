import type { Pool, PoolClient } from 'pg';
import { DatabaseFault } from './faults';
import { idIn, installationOf } from './installation';
import { SERVER_SETTINGS } from './pools';

type Settings = Record<string, string>;

interface State {
  pid: number;
  login: string;
  database: string;
  settings: Settings;
}

async function stateOf(client: Pool | PoolClient, wanted: Settings): Promise<State> {
  const { rows } = await client.query<State>(
    `select pg_backend_pid() as pid, quote_ident(current_user) as login, quote_ident(current_database()) as database,
       (select json_object_agg(name, current_setting(name)) from unnest($1::text[]) as name) as settings`,
    [Object.keys(wanted)],
  );
  return rows[0] as State;
}

/** Debian's clusters call the same zone Etc/UTC, and a pooler keeps what the first connection told. */
const lackedBy = ({ settings }: State, wanted: Settings): string[] =>
  Object.keys(wanted).filter((name) => settings[name]?.replace(/^Etc\//, '') !== wanted[name]);

/**
 * Throws a DatabaseFault where a pooler stands between: statements prepared on a connection would meet another one, and a
 * bound that is not set bounds nothing. Two connections of ours that are open at once never share a backend; behind a
 * pooler in transaction mode, the second is given that of the first.
 */
export async function assertDirect(pool: Pool, wanted: Settings = SERVER_SETTINGS): Promise<void> {
  const clients = [await pool.connect(), await pool.connect()] as const;
  try {
    const [first, second] = [await stateOf(clients[0], wanted), await stateOf(clients[1], wanted)];
    if (lackedBy(first, wanted).length > 0 || first.pid === second.pid) throw new DatabaseFault('pooler');
  } finally {
    for (const client of clients) client.release();
  }
}

/** Throws a DatabaseFault unless the pooler leads to the database of this installation, with the settings of our connections. */
export async function assertPooled(
  pool: Pool,
  directory: string,
  wanted: Settings = SERVER_SETTINGS,
): Promise<void> {
  const state = await stateOf(pool, wanted);
  const lacked = lackedBy(state, wanted);
  if (lacked.length > 0) {
    const of = `alter role ${state.login} in database ${state.database} set`;
    throw new DatabaseFault(
      'poolerSettings',
      lacked.map((name) => `${of} ${name} = '${wanted[name]}';`).join(' '),
    );
  }
  if ((await installationOf(pool)) !== idIn(directory)) throw new DatabaseFault('poolerElsewhere');
}
