/**
 * The last day of a window, open loop: what is due comes whether or not the server keeps up, and its time counts from then.
 * Afterwards every acknowledgement is looked up where it must be. `SURGE_SECONDS=30` plays less than three minutes,
 * `SURGE_SHARE=0.3` fewer of each kind, `SURGE_PROCESSES=1` one of the two tables.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { paths } from '../../domain/api/paths.generated';
import type { Answers } from '../../domain/definition';
import type { FileInfo } from '../../domain/files/calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { buildContentKey } from '../../server/files/storage';
import { createSamplePdf } from '../support/sample-pdf';
import { readSamples } from '../support/samples';
import { registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { uploadListedFiles } from '../support/upload-listed-files';
import { SAVE } from './attacks/save';
import { type BenchReply, encodeMultipart, runInGroups, send, withServers } from './driver';
import { computePercentile } from './measure';
import { printTable } from './runs';
import { createBigDraft, createEdit, getEditedRow } from './sample';

const SECONDS = Number(process.env.SURGE_SECONDS ?? 180);
/** A part of the surge, for a machine that others use as well. */
const SHARE = Number(process.env.SURGE_SHARE ?? 1);
const PER_SECOND = { save: 67 * SHARE, submit: 5 * SHARE, upload: 20 * SHARE };
const COMPANIES = 60;
const PAPERS_AT_MOST = 100;
const GOAL_MS = 1_000;
const MEGABYTE = 1024 ** 2;
const SUBMIT_PATH = findProgram('gazelle')?.calls.submit ?? '';

interface Draft {
  id: string;
  version: number;
  /** The identity of the row that is edited. */
  row: string;
  answers: Answers;
  /** The edit that was acknowledged last. */
  edit: number;
  /** A save is on its way: at the end, it may have been stored without its answer having come. */
  isOnItsWay: boolean;
}

interface Company {
  token: string;
  drafts: Draft[];
  filing: Draft;
}

type Kind = keyof typeof PER_SECOND;

interface Outcome {
  times: number[];
  refused: number;
  failed: number;
}

interface Acknowledged {
  receipts: string[];
  /** Number and sha256 of what was uploaded. */
  files: { id: string; number: number }[];
}

const base = randomBytes(MEGABYTE);
createSamplePdf().copy(base);
/** Other bytes for each number, and the same ones each time. */
const bytesOf = (number: number): Buffer => {
  const bytes = Buffer.from(base);
  bytes.writeUInt32LE(number, MEGABYTE - 8);
  return bytes;
};

async function must<T>(sent: Promise<BenchReply<T>>): Promise<T> {
  const { code, data } = await sent;
  if (code !== 200) throw new Error(`answered ${code} ${JSON.stringify(data)}`);
  return data;
}

async function prepare(server: RealServer, number: number): Promise<Company> {
  const { client } = await registerCompany(server);
  const token = client.access ?? '';
  const first = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
  const gazelle = findProgram('gazelle');
  const [sample] = readSamples('gazelle');
  if (!gazelle || !sample || !first.id) throw new Error('nothing to file');
  const answers = await uploadListedFiles(await gazelle.load(), sample.data, async (position) => {
    const paper = encodeMultipart(
      bytesOf(2 ** 31 + number * PAPERS_AT_MOST + position),
      `paper-${position}.pdf`,
    );
    return (await must(send<FileInfo>(server.url, paths.uploadFile, { token, ...paper }))).id;
  });
  const saved = await client.must<Filing>(`${gazelle.calls.save[0]}`.replace(' /', ' /api/v1.0/'), {
    action: 'save',
    data: answers,
  });
  const filing = {
    id: saved.id ?? '',
    version: saved.version,
    answers: saved.data,
    row: '',
    edit: 0,
    isOnItsWay: false,
  };
  return {
    token,
    filing,
    drafts: [
      {
        id: first.id,
        version: first.version,
        row: getEditedRow(first),
        answers: {},
        edit: 0,
        isOnItsWay: false,
      },
    ],
  };
}

