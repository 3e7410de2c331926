/**
 * A crowd that is signed in, on two processes: each person holds a stream, as a portal does that is looked at, and a thousand of
 * eleven thousand type. `CROWD_SECONDS` and `CROWD_SHARE=0.1` play less of it.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { TIMING } from '../../domain/api/codes';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { createTokens } from '../../server/core/http/auth';
import { registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { StreamReader } from '../support/server/stream-reader';
import { SAVE } from './attacks/save';
import { BENCH_SECRET, send, withServers } from './driver';
import { computePercentile } from './measure';
import { printTable } from './runs';
import { createBigDraft, createEdit, getEditedRow } from './sample';

const SHARE = Number(process.env.CROWD_SHARE ?? 1);
const SECONDS = Number(process.env.CROWD_SECONDS ?? 60);
const PROCESSES = 2;
const IDLE = Math.round(10_000 * SHARE);
const TYPING = Math.round(1_000 * SHARE);
const SAVE_EVERY_MS = TIMING.autosaveAfter;
const MEGABYTE = 1024 ** 2;

interface Person {
  token: string;
  /** Of those who type. */
  draft?: { id: string; version: number; row: string };
}

/** Copies of one company and its owner, each with a session of its own, and so many with a copy of its draft. */
export async function createCrowd(
  database: string,
  user: string,
  draft: Filing,
  [looking, typing] = [IDLE, TYPING],
): Promise<Person[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query(
      `create temp table crowd as select gen_random_uuid() as company, gen_random_uuid() as person,
         gen_random_uuid() as session, gen_random_uuid() as draft, n from generate_series(1, ${looking + typing}) as n`,
    );
    const copy = async (table: string, model: string, changed: string, condition = 'true') => {
      const { rows } = await client.query<{ names: string }>(
        `select string_agg(quote_ident(column_name), ',') as names from information_schema.columns
         where table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const names = rows[0]?.names ?? '';
      await client.query(
        `insert into ${table} (${names}) select ${names.replace(/[^,]+/g, 'made.$&')} from crowd cross join
           (select to_jsonb(one) as old from (select * from ${table} where ${model} limit 1) one) model
           cross join lateral (select made.* from
             jsonb_populate_record(null::${table}, old || jsonb_build_object(${changed})) made) made
         where ${condition}`,
      );
    };
    const name = `'crowd' || n`;
    await copy(
      'companies',
      `id = (select company_id from users where id = '${user}')`,
      `'id', company, 'credit_code', upper(${name}), 'name', ${name}`,
    );
    await copy(
      'users',
      `id = '${user}'`,
      `'id', person, 'company_id', company, 'username', ${name}, 'username_key', ${name}, 'username_look', null`,
    );
    await copy(
      'sessions',
      `user_id = '${user}'`,
      `'id', session, 'user_id', person, 'refresh_hash', ${name}`,
    );
    await copy('filings', `id = '${draft.id}'`, `'id', draft, 'company_id', company`, `n <= ${typing}`);
    await client.query('analyze');
    const { rows } = await client.query<{ person: string; session: string; draft: string }>(
      'select person, session, draft from crowd order by n',
    );
    const tokens = createTokens(BENCH_SECRET, () => new Date('2026-06-10T02:00:00Z'));
    return rows.map(({ person, session, draft: id }, i) => ({
      token: tokens.signAccess({ userId: person, sessionId: session }).access,
      ...(i < typing && { draft: { id, version: draft.version, row: getEditedRow(draft) } }),
    }));
  } finally {
    await client.end();
  }
}

export const readMetrics = async ({ url }: RealServer) => {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]);
  return {
    cpu: figure('process_cpu_seconds_total'),
    memory: figure('process_resident_memory_bytes') / MEGABYTE,
  };
};

const AT_ONCE = 50;

/** A stream for each, as the tab that the person looks at holds one. */
export async function openStreams(urls: string[], people: Person[]): Promise<StreamReader[]> {
  const readers: StreamReader[] = [];
  for (let i = 0; i < people.length; i += AT_ONCE) {
    const group = people.slice(i, i + AT_ONCE);
    const open = ({ token }: Person, n: number) =>
      StreamReader.open(urls[(i + n) % urls.length] as string, token);
    readers.push(...(await Promise.all(group.map(open))));
  }
  return readers;
}

/** Milliseconds from when each save was due, and how many were refused or failed. */
async function type(urls: string[], people: Person[]) {
  const saves = { times: [] as number[], refused: 0 };
  const end = performance.now() + SECONDS * 1_000;
  async function live({ token, draft }: Person, number: number): Promise<void> {
    if (!draft) return;
    const url = urls[number % urls.length] as string;
    for (let due = performance.now() + Math.random() * SAVE_EVERY_MS; due < end; due += SAVE_EVERY_MS) {
      await sleep(Math.max(0, due - performance.now()));
      const changes = [createEdit(draft.row, Math.round(due % 10_000))];
      const reply = await send<Filing>(url, paths.changeFiling.replace('{id}', draft.id), {
        token,
        body: JSON.stringify({ version: draft.version, changes }),
      }).catch(() => null);
      if (reply?.code === 200) {
        saves.times.push(performance.now() - due);
        draft.version = reply.data.version;
      } else saves.refused++;
      if (reply?.retryAfter) await sleep(reply.retryAfter * 1_000);
    }
  }
  await Promise.all(people.map(live));
  return saves;
}

export async function benchCrowd(
  newDatabase: (work: (url: string | null) => Promise<void>) => Promise<void>,
): Promise<void> {
  await newDatabase(async (database) => {
    if (!database) throw new Error('the crowd wants PostgreSQL');
    await withServers(database, PROCESSES, async (servers) => {
      const { client } = await registerCompany(servers[0] as RealServer);
      const draft = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
      const { id: user } = await client.must<{ id: string }>(paths.currentUser);
      const before = await Promise.all(servers.map(readMetrics));
      const people = await createCrowd(database, user, draft);
      const urls = servers.map(({ url }) => url);
      const readers = await openStreams(urls, people);
      const opened = await Promise.all(servers.map(readMetrics));
      const { times, refused } = await type(urls, people);
      const after = await Promise.all(servers.map(readMetrics));
      const lost = readers.filter(({ isOver, status }) => isOver || status !== 200).length;
      for (const reader of readers) reader.close();
      printTable(
        `${IDLE} who look on and ${TYPING} who type, ${PROCESSES} processes, ${SECONDS} s: saves`,
        ['per second', 'p50', 'p95', 'p99', 'refused', 'streams lost'],
        [
          [
            times.length / SECONDS,
            ...[0.5, 0.95, 0.99].map((share) => computePercentile(times, share)),
            String(refused),
            String(lost),
          ],
        ],
      );
      printTable(
        'Each process',
        ['process', 'memory before, MB', 'with the streams', 'with the crowd', 'processor, % of one core'],
        after.map(({ cpu, memory }, i) => [
          String(i + 1),
          before[i]?.memory ?? 0,
          opened[i]?.memory ?? 0,
          memory,
          ((cpu - (opened[i]?.cpu ?? 0)) / SECONDS) * 100,
        ]),
      );
    });
  });
}
