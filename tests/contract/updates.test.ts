/**
 * An update while people work: builds are swapped under two processes behind a proxy, which are then started anew one after
 * the other. Nobody sees a request fail, and no page that is open misses a file.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { sideOf, swapIn } from '../../scripts/support/builds.mjs';
import { runAdminQuery } from '../../server/core/db/test-database-server';
import { getSaveCall } from '../support/file-sample';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { type LoadBalancer, startBalancer } from '../support/server/balancer';
import { RealServer } from '../support/server/real-server';

const folder = mkdtempSync(join(tmpdir(), 'portal-updates-'));
const output = join(folder, 'dist');
const chunkOf = (name: string) => `page.${Buffer.from(name).toString('hex')}.js`;

/** Builds as `npm run build` does: at the side, then swapped in. */
function build(name: string): void {
  const side = sideOf(output);
  mkdirSync(side);
  writeFileSync(join(side, 'index.html'), `<script src="/${chunkOf(name)}"></script>`);
  writeFileSync(join(side, chunkOf(name)), name);
  swapIn(output);
}

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe(swapIn, () => {
  it('serves one whole build at any time, keeps two more, and deletes older ones', () => {
    mkdirSync(output);
    writeFileSync(join(output, 'index.html'), 'from an earlier version of the scripts');
    for (const name of ['b001', 'b002', 'b003', 'b004']) {
      build(name);
      expect(readdirSync(output).sort()).toEqual(['index.html', chunkOf(name)].sort());
    }
    expect(readdirSync(folder)).toHaveLength(4);
  });
});

const postgres = process.env.TEST_DATABASE_URL;

describe.skipIf(!postgres)('two processes on PostgreSQL (RealServer)', () => {
  const admin = postgres || 'postgres://unused';
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const dataDir = join(folder, 'data');
  const portal = () =>
    new RealServer({
      DATABASE_URL: Object.assign(new URL(admin), { pathname: `/${name}` }).href,
      JWT_SECRET: 's'.repeat(32),
      DEMO: 'on',
      DATA_DIR: dataDir,
      PORTAL_DIR: output,
      LEAVE_SECONDS: '2',
    });
  const servers = [portal(), portal()] as const;
  let balancer: LoadBalancer;
  let companies: ApiClient[];

  beforeAll(async () => {
    await runAdminQuery(admin, `create database ${name}`);
    mkdirSync(dataDir);
    build('old1');
    for (const server of servers) await server.start();
    balancer = await startBalancer(() => servers.map(({ url }) => url));
    companies = await Promise.all(['demo', 'other'].map((user) => openDemoClient(balancer.url, user)));
  }, 120_000);
  afterAll(async () => {
    await balancer?.close();
    await Promise.all(servers.map((server) => server.remove()));
    await runAdminQuery(admin, `drop database if exists ${name} with (force)`);
  });

  it('lose no request while they are updated one after the other', async () => {
    const program = findProgram('gazelle');
    if (!program) throw new Error('no gazelle');
    const seen: string[] = [];
    const count = { saves: 0, files: 0 };
    let isOver = false;

    const saving = async (client: ApiClient) => {
      let { id, version } = await client.must<Filing>(getSaveCall(program), { data: {} });
      for (; !isOver; count.saves++) {
        const data = { baseData: { company_profile: `第 ${count.saves} 次` } };
        const reply = await client.send<Filing>(getSaveCall(program), { id, version, data });
        if (reply.code === 200) ({ id, version } = reply.data);
        else seen.push(`save: ${reply.status} ${reply.msg}`);
      }
    };
    /** A page loads its chunk, and one that was opened before the update loads its own. */
    const loading = async () => {
      for (; !isOver; count.files++) {
        const page = await fetch(`${balancer.url}/index`);
        const [, chunk = ''] = /src="\/([^"]+)"/.exec(await page.text()) ?? [];
        for (const each of [chunk, chunkOf('old1')]) {
          const { status } = await fetch(`${balancer.url}/${each}`);
          if (status !== 200) seen.push(`${each}: ${status}`);
        }
      }
    };
    const work = Promise.all([...companies.map(saving), loading(), loading()]);

    build('new1');
    build('new2');
    for (const server of servers) {
      await server.end();
      await server.start();
      await sleep(300);
    }
    isOver = true;
    await work;
    expect(seen).toEqual([]);
    expect(count.saves).toBeGreaterThan(20);
    expect(count.files).toBeGreaterThan(20);
    expect(await (await fetch(`${balancer.url}/index`)).text()).toContain(chunkOf('new2'));
  }, 120_000);
});
