/**
 * Two processes on one PostgreSQL behind nginx and Caddy, as the files of deploy/ have them: both are started anew under load,
 * and connections are kept through pauses as long as those after which proxies and processes give them up. No call fails.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { Program } from '../../domain/definition';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { registerCompany } from '../support/server/api-client';
import { findPostgresPrograms, type OwnCluster, startCluster } from '../support/server/cluster';
import { findFreePort, RealServer } from '../support/server/real-server';
import { KeptConnection } from './kept-connection';
import { type NeighbourService, startCaddy, startNginx } from './neighbours';

const programs = findPostgresPrograms();
/** Calls through each proxy while the processes are started anew. */
const CALLS = 3_000;
const COMPANIES = 12;
/** From one call of a connection to its next: 60 a second through each proxy. */
const EVERY_MS = 200;
/** Seconds of a pause, and how often a connection pauses so. */
const PAUSES = [
  [15, 10],
  [60, 2],
  [75, 2],
] as const;
/** Connections of each kind. */
const KEPT = 60;
/** Around the moment at which the other end may give up. */
const JITTER_MS = 160;

const gazelle = findProgram('gazelle') as Program;
const SAVE = getSaveCall(gazelle);
const bodyOf = (save: number) => ({
  action: 'save',
  data: { baseData: { company_profile: `第 ${save} 次保存` } },
});

const NEIGHBOURS = { nginx: startNginx, Caddy: startCaddy };
const NAMES = Object.keys(NEIGHBOURS);

/** A company and its draft, which it saves over and over; every third call reads it. */
class Saver {
  private connection = new KeptConnection('');
  private calls = 0;
  saves = 1;
  failed: string[] = [];

  private constructor(
    private readonly token: string,
    private filing: Pick<Filing, 'id' | 'version'>,
  ) {}

  static async open(server: RealServer): Promise<Saver> {
    const { client } = await registerCompany(server);
    const { id, version } = await client.must<Filing>(SAVE, bodyOf(0));
    return new Saver(client.access ?? '', { id, version });
  }

  /** From now on it calls there, on one connection. */
  goTo(url: string): void {
    this.connection = new KeptConnection(url, this.token);
    this.failed = [];
  }

  private read = () => this.connection.send<Filing>(toWireCall(gazelle.calls.one, this.filing.id ?? ''));

  async call(): Promise<void> {
    const isRead = this.calls++ % 3 === 2;
    const { code, data, status, failure } = await (isRead
      ? this.read()
      : this.connection.send<Filing>(SAVE, { ...this.filing, ...bodyOf(this.saves) }));
    if (code !== 200 || !data) return void this.failed.push(failure ?? `${status} ${code}`);
    this.filing = { id: data.id, version: data.version };
    if (!isRead) this.saves += 1;
  }

  /** What is stored has to be what was acknowledged last. */
  async leave(): Promise<void> {
    const { data } = await this.read();
    this.connection.close();
    const { company_profile } = bodyOf(this.saves - 1).data.baseData;
    const isLast = data?.version === this.filing.version && !!data.data.baseData;
    if (!isLast || !JSON.stringify(data.data.baseData).includes(company_profile))
      this.failed.push(`lost: version ${data?.version} of ${this.filing.version}`);
  }
}

/** Calls on a connection with pauses between them; gives what went wrong. */
async function pauseBetweenCalls(url: string, seconds: number, times: number): Promise<string[]> {
  const connection = new KeptConnection(url);
  const failed: string[] = [];
  for (let i = 0; i <= times; i++) {
    if (i > 0) await sleep(seconds * 1_000 + (Math.random() - 0.5) * JITTER_MS);
    const { status, failure } = await connection.send(paths.pageView, { route: '/index' });
    if (status !== 200) failed.push(`after ${seconds} s: ${failure ?? status}`);
  }
  connection.close();
  return failed;
}

describe.skipIf(!programs)('two processes behind the proxies (deploy/)', () => {
  let cluster: OwnCluster;
  let servers: RealServer[] = [];
  const savers: Saver[] = [];
  const proxies = new Map<string, NeighbourService | null>();

  beforeAll(async () => {
    cluster = await startCluster(programs ?? '');
    await cluster.primary.ask('create database portal');
    const ports: [number, number] = [await findFreePort(), await findFreePort()];
    servers = ports.map(
      (port) =>
        new RealServer({
          DATABASE_URL: cluster.primary.url('portal'),
          JWT_SECRET: 's'.repeat(32),
          PORT: String(port),
          LEAVE_SECONDS: '5',
        }),
    );
    const [first, second] = servers as [RealServer, RealServer];
    await first.start();
    // Codes by SMS are files of the process that sends them: there is one.
    for (let i = 0; i < COMPANIES; i++) savers.push(await Saver.open(first));
    await second.start();
    for (const [name, start] of Object.entries(NEIGHBOURS)) proxies.set(name, await start(ports));
  }, 300_000);
  afterAll(async () => {
    await Promise.all([...proxies.values()].map((each) => each?.close()));
    await Promise.all(servers.map((server) => server.remove()));
    cluster?.remove();
  });

  const urlOf = (name: string) => `https://127.0.0.1:${proxies.get(name)?.port}`;

  it.for(NAMES)(
    'lose no call through %s while they are restarted',
    { timeout: 600_000 },
    async (name, { skip }) => {
      if (!proxies.get(name)) skip(`There is no ${name} on this machine, and none can be installed.`);
      for (const saver of savers) saver.goTo(urlOf(name));
      let calls = 0;
      let isRestarting = true;
      const work = savers.map(async (saver) => {
        for (let due = performance.now(); isRestarting || calls < CALLS; due += EVERY_MS) {
          await sleep(Math.max(0, due - performance.now()));
          await saver.call();
          calls++;
        }
      });
      await sleep(3_000);
      for (const server of servers) {
        await server.end();
        await server.start();
      }
      isRestarting = false;
      await Promise.all(work);
      for (const saver of savers) await saver.leave();
      const saves = savers.reduce((sum, saver) => sum + saver.saves, 0);
      console.log(`${name}: ${calls} calls, ${saves} saves`);
      expect(savers.flatMap(({ failed }) => failed)).toEqual([]);
    },
  );

  it('keep connections through pauses, directly and behind each proxy', async () => {
    const behind = NAMES.flatMap((name) => (proxies.get(name) ? [urlOf(name)] : []));
    const failed = await Promise.all(
      [servers[0]?.url ?? '', ...behind].flatMap((url) =>
        PAUSES.flatMap(([seconds, times]) =>
          Array.from({ length: KEPT }, () => pauseBetweenCalls(url, seconds, times)),
        ),
      ),
    );
    expect(failed.flat()).toEqual([]);
  }, 400_000);
});
