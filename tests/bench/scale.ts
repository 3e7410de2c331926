/**
 * The cost of lists and jobs with 1,000 and with 1,000,000 filings behind them, or SCALE_FILINGS: the server on two
 * databases, call by call in turn. SCALE_KEEP=name fills name_1k and name_1000k once and uses them again; otherwise both go at
 * the end.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { ApiClient } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { computeMedian, computePercentile } from './measure';
import { printNote, printTable } from './runs';
import { PEOPLE, type ScaleCall, type ScalePerson, scaleCalls } from './scale-calls';
import { openScaled, SCALE_PASSWORD } from './scale-fill';

export const CACHE = '.cache/scale';
const FEW = 1_000;
const MANY = Number(process.env.SCALE_FILINGS ?? 1_000_000);
const ROUNDS = 11;
/** A call this slow has said what it had to say. */
const SLOW_MS = 1_000;
const SLOW_ROUNDS = 2;
/** Jobs of each minute have their turn. */
const JOBS_MS = 75_000;
const DEAREST = 10;

interface Statement {
  at: number;
  ms: number;
  text: string;
  values: unknown[];
}

export interface ScaledServer {
  filings: number;
  url: string;
  statements: () => Statement[];
  people: Map<ScaleCall['who'], ApiClient>;
  end: () => Promise<void>;
}

/** From its source: a build holds the driver inside, where its statements could not be noted. */
class NotedServer extends RealServer {
  protected override readonly program = ['--import', 'tsx', 'server/main.ts'];
}

async function signIn(url: string): Promise<ScaledServer['people']> {
  const people: ScaledServer['people'] = new Map([['anybody', new ApiClient(url)]]);
  for (const [person, username] of Object.entries(PEOPLE) as [ScalePerson, string][]) {
    people.set(person, await new ApiClient(url).signIn(username, SCALE_PASSWORD));
  }
  return people;
}

