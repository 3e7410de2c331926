import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { programs } from '../../domain/programs/index.generated';
import { type Database, openDatabase } from '../../server/core/db/client';
import { type ApiClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { middle, printTable, type Rate, rateOf } from './measure';
import { bigDraft } from './sample';

const WORKERS = 8;
const ROUND_MS = 4_000;
const ROUNDS = 3;
const LISTED = 20;
const API = '/api/v1.0';
const quiet = { warn: console.warn, error: console.error, fatal: console.error };

interface Drafter {
  client: ApiClient;
  id: string;
  version: number;
}

/** A program without any rules and the same bytes: one row, one statement, one commit. */
const openBare = async (databaseUrl: string | null) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const db = await openDatabase({ dataDir, databaseUrl }, quiet);
  await db.q.execute(
    sql`create table bench_bare (id uuid primary key default gen_random_uuid(), version int, data jsonb)`,
  );
  return { db, remove: () => removeBare(db, dataDir) };
};

const removeBare = async (db: Database, dataDir: string) => {
  await db.q.execute(sql`drop table bench_bare`);
  await db.close();
  rmSync(dataDir, { recursive: true, force: true });
};

const startDraft = async (server: RealServer, call: string): Promise<Drafter> => {
  const { client } = await registerCompany(server);
  const { id, version } = await client.must<Filing>(call, { action: 'save', data: bigDraft(0) });
  if (!id) throw new Error('a draft without an id');
  return { client, id, version };
};

/** Further drafts, as many as a list shows on one page. */
const fillList = async (client: ApiClient): Promise<void> => {
  const kept = programs
    .filter((program) => !program.kinds && !program.continues && program.key !== 'hightech')
    .flatMap((program) => Array.from({ length: program.perCompanyAndBatch }, () => program.calls.save[0]));
  for (const save of kept.slice(0, LISTED - 1)) {
    await client.must(String(save).replace(' /', ` ${API}/`), {
      action: 'save',
      new_id: randomUUID(),
      data: {},
    });
  }
};

const saveOnce = async (drafter: Drafter, call: string): Promise<void> => {
  const { id, version } = drafter;
  const body = { id, version, action: 'save', data: bigDraft(version) };
  drafter.version = (await drafter.client.must<Filing>(call, body)).version;
};

/** Saves and lists over HTTP, and bare inserts of the same bytes, turn by turn. */
const measure = async (server: RealServer, bare: Database) => {
  const save = findProgram('hightech')?.calls.save[0];
  if (!save) throw new Error('hightech has no call to save');
  const call = save.replace(' /', ` ${API}/`);
  const drafters: Drafter[] = [];
  for (let i = 0; i < WORKERS; i += 1) drafters.push(await startDraft(server, call));
  for (const { client } of drafters) await fillList(client);

  let count = 0;
  const results = { http: [] as Rate[], bare: [] as Rate[], list: [] as Rate[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    results.http.push(await rateOf(WORKERS, ROUND_MS, (i) => saveOnce(drafters[i] as Drafter, call)));
    results.bare.push(
      await rateOf(WORKERS, ROUND_MS, async () => {
        count += 1;
        const body = JSON.stringify(bigDraft(count));
        await bare.q.execute(sql`insert into bench_bare (version, data) values (1, ${body}::jsonb)`);
      }),
    );
    results.list.push(
      await rateOf(WORKERS, ROUND_MS, async (i) => {
        await drafters[i]?.client.must(`GET ${API}/portal/report/reportInfo/?pageSize=${LISTED}`);
      }),
    );
  }
  return results;
};

/** On two databases of the same kind, both gone afterwards. */
const compare = async (databaseUrl: string | null) => {
  const server = await new RealServer(
    databaseUrl ? { DATABASE_URL: databaseUrl, JWT_SECRET: 'bench'.repeat(8) } : {},
  ).start();
  try {
    const bare = await openBare(databaseUrl);
    return await measure(server, bare.db).finally(bare.remove);
  } finally {
    await server.remove();
  }
};

export const benchSaves = async (databases: [string, string | null][]): Promise<void> => {
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(bigDraft(0))) / 1000);
  const rows: (string | number)[][] = [];
  for (const [name, url] of databases) {
    const { http, bare, list } = await compare(url);
    const inserted = middle(bare);
    const line = (what: string, { perSecond, median, p95 }: Rate) =>
      rows.push([name, what, perSecond, median, p95, perSecond / inserted.perSecond]);
    line('save over HTTP', middle(http));
    line(`list of ${LISTED} filings over HTTP`, middle(list));
    line('bare insert', inserted);
  }
  printTable(
    `Drafts of ${kilobytes} kB, ${WORKERS} at a time, median of ${ROUNDS} rounds taken in turn`,
    ['database', 'operation', 'per second', 'median ms', 'p95 ms', 'per second to bare insert'],
    rows,
  );
};
