/**
 * The floor of a save, in a process of its own: the same bytes into rows like a filing's, at as many connections, and no rules.
 * It opens the database that it is told of, and measures whenever it is asked to. Whoever posts JSON to its address, whose
 * path is the number of a worker, has one update made.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { openDatabase } from '../../server/core/db/client';
import { type MeasuredRate, measureRate } from './measure';
import { createBigDraft } from './sample';

export interface UpdateTask {
  /** `update`: one statement. `transaction`: begin, the same, a line of the log, commit. */
  what: 'update' | 'transaction';
  workers: number;
  milliseconds: number;
}
export interface UpdateResult {
  rate: MeasuredRate;
  /** Milliseconds of this process. */
  cpu: number;
}
export interface DatabaseReady {
  url: string;
}

/** No framework, no rules, no session: the least that stands between a client and the database. */
const bareServer = (update: (worker: number) => Promise<unknown>) =>
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', async () => {
      const { version } = JSON.parse(Buffer.concat(chunks).toString()) as { version: number };
      await update(Number(request.url?.slice(1)));
      const text = JSON.stringify({ code: 200, data: { version: version + 1 } });
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length });
      response.end(text);
    });
  });

const UPDATE = {
  name: 'bare_update',
  text: "update bench_filings set data = $1::jsonb, version = version + 1, updated_at = now() where id = $2 and status = 'draft'",
};
const LINE = { name: 'bare_line', text: 'insert into bench_log (subject, line) values ($1, $2::jsonb)' };
const TABLES = [
  'drop table if exists bench_filings',
  'drop table if exists bench_log',
  'create table bench_filings (like filings including all)',
  'create table bench_log (id bigserial primary key, subject uuid, at timestamptz default now(), line jsonb)',
];
const ROW = sql`insert into bench_filings (id, company_id, program, kind, batch_year, batch_no, status, version, edition,
  data, created_at, updated_at, updated_by)
  select gen_random_uuid(), gen_random_uuid(), 'hightech', n::text, 2026, 1, 'draft', 1, '2026.1', '{}', now(), now(), 'x'
  from generate_series(1, 64) as n returning id`;

async function main(databaseUrl: string | null) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
  const quiet = { warn: console.warn, error: console.error, fatal: console.error };
  const db = await openDatabase({ dataDir, databaseUrl }, quiet);
  for (const table of TABLES) await db.q.execute(sql.raw(table));
  const ids = (await db.q.execute<{ id: string }>(ROW)).rows.map(({ id }) => id);
  const query = (given: object) => (db.q as unknown as { $client: Pool }).$client.query(given as never);
  let count = 0;
  const update = (worker: number) => {
    count += 1;
    return query({ ...UPDATE, values: [JSON.stringify(createBigDraft(count)), ids[worker]] });
  };
  const line = (worker: number) =>
    query({ ...LINE, values: [ids[worker], JSON.stringify({ by: randomUUID() })] });
  const work = {
    update: async (worker: number) => void (await update(worker)),
    transaction: (worker: number) =>
      db.transaction(async () => {
        await update(worker);
        await line(worker);
      }),
  };
  process.on('message', async ({ what, workers, milliseconds }: UpdateTask) => {
    const before = process.cpuUsage();
    const rate = await measureRate(workers, milliseconds, work[what]);
    const { user, system } = process.cpuUsage(before);
    process.send?.({ rate, cpu: (user + system) / 1000 } satisfies UpdateResult);
  });
  process.on('disconnect', async () => {
    await db.close();
    rmSync(dataDir, { recursive: true, force: true });
    process.exit();
  });
  const server = bareServer(update).listen(0, '127.0.0.1', () => {
    const { port } = server.address() as AddressInfo;
    process.send?.({ url: `http://127.0.0.1:${port}` } satisfies DatabaseReady);
  });
}

void main(process.argv[2] || null);
