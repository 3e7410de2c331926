/**
 * What a save costs beside the bare statement: one field as a change, and the whole of 21 kB, over HTTP, in turn with an
 * update of such a row and with begin, update, line of the log, commit. The server, the driver (this process) and the floor are
 * three processes; `node ms` is the processor time of the server, `database ms` that of PostgreSQL's backends, for each save.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { Client } from 'pg';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { withId } from '../support/with-id';
import type { DatabaseReady, UpdateResult, UpdateTask } from './bare-updates';
import { type MeasuredRate, measureRate, readCpuTime, selectMedianRound } from './measure';
import { printTable } from './runs';
import { createBigDraft, createEdit, getEditedRow } from './sample';

const WORKERS = 12;
const WARM_UP_MS = 10_000;
const ROUND_MS = 4_000;
const ROUNDS = 3;
const API = '/api/v1.0';

interface Drafter {
  client: ApiClient;
  id: string;
  version: number;
  /** The identity of the row in which the driver types. */
  row: string;
}

interface Measured {
  rate: MeasuredRate;
  node: number;
  database: number;
}
type Measure = (milliseconds: number) => Promise<Measured>;

const agent = new Agent({ keepAlive: true, maxSockets: WORKERS });

interface Answer {
  code: number;
  data: { version: number };
}

/** A call without the work of a client: the driver shares the machine with what it measures. */
function send(
  method: string,
  url: string,
  access: string | null,
  body: object,
  more: Record<string, string> = {},
): Promise<Answer> {
  const text = JSON.stringify(body);
  const headers = {
    ...more,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    authorization: `JWT ${access}`,
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
    });
    sent.on('error', reject);
    sent.end(text);
  });
}

async function keep(
  drafter: Drafter,
  call: string,
  body: object,
  headers?: Record<string, string>,
): Promise<void> {
  const { client } = drafter;
  const [method = '', path] = call.split(' ');
  const { code, data, ...rest } = await send(method, `${client.url}${path}`, client.access, body, headers);
  if (code !== 200) throw new Error(`${call}: ${JSON.stringify(rest)}`);
  drafter.version = data.version;
}

const saveCall = (): string => {
  const save = findProgram('hightech')?.calls.save[0];
  if (!save) throw new Error('hightech has no call to save');
  return save.replace(' /', ` ${API}/`);
};

async function startDraft(server: RealServer): Promise<Drafter> {
  const { client } = await registerCompany(server);
  const { id, version, data } = await client.must<Filing>(saveCall(), {
    action: 'save',
    data: createBigDraft(0),
  });
  if (!id) throw new Error('a draft without an id');
  return { client, id, version, row: getEditedRow({ data }) };
}

const changeOnce = (drafter: Drafter) => {
  const { id, version, row } = drafter;
  return keep(drafter, withId(paths.changeFiling, id), {
    version,
    changes: [createEdit(row, 400 + (version % 100))],
  });
};
const saveOnce = (drafter: Drafter, headers?: Record<string, string>) => {
  const { id, version } = drafter;
  return keep(drafter, saveCall(), { id, version, action: 'save', data: createBigDraft(version) }, headers);
};
const saveBriefly = (drafter: Drafter) => saveOnce(drafter, { prefer: 'return=minimal' });

/** Processor time of the backends of a database so far, with those that have ended; of the embedded one, nothing that could be told apart. */
async function openBackends(databaseUrl: string | null) {
  if (!databaseUrl) return { cpu: async () => 0, end: async () => {} };
  const seen = new Map<number, number>();
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows: of } = await client.query('select pg_backend_pid() as pid');
  const backends =
    "select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend'";
  return {
    async cpu() {
      const { rows } = await client.query(backends);
      for (const { pid } of rows) if (pid !== of[0].pid) seen.set(pid, readCpuTime(pid));
      return [...seen.values()].reduce((total, each) => total + each, 0);
    },
    end: () => client.end(),
  };
}

