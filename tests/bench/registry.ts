/** The registry of programs: what a start takes with the shipped programs and with 500, and when every process has a further edition. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { paths } from '../../domain/api/paths.generated';
import { getProgramConditions, getProgramHead } from '../../domain/program-documents/parts';
import type { ProposedEdition } from '../../domain/program-documents/proposal-calls';
import type { ProgramDocument } from '../../domain/program-documents/types';
import { programs } from '../../domain/programs/index.generated';
import { loadShippedDocument } from '../../server/programs/edition-documents';
import { hashDocument } from '../../server/programs/registry-service';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { BENCH_SECRET, withServers } from './driver';
import { computeMedian, computePercentile } from './measure';
import { readPhases } from './process';
import { printTable } from './runs';

const PROGRAMS = 500;
const STARTS = 5;
const EDITIONS = 10;
const KEY = 'gazelle';
const ASKED_EVERY_MS = 10;

/** The clock of the servers stands in June 2026: what is added holds before. */
const ADD = `insert into program_editions
  (program, edition, hash, head, conditions, document, written, note, made_at, published_at, told_at)
  values ($1, $2, $3, $4, $5, $6, '', '', '2026-01-01', '2026-01-01', '2026-01-01')`;
const ADD_ADMINISTRATOR = `insert into users (id, name, username, username_key, role, password_hash, created_at)
  select gen_random_uuid(), $1, $1, $1, role, password_hash, created_at from users where username = 'admin'`;

async function withClient(database: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** Issues documents of further programs until there are as many as asked for. */
const addPrograms = (database: string, shipped: ProgramDocument) =>
  withClient(database, async (client) => {
    await client.query('begin');
    for (let i = programs.length; i < PROGRAMS; i += 1) {
      const { route: _, calls: __, ...manifest } = shipped.manifest;
      const document = {
        ...shipped,
        key: `bench_${i}`,
        manifest: { ...manifest, receiptPrefix: `B${i}` },
      } as ProgramDocument;
      const text = JSON.stringify(document);
      const parts = [getProgramHead(document), getProgramConditions(document)].map((part) =>
        JSON.stringify(part),
      );
      await client.query(ADD, [document.key, document.edition, hashDocument(text), ...parts, text]);
    }
    await client.query('commit');
  });

/** Milliseconds and processor time until a process answers. */
async function measureStarts(database: string): Promise<{ ms: number; cpuMs: number }> {
  const server = new RealServer({
    DATABASE_URL: database,
    JWT_SECRET: BENCH_SECRET,
    LOG_LEVEL: 'debug',
  });
  const starts = [];
  for (let i = 0; i < STARTS; i += 1) {
    await server.start();
    starts.push(readPhases(server.log).find(({ phase }) => phase === 'ready') ?? { ms: 0, cpuMs: 0 });
    await server.end();
  }
  await server.remove();
  return {
    ms: computeMedian(starts.map(({ ms }) => ms)),
    cpuMs: computeMedian(starts.map(({ cpuMs }) => cpuMs)),
  };
}

/** The version of the programs that a process has; `known` comes back without a body. */
async function readVersion(url: string, { access }: ApiClient, known = ''): Promise<string> {
  const [, path] = paths.programsInForce.split(' ');
  const headers = { authorization: `JWT ${access}`, 'if-none-match': known };
  const answer = await fetch(`${url}${path}`, { headers });
  await answer.arrayBuffer();
  return answer.headers.get('etag') ?? '';
}

/** Issues one edition after the other; milliseconds until each process has it. */
async function measureEditions(database: string, servers: RealServer[], shipped: ProgramDocument) {
  await withClient(database, async (client) => {
    for (const name of ['checker', 'issuer']) await client.query(ADD_ADMINISTRATOR, [name]);
  });
  const [{ url }] = servers as [RealServer];
  const compiler = await openDemoClient(url, 'admin');
  const checker = await openDemoClient(url, 'checker');
  const issuer = await openDemoClient(url, 'issuer');
  const taken: number[] = [];
  for (let i = 0; i < EDITIONS; i += 1) {
    const document = JSON.stringify({ ...shipped, edition: `bench.${i}` });
    const { no } = await compiler.must<ProposedEdition>(paths.proposeEdition, {
      document,
      from: { kind: 'now' },
    });
    await checker.must(paths.checkEdition.replace('{no}', `${no}`), {});
    const before = await readVersion(url, compiler);
    const began = performance.now();
    const follow = async (server: RealServer) => {
      while ((await readVersion(server.url, compiler, before)) === before) await sleep(ASKED_EVERY_MS);
      taken.push(performance.now() - began);
    };
    await Promise.all([issuer.must(paths.issueEdition.replace('{no}', `${no}`), {}), ...servers.map(follow)]);
  }
  return taken;
}

export async function benchRegistry(database: string | null): Promise<void> {
  if (!database) throw new Error('registry wants PostgreSQL');
  const shipped = await loadShippedDocument(KEY, programs.find(({ key }) => key === KEY)?.edition ?? '');
  // The first start fills the database.
  await withServers(database, 1, async () => {});
  const few = await measureStarts(database);
  await addPrograms(database, shipped);
  const many = await measureStarts(database);
  printTable(
    `Start, median of ${STARTS}`,
    ['programs', 'ready, ms', 'processor, ms'],
    [
      [`${programs.length}`, few.ms, few.cpuMs],
      [`${PROGRAMS}`, many.ms, many.cpuMs],
    ],
  );
  await withServers(database, 3, async (servers) => {
    const taken = await measureEditions(database, servers, shipped);
    printTable(
      `An edition among ${PROGRAMS} programs: milliseconds until each of three processes has it`,
      ['', 'p50', 'last'],
      [['issued', computePercentile(taken, 0.5), computePercentile(taken, 1)]],
    );
  });
}
