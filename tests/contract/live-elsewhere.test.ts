/** Two processes on one PostgreSQL: what happens in one is told to the streams of the other, and ends them there. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { openDemoClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { StreamReader } from '../support/server/stream-reader';

const postgres = process.env.TEST_DATABASE_URL;

describe.skipIf(!postgres)('live stream of another process (RealServer)', () => {
  const admin = postgres || 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  /** Told to end, it serves on for a second, as behind a balancer. */
  const env = { DATABASE_URL: url, JWT_SECRET: 's'.repeat(32), DEMO: 'on', LEAVE_SECONDS: '1' };
  const portal = () => new RealServer(env);
  const [here, elsewhere] = [portal(), portal()];

  beforeAll(async () => {
    await runAdminQuery(admin, `create database ${name}`);
    await here.start();
    await elsewhere.start();
  }, 120_000);
  afterAll(async () => {
    await Promise.all([here.remove(), elsewhere.remove()]);
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  it('receives a message read here, and ends when the user signs out here', async () => {
    const client = await openDemoClient(here.url);
    const stream = await StreamReader.open(elsewhere.url, client.access);
    const { list } = await client.must<{ list: { id: string }[] }>(paths.messages);
    await client.must(paths.batchRead, { message_ids: [list[0]?.id] });
    await stream.until(() => stream.has({ kind: 'message' }));
    await client.must(paths.logout);
    await stream.until(() => stream.isOver);
  });

  it('receives a notice that events may be missing when the connection was cut', async () => {
    const client = await openDemoClient(here.url);
    const stream = await StreamReader.open(elsewhere.url, client.access);
    const lines = `pg_stat_activity where datname = '${name}' and application_name = 'account_change'`;
    await runAdminQuery(url, `select pg_terminate_backend(pid) from ${lines}`);
    await stream.until(() => stream.has({ kind: 'missed' }));
    expect(stream.isOver).toBe(false);
    stream.close();
  });

  it('closes when its process ends, without losing a call', async () => {
    const client = await openDemoClient(elsewhere.url);
    const streams = await Promise.all(
      Array.from({ length: 10 }, () => StreamReader.open(elsewhere.url, client.access)),
    );
    const began = performance.now();
    const calls = Array.from({ length: 20 }, () => client.send(paths.currentUser));
    const stopped = elsewhere.end();
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 200));
    await stopped;
    expect(streams.every(({ isOver }) => isOver)).toBe(true);
    expect(performance.now() - began).toBeLessThan(6_000);
  });
});
