/**
 * `npm run bench`: what a save and a list cost beside the bare statement, what a first load weighs, how quick the largest
 * form is, what large files cost, and what others notice of an attack. Wants a build and Chromium; takes PostgreSQL in when TEST_DATABASE_URL names one or
 * the local one answers. `npm run bench -- typing opening` measures parts only;
 * `scale`, which fills a million filings, `desk`, `day`, `filing`, `pages`, `memory-over-time` and `attacks-postgresql` are measured only where they are asked for.
 */

import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { Client } from 'pg';
import { HOLD_SECONDS } from '../../domain/filing/scheduled-decisions';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { benchAttacks } from './attacks';
import { withBrowser } from './browser';
import { benchBulk } from './bulk';
import { benchCrowd } from './crowd';
import { benchDay } from './day';
import { benchDesk } from './desk';
import { benchDocuments } from './documents';
import { BENCH_SECRET } from './driver';
import { benchDryRun } from './dry-run';
import { benchExpressions } from './expressions';
import { benchFiling } from './filing';
import { benchFirstLoad } from './first-load';
import { saveLargeFiling } from './large-filing';
import { benchMemoryOverTime } from './memory-over-time';
import { benchOpening } from './opening';
import { benchPages } from './pages';
import { benchMemory, benchStart } from './process';
import { benchRegistry } from './registry';
import { runPart } from './runs';
import { benchSaves } from './saves';
import { benchScale } from './scale';
import { benchSheet } from './sheet';
import { benchStreams } from './streams';
import { benchSurge } from './surge';
import { benchTyping } from './typing';
import { benchUploads } from './uploads';

const LOCAL_POSTGRES = 'postgres://postgres@127.0.0.1:5432/postgres';

const connect = async (url: string): Promise<Client | null> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  return client.connect().then(
    () => client,
    () => null,
  );
};

/** null where no PostgreSQL answers. */
const serverUrl = async (): Promise<string | null> => {
  const url = process.env.TEST_DATABASE_URL ?? LOCAL_POSTGRES;
  const client = await connect(url);
  await client?.end();
  return client && url;
};

/** Hands a new database to `work` and drops it afterwards; null where no PostgreSQL answers. */
const withDatabase = async (work: (url: string | null) => Promise<void>): Promise<void> => {
  const url = process.env.TEST_DATABASE_URL ?? LOCAL_POSTGRES;
  const admin = await connect(url);
  if (!admin) return work(null);
  const name = `bench_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  await work(own.href).finally(() => admin.query(`drop database ${name} with (force)`));
  await admin.end();
};

const withServer = async (
  work: (server: RealServer) => Promise<void>,
  env: Record<string, string> = {},
): Promise<void> => {
  const server = await new RealServer(env).start();
  await work(server).finally(() => server.remove());
};

/** A company with the largest filing, on a server and in a browser of its own. */
const inForm = (bench: (browser: Browser, client: ApiClient) => Promise<void>) =>
  withServer(async (server) => {
    const { client } = await registerCompany(server);
    await saveLargeFiling(client);
    await withBrowser((browser) => bench(browser, client));
  });

/** Number of runs of a part, for the spread of its figures; BENCH_RUNS asks for another one. */
const RUNS = 3;
/** Run once: they last minutes, and take their figures in several rounds by themselves. */
const LONG = ['dry-run', 'scale', 'desk', 'day', 'surge', 'crowd', 'streams', 'memory', 'memory-over-time'];
/** These take their time. */
const ONLY_ASKED = ['scale', 'desk', 'day', 'filing', 'pages', 'memory-over-time', 'attacks-postgresql'];

const parts: Record<string, () => Promise<void>> = {
  saves: () =>
    withDatabase((postgres) =>
      benchSaves([['embedded', null], ...(postgres ? [['PostgreSQL', postgres] as [string, string]] : [])]),
    ),
  start: () => withDatabase(benchStart),
  memory: benchMemory,
  'memory-over-time': benchMemoryOverTime,
  registry: () => withDatabase(benchRegistry),
  'dry-run': () => withDatabase(benchDryRun),
  scale: async () => benchScale(await serverUrl()),
  desk: async () => {
    const url = await serverUrl();
    await withBrowser((browser) => benchDesk(browser, url));
  },
  // Decisions are held, as on a server in use.
  day: () =>
    withServer((server) => withBrowser((browser) => benchDay(browser, server)), {
      DECISION_HOLD_SECONDS: String(HOLD_SECONDS),
    }),
  filing: () => withServer((server) => withBrowser((browser) => benchFiling(browser, server))),
  pages: () => withServer((server) => withBrowser((browser) => benchPages(browser, server))),
  load: () => inForm(benchFirstLoad),
  typing: () => inForm(benchTyping),
  sheet: () => withServer((server) => withBrowser((browser) => benchSheet(browser, server))),
  opening: () => inForm(benchOpening),
  bulk: () => withServer((server) => withBrowser((browser) => benchBulk(browser, server))),
  uploads: () => withServer(benchUploads),
  documents: () => withServer(benchDocuments),
  expressions: benchExpressions,
  attacks: () => withServer(benchAttacks),
  'attacks-postgresql': () =>
    withDatabase((database) => {
      if (!database) throw new Error('attacks-postgresql wants PostgreSQL');
      return withServer(benchAttacks, { DATABASE_URL: database, JWT_SECRET: BENCH_SECRET });
    }),
  surge: () => benchSurge(withDatabase),
  crowd: () => benchCrowd(withDatabase),
  streams: () => benchStreams(withDatabase),
};

const main = async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !parts[name]);
  if (unknown.length > 0) throw new Error(`No such part: ${unknown}. There are ${Object.keys(parts)}.`);
  for (const [name, bench] of Object.entries(parts)) {
    if (!(asked.length === 0 ? !ONLY_ASKED.includes(name) : asked.includes(name))) continue;
    const runs = Number(process.env.BENCH_RUNS ?? (LONG.includes(name) ? 1 : RUNS));
    if (!(await runPart(name, bench, runs))) process.exitCode = 1;
  }
};

main().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
