/** Requests through PgBouncer in transaction mode, with fewer connections than there are requests at once. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { findExecutable } from '../support/debian';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { openDemoClient } from '../support/server/api-client';
import { type ConnectionPooler, startPooler } from '../support/server/pooler';
import { RealServer } from '../support/server/real-server';

const postgres = process.env.TEST_DATABASE_URL;
const pgbouncer = postgres ? findExecutable('pgbouncer', 'pgbouncer') : null;
const CONNECTIONS = 2;

describe.skipIf(!postgres || !pgbouncer)('RealServer behind a pooler in transaction mode', () => {
  const admin = postgres || 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = Object.assign(new URL(admin), { pathname: `/${name}` }).href;
  const portal = (env: Record<string, string>) =>
    new RealServer({ JWT_SECRET: 's'.repeat(32), DEMO: 'on', ...env });
  let pooler: ConnectionPooler;
  let server: RealServer;

  beforeAll(async () => {
    await runAdminQuery(admin, `create database ${name}`);
    pooler = await startPooler(pgbouncer ?? '', url, CONNECTIONS);
    server = portal({ DATABASE_URL: url, DATABASE_POOLER_URL: pooler.url });
  });
  afterAll(async () => {
    await server?.remove();
    await pooler?.close();
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  const refusal = async (env: Record<string, string>): Promise<string> => {
    const refused = portal(env);
    const error = await refused.start().then(
      () => new Error('it started'),
      (caught: Error) => caught,
    );
    await refused.remove();
    return error.message;
  };

  it('refuses to start on a pooler alone or without its settings, and says what to do', async () => {
    expect(await refusal({ DATABASE_URL: pooler.url })).toContain('name the pooler in DATABASE_POOLER_URL');
    const said = await refusal({ DATABASE_URL: url, DATABASE_POOLER_URL: pooler.url });
    const statements = said.match(/alter role \w+ in database \w+ set \w+ = '\w+';/g) ?? [];
    expect(statements.length).toBeGreaterThan(2);
    for (const statement of new Set(statements)) await runAdminQuery(url, statement);
    await runAdminQuery(
      Object.assign(new URL(pooler.url), { pathname: '/pgbouncer' }).href,
      'reconnect',
    ).catch(() =>
      runAdminQuery(
        url,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${name}' and pid <> pg_backend_pid()`,
      ),
    );
    await server.start();
  }, 120_000);

  it('serves more users at once than it has connections, and keeps each save', async () => {
    const program = findProgram('gazelle');
    if (!program) throw new Error('no gazelle');
    const save = getSaveCall(program);
    const clients = await Promise.all(
      ['demo', 'demo.filer', 'other'].map((user) => openDemoClient(server.url, user)),
    );
    const [mine] = clients as [(typeof clients)[0], ...typeof clients];
    let { id, version } = await mine.must<Filing>(save, { data: {} });
    for (let i = 0; i < 10; i++) {
      const data = { baseData: { company_profile: `第 ${i} 次` } };
      const reads = clients.flatMap((client) => [1, 2, 3].map(() => client.must(paths.currentUser)));
      const [saved] = await Promise.all([mine.must<Filing>(save, { id, version, data }), ...reads]);
      ({ id, version } = saved);
    }
    const stored = await mine.must<Filing>(toWireCall(program.calls.one, id ?? ''));
    expect(stored.data.baseData).toMatchObject({ company_profile: '第 9 次' });
  }, 60_000);

  it('learns of its own changes before it answers, so that no ended session is served from memory', async () => {
    for (let i = 0; i < 5; i++) {
      const client = await openDemoClient(server.url);
      for (let read = 0; read < 2; read++) await client.must(paths.currentUser);
      await client.must(paths.logout);
      expect(await client.send(paths.currentUser)).toMatchObject({ status: 403, code: -1 });
    }
  }, 60_000);

  it('runs the jobs and shows both connections in its metrics', async () => {
    const metrics = await (await fetch(`${server.url}/api/metrics`)).text();
    expect(metrics).toContain('jobs_led 1');
    expect(server.log).not.toContain('a fault');
  });
});
