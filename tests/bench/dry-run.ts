/**
 * A proposed edition tried on 10,000 drafts and on 10,000 submissions of the largest form, slice by slice as the portal does it,
 * and what the portal's saves take meanwhile. Processor time: of the process, and of the thread in it that answers everybody.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { paths } from '../../domain/api/paths.generated';
import type { Answers, Program } from '../../domain/definition';
import { computeAnswers } from '../../domain/filing/compute';
import { createSnapshotText } from '../../domain/filing/snapshot';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { loadShippedDocument } from '../../server/programs/edition-documents';
import { type ApiClient, openDemoClient, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { withId } from '../support/with-id';
import { withServers } from './driver';
import { computeMedian, computePercentile, readCpuTime, readMainThreadTime } from './measure';
import { printTable } from './runs';
import { createBigDraft, createEdit, getEditedRow } from './sample';

const KEY = 'hightech';
const EDITION = 'bench.1';
const FILINGS = Number(process.env.BENCH_FILINGS ?? 10_000);
const DRAFTERS = 4;
/** Milliseconds between two saves of one drafter: as of people who type without a pause. */
const PAUSE_MS = 200;
const ALONE_MS = 15_000;
const CTX = { batchYear: 2026, today: '2026-06-10', settings: {} };

const COPY = `insert into filings
    (id, company_id, program, batch_year, batch_no, status, version, edition, data, created_at, updated_at, updated_by)
  select gen_random_uuid(), company_id, program, batch_year, batch_no, $2, 1, edition, data, created_at, updated_at, updated_by
  from filings, generate_series(1, $3::int) where id = $1`;
const SIGN = `insert into submissions (id, filing_id, seq, receipt_no, submitted_at, submitted_by, snapshot, sha256)
  select gen_random_uuid(), id, 1, 'BENCH-' || row_number() over (), updated_at, updated_by, $1, ''
  from filings where status = 'approved' and program = $2`;

const getProgram = (): Program => {
  const program = findProgram(KEY);
  if (!program) throw new Error(`no program ${KEY}`);
  return program;
};

async function createPaper(): Promise<string> {
  const form = await getProgram().load();
  const { data } = JSON.parse(readFileSync(`domain/programs/${KEY}/samples/valid.json`, 'utf8')) as {
    data: Answers;
  };
  return createSnapshotText(getProgram(), form, computeAnswers(form, data, CTX), CTX);
}

/** Fills the database without its triggers: lists of an office are none of what is measured. */
async function fill(database: string, draft: string): Promise<void> {
  const client = new Client({ connectionString: database });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const status of ['draft', 'approved']) await client.query(COPY, [draft, status, FILINGS]);
    await client.query(SIGN, [await createPaper(), KEY]);
    await client.query('vacuum analyze filings, submissions');
  } finally {
    await client.end();
  }
}

/** The edition that is tried takes half as much text everywhere. */
async function propose(admin: ApiClient): Promise<void> {
  const document = JSON.stringify({
    ...(await loadShippedDocument(KEY, getProgram().edition)),
    edition: EDITION,
  }).replace(/"maxLength":(\d+)/g, (_, most: string) => `"maxLength":${Math.ceil(Number(most) / 2)}`);
  await admin.must(paths.proposeEdition, {
    document,
    from: { kind: 'now' },
    reason: 'measured',
  });
}

const saveCall = (): string => (getProgram().calls.save[0] ?? '').replace(' /', ' /api/v1.0/');

interface Drafter {
  client: ApiClient;
  id: string;
  version: number;
  row: string;
}

async function openDraft(server: RealServer): Promise<Drafter> {
  const { client } = await registerCompany(server);
  const { id, version, data } = await client.must<Filing>(saveCall(), {
    action: 'save',
    data: createBigDraft(0),
  });
  return { client, id: id ?? '', version, row: getEditedRow({ data }) };
}

/** Saves one field after the other until `isOver`; milliseconds of each. */
async function type(drafter: Drafter, isOver: () => boolean): Promise<number[]> {
  const taken: number[] = [];
  while (!isOver()) {
    const { client, id, version, row } = drafter;
    const changes = [createEdit(row, 400 + (version % 100))];
    const from = performance.now();
    const saved = await client.must<Filing>(withId(paths.changeFiling, id), { version, changes });
    taken.push(performance.now() - from);
    drafter.version = saved.version;
    await sleep(PAUSE_MS);
  }
  return taken;
}

interface Slice {
  judged: number;
  next: string | null;
}

/** Reads a run to its end; milliseconds of each slice. */
async function runSlices(admin: ApiClient, call: string): Promise<{ judged: number; slices: number[] }> {
  const slices: number[] = [];
  let judged = 0;
  for (let after: string | null = ''; after !== null; ) {
    const from = performance.now();
    const proposed = { kind: 'edition', key: KEY, edition: EDITION };
    const slice: Slice = await admin.must<Slice>(call, { proposed, after });
    slices.push(performance.now() - from);
    judged += slice.judged;
    after = slice.next;
  }
  return { judged, slices };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

async function measure(server: RealServer, admin: ApiClient, drafters: Drafter[], call: string) {
  let isOver = false;
  const saves = Promise.all(drafters.map((drafter) => type(drafter, () => isOver)));
  const [cpu, main, from] = [readCpuTime(server.pid), readMainThreadTime(server.pid), performance.now()];
  const { judged, slices } = await runSlices(admin, call).finally(() => {
    isOver = true;
  });
  const taken = performance.now() - from;
  const beside = (await saves).flat();
  return [
    judged,
    seconds(taken),
    seconds(readCpuTime(server.pid) - cpu),
    seconds(readMainThreadTime(server.pid) - main),
    Math.round(computeMedian(slices)),
    Math.round(computePercentile(slices, 0.95)),
    Math.round(computePercentile(beside, 0.95)),
  ];
}

async function measureAlone(drafters: Drafter[]): Promise<number> {
  const end = performance.now() + ALONE_MS;
  const taken = await Promise.all(drafters.map((drafter) => type(drafter, () => performance.now() > end)));
  return Math.round(computePercentile(taken.flat(), 0.95));
}

export async function benchDryRun(database: string | null): Promise<void> {
  if (!database) throw new Error('dry-run wants PostgreSQL');
  await withServers(database, 1, async ([server]) => {
    if (!server) return;
    const admin = await openDemoClient(server.url, 'admin');
    await fill(database, (await openDraft(server)).id);
    await propose(admin);
    const drafters = [];
    for (let i = 0; i < DRAFTERS; i += 1) drafters.push(await openDraft(server));
    const alone = await measureAlone(drafters);
    printTable(
      `A proposed edition tried on ${FILINGS} filings each; saves alone take ${alone} ms at the 95th percentile`,
      ['', 'judged', 's', 'processor, s', 'main thread, s', 'slice p50, ms', 'p95', 'saves beside, p95'],
      [
        ['dry run', ...(await measure(server, admin, drafters, paths.dryRunEdition))],
        ['replay', ...(await measure(server, admin, drafters, paths.replayEdition))],
      ],
      ['judged', 'processor, s', 'main thread, s'],
    );
  });
}
