/**
 * A primary dies among saves, its synchronous standby is promoted, and the portal goes on by itself: what was acknowledged is
 * there, and no step was taken twice. Requests reach it directly, or through PgBouncer in transaction mode.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SERVER_SETTINGS } from '../../server/core/db/pools';
import { findExecutable } from '../support/debian';
import { type ClusterPair, findPostgresPrograms, startPair } from '../support/server/cluster';
import { type ConnectionPooler, startPooler } from '../support/server/pooler';
import { RealServer } from '../support/server/real-server';
import { PatientFiler } from './patient-filer';

const programs = findPostgresPrograms();
const pgbouncer = programs && findExecutable('pgbouncer', 'pgbouncer');
const CONNECTIONS = 6;

describe.skipIf(!programs).each([
  ['reached directly', false],
  ['reached through a pooler', true],
])('RealServer on a database that fails over, %s', (_, isPooled) => {
  let pair: ClusterPair;
  let pooler: ConnectionPooler | null = null;
  let server: RealServer;

  /** Behind it connections have the settings of their account. */
  async function startOwnPooler(): Promise<ConnectionPooler> {
    if (!pgbouncer) throw new Error('no PgBouncer, and none can be installed');
    for (const [name, value] of Object.entries(SERVER_SETTINGS))
      await pair.primary.ask(`alter role postgres in database portal set ${name} = '${value}'`);
    return startPooler(pgbouncer, pair.primary.url('portal'), CONNECTIONS);
  }

  beforeAll(async () => {
    pair = await startPair(programs ?? '');
    await pair.primary.ask('create database portal');
    if (isPooled) pooler = await startOwnPooler();
    server = await new RealServer({
      DATABASE_URL: `postgres://postgres@${pair.primary.address},${pair.standby.address}/portal`,
      JWT_SECRET: 's'.repeat(32),
      DEMO: 'on',
      ...(pooler && { DATABASE_POOLER_URL: pooler.url }),
    }).start();
  }, 180_000);
  afterAll(async () => {
    await server?.remove();
    await pooler?.close();
    pair?.remove();
  });

  const ready = async (status: number): Promise<number> => {
    const began = performance.now();
    for (const end = began + 60_000; performance.now() < end; await sleep(100)) {
      const answer = await fetch(`${server.url}/api/ready`).catch(() => null);
      if (answer?.status === status) return Math.round(performance.now() - began);
    }
    throw new Error(`/api/ready did not become ${status}: ${server.log}`);
  };

  it('loses nothing acknowledged, repeats no step, and is ready again by itself', async () => {
    const filers = await Promise.all(['demo', 'other'].map((user) => PatientFiler.open(server.url, user)));
    let isOver = false;
    const work = Promise.all(filers.map((filer) => filer.work(() => isOver)));
    await sleep(3_000);
    pair.primary.kill();
    await ready(503);
    await sleep(1_000);
    pair.promote();
    pooler?.leadTo(pair.standby.url('portal'));
    const backMs = await ready(200);
    await sleep(3_000);
    isOver = true;
    const tallies = await work;
    console.log(
      `${isPooled ? 'pooled' : 'direct'}: ready ${backMs} ms after the promotion`,
      JSON.stringify(tallies),
    );

    for (const [i, filer] of filers.entries()) {
      const { saves, submissions, withdrawals, waits, faults } = tallies[i] as (typeof tallies)[0];
      expect(faults).toEqual([]);
      expect(waits).toBeGreaterThan(0);
      const count = (action: string) =>
        `select count(*)::int as n from audit_log where subject_id = '${filer.id}' and action = '${action}'`;
      const one = async (sql: string) => (await pair.standby.ask<{ n: number }>(sql, 'portal'))[0]?.n;
      const steps = [`submissions where filing_id = '${filer.id}'`].map(
        (from) => `select count(*)::int as n from ${from}`,
      );
      expect(await one(steps[0] ?? '')).toBe(submissions);
      expect(await one(count('withdraw'))).toBe(withdrawals);
      expect((await filer.stored()).data.baseData).toMatchObject({
        company_profile: `第 ${saves - 1} 次保存。`.repeat(20),
      });
    }
    expect(server.log).not.toContain('a fault');
  }, 180_000);
});