export async function openSize(postgres: string, filings: number): Promise<ScaledServer> {
  const suffix = `${filings / 1_000}k`;
  const kept = process.env.SCALE_KEEP;
  const database = await openScaled(postgres, `${kept ?? `bench_${process.pid}`}_${suffix}`, filings, !!kept);
  const log = join(CACHE, `${suffix}.jsonl`);
  rmSync(log, { force: true });
  const server = new NotedServer({
    DATABASE_URL: database.url,
    DEMO: 'off',
    JWT_SECRET: 'bench'.repeat(8),
    NODE_OPTIONS: '--require ./tests/bench/statements.cjs',
    STATEMENTS: log,
  });
  const end = () => server.remove().finally(database.remove);
  try {
    await server.start();
    const people = await signIn(server.url);
    const lines = () => readFileSync(log, 'utf8').split('\n').filter(Boolean);
    return {
      filings,
      url: database.url,
      statements: () => lines().map((line) => JSON.parse(line)),
      people,
      end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

export interface CallTimes {
  times: number[];
  fault: string | null;
}

async function callOnce(
  { people }: ScaledServer,
  { who, call }: ScaleCall,
  measured: CallTimes,
): Promise<void> {
  if (measured.fault || (measured.times.length >= SLOW_ROUNDS && computeMedian(measured.times) > SLOW_MS))
    return;
  const from = performance.now();
  const { code, msg } = await (people.get(who) as ApiClient).send(call);
  measured.times.push(performance.now() - from);
  if (code !== 200) measured.fault = `${code} ${msg}`;
}

/** The first of each is not counted: it brings pages and plans into memory. */
export async function measureCall(
  sizes: ScaledServer[],
  call: ScaleCall,
  rounds = ROUNDS,
): Promise<CallTimes[]> {
  const measured = sizes.map((): CallTimes => ({ times: [], fault: null }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [i, size] of sizes.entries()) {
      const each = measured[i] as CallTimes;
      await callOnce(size, call, each);
      if (round === 0 && (each.times[0] ?? 0) < SLOW_MS) each.times = [];
    }
  }
  return measured;
}

async function measureCalls(sizes: ScaledServer[]): Promise<void> {
  const rows: (string | number)[][] = [];
  for (const call of scaleCalls) {
    const [small, large] = (await measureCall(sizes, call)) as [CallTimes, CallTimes];
    const [few, many] = [computeMedian(small.times), computeMedian(large.times)];
    const p95 = computePercentile(large.times, 0.95);
    rows.push([call.who, call.name, few, many, p95, many / few, small.fault ?? large.fault ?? '']);
  }
  const ratios = rows.map((row) => Number(row[5]));
  printTable(
    `Lists at ${sizes.map(({ filings }) => filings).join(' and ')} filings, median of ${ROUNDS}, in turn`,
    ['who', 'call', 'ms at few', 'ms at many', 'p95 at many', 'ratio', 'refused'],
    rows,
  );
  printNote(
    `ratio at most 1.2: ${ratios.filter((ratio) => ratio <= 1.2).length} of ${rows.length}; dearest ${Math.max(...ratios).toFixed(1)}; p95 of 150 ms and more: ${rows.filter((row) => Number(row[4]) >= 150).length}`,
  );
}

const headOf = (text: string) => text.replaceAll(/\s+/g, ' ').slice(0, 90);

/** Statements of one text: how often, and their median. */
function byText(statements: Statement[]): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>();
  for (const each of statements) {
    const same = found.get(each.text);
    if (same) same.push(each);
    else found.set(each.text, [each]);
  }
  return found;
}

const medianOf = (statements: Statement[] = []) => computeMedian(statements.map(({ ms }) => ms));

/** Nobody asks for anything: what is sent is sent by jobs. */
async function measureJobs(sizes: ScaledServer[]): Promise<void> {
  const from = performance.timeOrigin + performance.now();
  await sleep(JOBS_MS);
  const [few, many] = sizes.map(({ statements }) => byText(statements().filter(({ at }) => at >= from))) as [
    Map<string, Statement[]>,
    Map<string, Statement[]>,
  ];
  const rows = [...many].map(([text, each]) => [
    headOf(text),
    each.length,
    medianOf(few.get(text)),
    medianOf(each),
    medianOf(each) / Math.max(medianOf(few.get(text)), 0.01),
  ]);
  rows.sort((a, b) => Number(b[3]) - Number(a[3]));
  printTable(
    `Statements of jobs in ${JOBS_MS / 1000} s in which nobody calls`,
    ['statement', 'runs', 'ms at few', 'ms at many', 'ratio'],
    rows.slice(0, 2 * DEAREST),
  );
}

/** The dearest statements that only read, with their plans, into a file. */
export async function writeDearestPlans({ url, statements }: ScaledServer): Promise<void> {
  const dearest = [...byText(statements())]
    .filter(([text]) => /^\s*(select|with)\b/i.test(text))
    .map(([, each]) => each.sort((a, b) => b.ms - a.ms))
    .sort((a, b) => medianOf(b) - medianOf(a))
    .slice(0, DEAREST);
  const client = new Client({
    connectionString: url,
    options: '-c statement_timeout=120s -c timezone=UTC -c jit=off',
  });
  await client.connect();
  const plans: string[] = [];
  for (const each of dearest) {
    const { text, values } = each[0] as Statement;
    const explained = await client
      .query(`explain (analyze, buffers) ${text}`, values)
      .then(({ rows }) => rows.map((row) => row['QUERY PLAN']).join('\n'))
      .catch((error: Error) => error.message);
    plans.push(
      `-- median ${medianOf(each).toFixed(1)} ms of ${each.length}\n${text}\n${JSON.stringify(values)}\n${explained}`,
    );
  }
  await client.end();
  const path = join(CACHE, 'dearest.txt');
  writeFileSync(path, `${plans.join('\n\n')}\n`);
  console.log(`  plans of the ${DEAREST} dearest statements: ${path}`);
}

export async function benchScale(postgres: string | null): Promise<void> {
  if (!postgres) return console.log('\nscale: no PostgreSQL answers');
  mkdirSync(CACHE, { recursive: true });
  const sizes: ScaledServer[] = [];
  try {
    // Many take longer to fill than a session lasts.
    for (const filings of [MANY, FEW]) sizes.unshift(await openSize(postgres, filings));
    await measureJobs(sizes);
    await measureCalls(sizes);
    await writeDearestPlans(sizes[1] as ScaledServer);
  } finally {
    for (const size of sizes) await size.end();
  }
}