/** Things that are used by one at a time; who finds none waits, and its time counts. */
function createPool<T>(free: T[]) {
  const waiting: ((one: T) => void)[] = [];
  return {
    take: (): Promise<T> => {
      const one = free.shift();
      return one === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(one);
    },
    give(one: T): void {
      const next = waiting.shift();
      if (next) next(one);
      else free.push(one);
    },
  };
}

const newOutcome = (): Outcome => ({ times: [], refused: 0, failed: 0 });

/** Plays the surge on servers in turn, and gives what came of it. */
async function play(urls: string[], companies: Company[]) {
  const outcomes: Record<Kind, Outcome> = { save: newOutcome(), submit: newOutcome(), upload: newOutcome() };
  const acknowledged: Acknowledged = { receipts: [], files: [] };
  const drafts = createPool(
    companies.flatMap(({ token, drafts }) => drafts.map((draft) => ({ token, draft }))),
  );
  const filers = createPool([...companies]);
  let turn = 0;
  const url = () => urls[turn++ % urls.length] as string;

  async function timed<T>(kind: Kind, due: number, sent: Promise<BenchReply<T>>): Promise<T | null> {
    const reply = await sent.catch(() => null);
    if (reply?.code === 200) outcomes[kind].times.push(performance.now() - due);
    else if (reply?.status === 503 || reply?.status === 429) outcomes[kind].refused++;
    else outcomes[kind].failed++;
    // As the portal does, it comes back when it is asked to.
    if (reply?.status === 503) await sleep(reply.retryAfter * 1_000 * (1 + Math.random() / 2));
    return reply?.code === 200 ? reply.data : null;
  }

  const operations: Record<Kind, (due: number, number: number) => Promise<void>> = {
    async save(due, number) {
      const taken = await drafts.take();
      const { id, version, row } = taken.draft;
      taken.draft.isOnItsWay = true;
      const body = JSON.stringify({ version, changes: [createEdit(row, number)] });
      const call = paths.changeFiling.replace('{id}', id);
      const saved = await timed('save', due, send<Filing>(url(), call, { token: taken.token, body }));
      const stored = saved && { version: saved.version, edit: number };
      Object.assign(taken.draft, { isOnItsWay: false, ...stored });
      drafts.give(taken);
    },
    async submit(due) {
      const company = await filers.take();
      const { token, filing } = company;
      const body = JSON.stringify({ version: filing.version, data: filing.answers });
      const headers = { 'idempotency-key': randomUUID() };
      const call = SUBMIT_PATH.replace('{id}', filing.id);
      const filed = await timed('submit', due, send<Filing>(url(), call, { token, body, headers }));
      if (filed?.receipt) {
        acknowledged.receipts.push(filed.receipt.no);
        const back = paths.withdraw.replace('{id}', filing.id);
        // Until it is a draft again it cannot be filed again.
        // A connection that breaks is as little an answer as a refusal: it comes again, with its key.
        const again = { 'idempotency-key': randomUUID() };
        const withdrawal = { token, body: JSON.stringify({ version: filed.version }), headers: again };
        for (;;) {
          const sent = send<Filing>(url(), back, withdrawal);
          const reply = await sent.catch(() => null);
          if (reply?.code === 200) filing.version = reply.data.version;
          if (reply?.code === 200) break;
          await sleep((reply?.retryAfter ?? 0) * 1_000 + 500);
        }
      }
      filers.give(company);
    },
    async upload(due, number) {
      const { token } = companies[number % companies.length] as Company;
      const paper = encodeMultipart(bytesOf(number), `paper-${number}.pdf`);
      const file = await timed('upload', due, send<FileInfo>(url(), paths.uploadFile, { token, ...paper }));
      if (file) acknowledged.files.push({ id: file.id, number });
    },
  };

  const start = performance.now();
  const end = start + SECONDS * 1_000;
  const underWay = new Set<Promise<void>>();
  async function arrive(kind: Kind): Promise<void> {
    for (let number = 1; ; number++) {
      const due = start + (number * 1_000) / PER_SECOND[kind];
      if (due > end) return;
      await sleep(Math.max(0, due - performance.now()));
      const work = operations[kind](due, number)
        .catch(() => void outcomes[kind].failed++)
        .finally(() => underWay.delete(work));
      underWay.add(work);
    }
  }
  await Promise.all((Object.keys(operations) as Kind[]).map(arrive));
  await Promise.race([Promise.all(underWay), sleep(60_000)]);
  return { outcomes, acknowledged, unanswered: underWay.size };
}

