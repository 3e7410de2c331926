/** Two processes on one PostgreSQL, each with sessions in memory: what ends in one is over in the other within a second. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { withId } from '../support/with-id';

const postgres = process.env.TEST_DATABASE_URL;
const LIMIT_MS = 1_000;

describe.skipIf(!postgres)('session held by another process (RealServer)', () => {
  const admin = postgres || 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const portal = () => new RealServer({ DATABASE_URL: url, JWT_SECRET: 's'.repeat(32), DEMO: 'on' });
  const [here, elsewhere] = [portal(), portal()];
  const ask = (sql: string) => runAdminQuery(url, sql);

  beforeAll(async () => {
    await runAdminQuery(admin, `create database ${name}`);
    await here.start();
    await elsewhere.start();
  }, 120_000);
  afterAll(async () => {
    await Promise.all([here.remove(), elsewhere.remove()]);
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  const seenElsewhere = ({ access }: ApiClient, call: string = paths.currentUser) => {
    const [method, path] = call.split(' ');
    const headers = { authorization: `JWT ${access}` };
    return fetch(`${elsewhere.url}${path}`, { method, headers }).then(async (answer) => {
      const { code, msg } = (await answer.json()) as { code: number; msg: string };
      return { status: answer.status, code, msg };
    });
  };
  /** Signed in here, and known elsewhere. */
  const person = async (username: string) => {
    const client = await openDemoClient(here.url, username);
    for (let i = 0; i < 3; i++) expect(await seenElsewhere(client)).toMatchObject({ code: 200 });
    return client;
  };
  const until = async (client: ApiClient, wanted: object, call?: string) => {
    const end = performance.now() + LIMIT_MS;
    let seen = await seenElsewhere(client, call);
    while (performance.now() < end && !Object.entries(wanted).every(([k, v]) => seen[k as 'code'] === v)) {
      await sleep(20);
      seen = await seenElsewhere(client, call);
    }
    expect(seen).toMatchObject(wanted);
  };
  const ENDED = { status: 403, code: -1 };

  it('is served from memory there until a change is announced', async () => {
    const client = await person('demo');
    await ask('alter table sessions disable trigger tell_ended_session');
    await client.must(paths.logout);
    await ask('alter table sessions enable trigger tell_ended_session');
    expect(await seenElsewhere(client)).toMatchObject({ code: 200 });
    expect(await client.send(paths.currentUser)).toMatchObject({ code: 200 });
  });

  it('ends on signing out', async () => {
    const client = await person('demo');
    await client.must(paths.logout);
    expect(await client.send(paths.currentUser)).toMatchObject(ENDED);
    await until(client, ENDED);
  });

  it('changes with the role, and ends with the account', async () => {
    const [owner, viewer] = [await person('demo'), await person('demo.viewer')];
    const { list } = await owner.must<{ list: { id: string; username: string }[] }>(paths.users);
    const id = list.find(({ username }) => username === 'demo.viewer')?.id ?? '';
    const change = (values: object) => owner.must(withId(paths.updateUser, id), values);
    expect(await seenElsewhere(viewer, paths.askQuestion)).toMatchObject({ code: 208 });
    await change({ role: 'filer' });
    await until(viewer, { status: 200, code: -1 }, paths.askQuestion);
    const again = await person('demo.viewer');
    await change({ enabled: false });
    await until(again, ENDED);
  });

  it('changes with a role that an operator sets', async () => {
    const owner = await person('demo');
    expect((await seenElsewhere(owner, paths.users)).code).toBe(200);
    await ask(`update users set role = 'viewer' where username = 'demo'`);
    await until(owner, { status: 200, code: 208 }, paths.users);
    await ask(`update users set role = 'owner' where username = 'demo'`);
    await until(owner, { code: 200 }, paths.users);
  });

  it('ends with its company', async () => {
    const other = await person('other');
    await ask(`update companies set status = 'disabled' where id =
      (select company_id from users where username = 'other')`);
    await until(other, ENDED);
  });

  it('is not served from memory while the connection is cut, and again once it is back', async () => {
    const lines = `from pg_stat_activity where datname = '${name}' and application_name = 'account_change'`;
    const cut = () => ask(`select pg_terminate_backend(pid) ${lines}`);
    const first = await person('demo');
    await cut();
    await first.must(paths.logout);
    await until(first, ENDED);
    await cut();
    await sleep(2_000);
    const second = await person('demo');
    await second.must(paths.logout);
    await until(second, ENDED);
  }, 60_000);
});
