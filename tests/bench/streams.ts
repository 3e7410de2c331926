/**
 * Streams that stay open: `STREAMS=5000` people of as many companies hold one each on one process, and nothing happens; then
 * all of them are told something.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { paths } from '../../domain/api/paths.generated';
import type { Filing } from '../../domain/filing/types';
import { registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import type { StreamReader } from '../support/server/stream-reader';
import { SAVE } from './attacks/save';
import { createCrowd, openStreams, readMetrics } from './crowd';
import { withServers } from './driver';
import { computePercentile } from './measure';
import { printTable } from './runs';
import { createBigDraft } from './sample';

const STREAMS = Number(process.env.STREAMS ?? 5_000);
const IDLE_SECONDS = Number(process.env.STREAM_SECONDS ?? 60);
const SETTLE_MS = 5_000;

const TELL_ALL = `insert into messages (id, company_id, category, template, title, body, priority, created_at)
  select gen_random_uuid(), id, 'system', 'bench', '{"zh":"","en":""}', '{"zh":"","en":""}', 5, now() from companies`;

/** One message to each company, in one transaction; milliseconds until each stream has told it. */
async function tellAll(database: string, readers: StreamReader[]): Promise<number[]> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    const began = performance.now();
    await client.query(TELL_ALL);
    const told: number[] = [];
    const each = async (reader: StreamReader) => {
      await reader.until(() => reader.has({ kind: 'message' }), 60_000);
      told.push(performance.now() - began);
    };
    await Promise.all(readers.map(each));
    return told;
  } finally {
    await client.end();
  }
}

export async function benchStreams(
  newDatabase: (work: (url: string | null) => Promise<void>) => Promise<void>,
): Promise<void> {
  await newDatabase(async (database) => {
    if (!database) throw new Error('streams want PostgreSQL');
    await withServers(database, 1, async ([server]) => {
      const portal = server as RealServer;
      const { client } = await registerCompany(portal);
      const draft = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
      const { id: user } = await client.must<{ id: string }>(paths.currentUser);
      const people = await createCrowd(database, user, draft, [STREAMS, 0]);
      const before = await readMetrics(portal);
      const readers = await openStreams([portal.url], people);
      await sleep(SETTLE_MS);
      const opened = await readMetrics(portal);
      await sleep(IDLE_SECONDS * 1_000);
      const idle = await readMetrics(portal);
      const lost = readers.filter(({ isOver, status }) => isOver || status !== 200).length;
      const told = await tellAll(database, readers);
      const after = await readMetrics(portal);
      for (const reader of readers) reader.close();
      const share = (from: { cpu: number }, to: { cpu: number }, seconds: number) =>
        ((to.cpu - from.cpu) / seconds) * 100;
      printTable(
        `${readers.length} streams on one process, ${lost} lost, idle for ${IDLE_SECONDS} s`,
        [
          'memory before, MB',
          'with them, MB',
          'kB a stream',
          'idle: processor, % of a core',
          'memory after, MB',
        ],
        [
          [
            before.memory,
            opened.memory,
            ((opened.memory - before.memory) * 1024) / readers.length,
            share(opened, idle, IDLE_SECONDS),
            after.memory,
          ],
        ],
      );
      printTable(
        'A message to each of them, in one transaction: milliseconds until it is told',
        ['p50', 'p95', 'last', 'processor, ms'],
        [
          [
            computePercentile(told, 0.5),
            computePercentile(told, 0.95),
            computePercentile(told, 1),
            (after.cpu - idle.cpu) * 1_000,
          ],
        ],
      );
    });
  });
}
