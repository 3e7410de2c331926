/**
 * How many statements each call asks of the database, against the table in statements.json: a new call, and one that asks
 * more than it did, fail here. UPDATE_STATEMENTS=1 writes the table anew. What a call does is left to other tests.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRightReach, RIGHTS, type Right, ROLES, type Role } from '../../domain/accounts/roles';
import { paths } from '../../domain/api/paths.generated';
import { queryChannel, type WatchedQuery } from '../../server/core/db/watched-queries';
import { requestContext } from '../../server/core/request-context';
import { DEMO_PASSWORD } from '../../server/demo/demo-companies';
import { startTestApp, type TestApp } from '../support/server/application';

const TABLE = `${__dirname}/statements.json`;
const ACCOUNTS: Record<Role, string> = {
  owner: 'demo',
  filer: 'demo.filer',
  viewer: 'demo.viewer',
  reviewer: 'reviewer',
  expert: 'expert',
  administrator: 'admin',
  finance: 'finance',
  auditor: 'auditor',
};
/** Calls that change something, with what they take; the others of them are asked with nothing, and refused. */
const BODIES: Record<string, object> = {
  [paths.login]: { username: 'demo', password: DEMO_PASSWORD },
  [paths.beginPhoneLink]: { program: 'gazelle', draft: '', path: 'filesData.audit_reports', room: 1 },
  [paths.takePhoneFiles]: { taken: 0 },
  [paths.endPhoneLink]: { taken: 0 },
};
/** Begin and commit do not count: they ask nothing. */
const ASKS = /^\s*(select|insert|update|delete|with)\b/i;

interface Described {
  call: string;
  role: Role;
}

interface OpenApi {
  paths: Record<string, Record<string, { security?: unknown[]; description?: string }>>;
}

let app: TestApp;
let statements: string[] = [];
let tokens: Record<Role, string>;

/** Statements of requests alone: jobs ask whenever they like. Told where they are asked, so those of transactions as well. */
const countStatement = (message: unknown): void => {
  const { text } = message as WatchedQuery;
  if (requestContext.getStore() && ASKS.test(text)) statements.push(text);
};

beforeAll(async () => {
  app = await startTestApp();
  queryChannel.start.subscribe(countStatement);
  const signedIn = ROLES.map(async (role) => [role, await app.signIn(ACCOUNTS[role])] as const);
  tokens = Object.fromEntries(await Promise.all(signedIn)) as Record<Role, string>;
});
afterAll(() => {
  queryChannel.start.unsubscribe(countStatement);
  return app.close();
});

async function described(): Promise<Described[]> {
  const { paths: all } = (await app.app.inject({ url: '/api/docs/json' })).json<OpenApi>();
  const roleOf = (description = ''): Role => {
    const right = RIGHTS.find((each) => description === `Right: ${each}`) as Right | undefined;
    return ROLES.find((role) => !right || getRightReach(role, right)) ?? 'owner';
  };
  return Object.entries(all).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { description }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      role: roleOf(description),
    })),
  );
}

/** Tables with the things that a call finds by its id: the first word that its path has; the others find filings. */
const KINDS: [word: string, table: string, order: string][] = [
  ['/question/', 'questions', 'created_at'],
  ['/notices/', 'office_notices', 'created_at'],
  ['/windows/', 'windows', 'program, opens_at'],
  ['/users/', 'users', 'username_key'],
  ['/compan', 'companies', 'credit_code'],
  ['/phone_link/{id}', 'phone_links', 'created_at'],
  ['/file/', 'files', 'created_at, name'],
  ['/reports/', 'report_tasks', 'due_on, code, subject'],
  ['/task/', 'report_tasks', 'due_on, code, subject'],
  ['/assessments/', 'assessments', 'updated_at'],
  ['', 'filings', 'status, program, batch_year, created_at'],
];

async function someIds(call: string): Promise<string[]> {
  const isFiling = /companyRec|filing/.test(call);
  const [, table, order] = KINDS.find(([word]) => (isFiling ? word === '' : call.includes(word))) ?? [];
  const some = sql.raw(`select id from ${table} order by ${order} limit 40`);
  return (await app.db.q.execute<{ id: string }>(some)).rows.map(({ id }) => id);
}

async function ask(call: string, role: Role, id: string) {
  statements = [];
  const [method, url] = call.replace('{id}', id).split(' ') as ['GET', string];
  const reply = await app.app.inject({
    method,
    url,
    headers: call === paths.login ? {} : { authorization: `JWT ${tokens[role]}` },
    ...(/^(POST|PUT|PATCH)/.test(call) && { payload: BODIES[call] ?? {} }),
  });
  const isDone = !reply.body.startsWith('{') || reply.json<{ code: number }>().code === 200;
  return { isDone, asked: statements };
}

/**
 * Of the first things that a call finds. The first asking may fill a memory. Of the next two the lesser counts: a session is
 * remembered for half a minute, which the first print of a paper may take, and is read anew then.
 */
async function mostOf({ call, role }: Described): Promise<string[]> {
  const ids = await someIds(call);
  let most: string[] = [];
  let found = 0;
  for (const id of call.includes('{id}') && call.startsWith('GET') ? ids : ids.slice(0, 1)) {
    if (found === 3) break;
    const { isDone } = await ask(call, role, id);
    if (!isDone && id !== ids[0]) continue;
    found++;
    const [one, other] = [await ask(call, role, id), await ask(call, role, id)];
    const { asked } = one.asked.length < other.asked.length ? one : other;
    if (asked.length > most.length) most = asked;
  }
  return most;
}

/** The number of times that the call asks the same thing: more than twice where a list is read row by row. */
function timesAsked(asked: string[]): number {
  const times = new Map<string, number>();
  for (const text of asked) times.set(text, (times.get(text) ?? 0) + 1);
  return Math.max(0, ...times.values());
}

describe('SQL statements of each call (statements.json)', () => {
  it('are no more than the table says, and none is repeated for each row', async () => {
    const counts: Record<string, number> = {};
    const perRow: Record<string, number> = {};
    for (const { call, role } of await described()) {
      const most = await mostOf({ call, role });
      counts[call] = most.length;
      if (call.startsWith('GET') && timesAsked(most) > 2) perRow[call] = timesAsked(most);
      if (call.includes('logout') || call.includes('session'))
        tokens[role] = await app.signIn(ACCOUNTS[role]);
    }
    if (process.env.UPDATE_STATEMENTS) writeFileSync(TABLE, `${JSON.stringify(counts, null, 2)}\n`);
    const table = JSON.parse(readFileSync(TABLE, 'utf8')) as Record<string, number>;
    const risen = Object.entries(counts).filter(([call, count]) => count > (table[call] ?? -1));
    expect(risen).toEqual([]);
    expect(perRow).toEqual({});
  }, 300_000);
});