/** The floor in its own process. */
async function openFloor(databaseUrl: string | null) {
  const child = fork('tests/bench/bare-updates.ts', [databaseUrl ?? ''], { execArgv: ['--import', 'tsx'] });
  const [{ url }] = (await once(child, 'message')) as [DatabaseReady];
  return {
    url,
    pid: child.pid ?? 0,
    async ask(asked: UpdateTask): Promise<UpdateResult> {
      child.send(asked);
      const [told] = await once(child, 'message');
      return told as UpdateResult;
    },
    async end() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function compare(databaseUrl: string | null): Promise<Map<string, Measured[]>> {
  const server = await new RealServer(
    databaseUrl ? { DATABASE_URL: databaseUrl, JWT_SECRET: 'bench'.repeat(8) } : {},
  ).start();
  const floor = await openFloor(databaseUrl);
  const backends = await openBackends(databaseUrl);
  const drafters: Drafter[] = [];
  const overHttp =
    (once: (drafter: Drafter, worker: number) => Promise<void>, { pid }: { pid: number } = server): Measure =>
    async (milliseconds) => {
      const [node, database] = [readCpuTime(pid), await backends.cpu()];
      const rate = await measureRate(WORKERS, milliseconds, (i) => once(drafters[i] as Drafter, i));
      const count = (rate.perSecond * milliseconds) / 1000;
      return {
        rate,
        node: (readCpuTime(pid) - node) / count,
        database: ((await backends.cpu()) - database) / count,
      };
    };
  const bare =
    (what: UpdateTask['what']): Measure =>
    async (milliseconds) => {
      const database = await backends.cpu();
      const { rate, cpu } = await floor.ask({ what, workers: WORKERS, milliseconds });
      const count = (rate.perSecond * milliseconds) / 1000;
      return { rate, node: cpu / count, database: ((await backends.cpu()) - database) / count };
    };
  /** The body of a change, into a server that does nothing but the bare update. */
  const bareOnce = async ({ client, version, row }: Drafter, worker: number) =>
    void (await send('POST', `${floor.url}/${worker}`, client.access, {
      version,
      changes: [createEdit(row, 400)],
    }));
  const measures: [string, Measure][] = [
    ['change of one field over HTTP', overHttp(changeOnce)],
    ['save of the whole over HTTP', overHttp((drafter) => saveOnce(drafter))],
    ['the same, acknowledged alone', overHttp(saveBriefly)],
    ['bare update over bare HTTP', overHttp(bareOnce, floor)],
    ['bare update', bare('update')],
    ['begin, update, line, commit', bare('transaction')],
  ];
  const results = new Map(measures.map(([name]) => [name, [] as Measured[]]));
  try {
    for (let i = 0; i < WORKERS; i += 1) drafters.push(await startDraft(server));
    for (const [, measure] of measures) await measure(WARM_UP_MS / 2);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [name, measure] of measures) results.get(name)?.push(await measure(ROUND_MS));
    return results;
  } finally {
    await floor.end();
    await backends.end();
    await server.remove();
  }
}

export const benchSaves = async (databases: [string, string | null][]): Promise<void> => {
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(createBigDraft(0))) / 1000);
  const rows: (string | number)[][] = [];
  for (const [name, url] of databases) {
    const results = await compare(url);
    const middles = [...results].map(([what, rounds]) => [what, middleOf(rounds)] as const);
    const floor = middles.find(([what]) => what === 'bare update')?.[1].rate.perSecond ?? 1;
    for (const [what, { rate, node, database }] of middles)
      rows.push([
        name,
        what,
        rate.perSecond,
        rate.median,
        rate.p95,
        node,
        url ? database : '-',
        rate.perSecond / floor,
      ]);
  }
  printTable(
    `Drafts of ${kilobytes} kB, ${WORKERS} at a time, median of ${ROUNDS} rounds taken in turn`,
    [
      'database',
      'operation',
      'per second',
      'median ms',
      'p95 ms',
      'node ms',
      'database ms',
      'to bare update',
    ],
    rows,
  );
};

function middleOf(rounds: Measured[]): Measured {
  const rate = selectMedianRound(rounds.map((round) => round.rate));
  return rounds.find((round) => round.rate === rate) as Measured;
}