/** Everything acknowledged that is not where it must be. */
async function lost(
  database: string,
  folders: string[],
  companies: Company[],
  { receipts, files }: Acknowledged,
) {
  const client = new Client({ connectionString: database });
  await client.connect();
  const found: string[] = [];
  try {
    const { rows: filed } = await client.query<{ receipt_no: string }>('select receipt_no from submissions');
    const numbers = new Set(filed.map((row) => row.receipt_no));
    found.push(...receipts.filter((no) => !numbers.has(no)));
    if (new Set(receipts).size !== receipts.length) found.push('a receipt number that was given twice');
    for (const { id, version, edit, isOnItsWay } of companies.flatMap(({ drafts }) => drafts)) {
      const { rows } = await client.query('select version, data from kept_filings where id = $1', [id]);
      const [first] = rows[0]?.data?.rd_activities ?? [];
      const isLast = rows[0]?.version === version && (edit === 0 || first?.budget_total === edit);
      const isNext = isOnItsWay && rows[0]?.version === version + 1;
      if (!isLast && !isNext) found.push(`draft ${id}`);
    }
    const { rows: kept } = await client.query<{ id: string; sha256: string }>('select id, sha256 from files');
    const hashes = new Map(kept.map(({ id, sha256 }) => [id, sha256]));
    for (const { id, number } of files) {
      const sha256 = createHash('sha256').update(bytesOf(number)).digest('hex');
      const read = await Promise.any(
        folders.map((folder) => readFile(join(folder, 'files', buildContentKey(sha256)))),
      ).catch(() => null);
      if (hashes.get(id) !== sha256 || !read?.equals(bytesOf(number))) found.push(`file ${id}`);
    }
  } finally {
    await client.end();
  }
  return found;
}

async function benchWith(database: string, processes: number): Promise<(string | number)[][]> {
  return withServers(database, processes, async (servers) => {
    const companies = await runInGroups(COMPANIES, (number) => prepare(servers[0] as RealServer, number));
    const urls = servers.map(({ url }) => url);
    const { outcomes, acknowledged, unanswered } = await play(urls, companies);
    const missing = await lost(
      database,
      servers.map(({ dataDir }) => dataDir),
      companies,
      acknowledged,
    );
    for (const each of missing.slice(0, 10)) console.log(`  lost: ${each}`);
    if (unanswered > 0) console.log(`  ${unanswered} requests were never answered`);
    return (Object.entries(outcomes) as [Kind, Outcome][]).map(([kind, { times, refused, failed }]) => [
      String(processes),
      kind,
      String(times.length),
      ...[0.5, 0.95, 0.99].map((share) => computePercentile(times, share).toFixed(0)),
      String(refused),
      String(failed),
      String(missing.length),
      computePercentile(times, 0.95) < GOAL_MS ? 'yes' : 'NO',
    ]);
  });
}

/** `newDatabase` hands an empty one to its work. */
export async function benchSurge(
  newDatabase: (work: (url: string | null) => Promise<void>) => Promise<void>,
): Promise<void> {
  const asked = process.env.SURGE_PROCESSES?.split(',').map(Number) ?? [1, 2];
  const rows: (string | number)[][] = [];
  for (const processes of asked)
    await newDatabase(async (url) => {
      if (!url) throw new Error('the surge wants PostgreSQL');
      rows.push(...(await benchWith(url, processes)));
    });
  const rates = Object.entries(PER_SECOND).map(([kind, rate]) => `${rate} ${kind}s`);
  printTable(
    `The last day: ${rates.join(', ')} a second for ${SECONDS} s, ms from when each was due`,
    ['processes', 'kind', 'answered', 'p50', 'p95', 'p99', 'refused', 'failed', 'lost', `p95 < ${GOAL_MS}`],
    rows,
  );
}
