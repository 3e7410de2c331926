/** The process itself: how long it takes to start, phase by phase, and what memory it holds, each beside bare PGlite. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { printTable } from './runs';
import { createBigDraft } from './sample';

const CALLS = Number(process.env.CALLS ?? 20_000);
const AT_ONCE = 8;
const QUIET_MS = 90_000;
const SAVE = 'POST /api/v1.0/portal/report/companyRec/';
const MB = 1_048_576;
const PHASES = ['modules', 'database', 'data', 'ready'];

interface Phase {
  phase: string;
  ms: number;
  cpuMs: number;
}

/** Phases of a start, as a server logs them. */
export const readPhases = (log: string): Phase[] =>
  log.split('\n').flatMap((line) => {
    if (!line.includes('"phase"')) return [];
    const said: Phase = JSON.parse(line);
    return [said];
  });

/** Opens the database of a server that has ended, in a process that does nothing else. */
function bare(dataDir: string): { ms: number; cpuMs: number; rss: number } {
  const copy = mkdtempSync(join(tmpdir(), 'portal-bare-'));
  cpSync(join(dataDir, 'database'), copy, { recursive: true });
  const program = `const { PGlite } = require('@electric-sql/pglite');
    PGlite.create({ dataDir: process.argv[1] }).then(async (db) => {
      const ms = performance.now(), { user, system } = process.cpuUsage();
      await db.query('select count(*) from filings where data is not null');
      console.log(JSON.stringify({ ms, cpuMs: (user + system) / 1000, rss: process.memoryUsage().rss }));
      process.exit();
    });`;
  const said = execFileSync(process.execPath, ['-e', program, copy], { encoding: 'utf8' });
  rmSync(copy, { recursive: true, force: true });
  return JSON.parse(said);
}

/** `postgres`: an empty database, where one is within reach. */
export async function benchStart(postgres: string | null): Promise<void> {
  const rows: (string | number)[][] = [];
  const start = async (title: string, server: RealServer) => {
    await server.start();
    const phases = readPhases(server.log);
    const cells = PHASES.map((name) => {
      const { ms = 0, cpuMs = 0 } = phases.find(({ phase }) => phase === name) ?? {};
      return `${ms} (${cpuMs})`;
    });
    rows.push([title, ...cells]);
    await server.end();
  };
  const embedded = new RealServer({ LOG_LEVEL: 'debug' }, true);
  await start('embedded, first', embedded);
  await start('embedded, again', embedded);
  await start('embedded, again', embedded);
  const { ms, cpuMs } = bare(embedded.dataDir);
  rows.push(['bare node and PGlite', '', `${ms.toFixed(0)} (${cpuMs.toFixed(0)})`, '', '']);
  await embedded.remove();
  if (postgres) {
    const rest = { DATABASE_URL: postgres, JWT_SECRET: 's'.repeat(32), LOG_LEVEL: 'debug' };
    const onServer = new RealServer(rest);
    await start('PostgreSQL, first', onServer);
    await start('PostgreSQL, again', onServer);
    await onServer.remove();
  }
  printTable('Start: ms since the process began (processor time)', ['', ...PHASES], rows);
}

const figure = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? 0);

async function memoryRow(title: string, { url }: RealServer): Promise<(string | number)[]> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const names = [
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
    'nodejs_external_memory_bytes',
  ];
  return [title, ...names.map((name) => Math.round(figure(metrics, name) / MB))];
}

/** Saves of a filing, lists, and who somebody is, by companies of their own. */
async function use(server: RealServer): Promise<void> {
  let left = CALLS;
  const work = async () => {
    const { client } = await registerCompany(server);
    let filing = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
    while (left-- > 0) {
      const { id, version } = filing;
      if (left % 4 > 0) await client.must(left % 2 === 0 ? paths.currentUser : paths.reportInfo);
      else
        filing = await client.must<Filing>(SAVE, { id, version, action: 'save', data: createBigDraft(left) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export async function benchMemory(): Promise<void> {
  const server = await new RealServer().start();
  await sleep(5_000);
  const rows = [await memoryRow('at rest', server)];
  await use(server);
  rows.push(await memoryRow(`after ${CALLS} calls`, server));
  await sleep(QUIET_MS);
  rows.push(await memoryRow('and a quiet minute', server));
  await server.end();
  rows.push(['bare PGlite with the same data', Math.round(bare(server.dataDir).rss / MB), '', '']);
  await server.remove();
  printTable('Memory of the embedded process, MB', ['', 'resident', 'heap', 'external'], rows);
}
