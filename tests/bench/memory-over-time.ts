/**
 * Resident memory of the embedded process in use for minutes: MEMORY_MINUTES, 12 by default. A process that is started as
 * `npm start` does it and one that node starts alone get the same four calls a second: saves, lists, uploads and papers.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { Filing } from '../../domain/filing/types';
import { MEMORY_VARIABLES, NODE_ARGUMENTS } from '../../scripts/support/supervise.mjs';
import { type ApiClient, DEMO_PASSWORD, openDemoClient, registerCompany } from '../support/server/api-client';
import { RealServer } from '../support/server/real-server';
import { createPdf } from '../support/server/upload-client';
import { SAVE } from './attacks/save';
import { readCpuTime, readMemory } from './measure';
import { printTable } from './runs';
import { createBigDraft } from './sample';

const MINUTES = Number(process.env.MEMORY_MINUTES ?? 12);
const CALL_EVERY_MS = 250;
const CALLS_A_MINUTE = 60_000 / CALL_EVERY_MS;
const REST_MS = 8_000;
const UPLOAD_EVERY = 40;
const PAPER_EVERY = 100;
const RENEW_EVERY = 20 * CALLS_A_MINUTE;
const FILE_BYTES = 250_000;

/** The first start of a new portal. */
class StartedServer extends RealServer {
  protected override readonly program = [...NODE_ARGUMENTS, 'dist-server/main.js'];
}

const upload = (client: ApiClient, n: number) => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(createPdf(FILE_BYTES + n))]), `${n}.pdf`);
  return client.must(paths.uploadFile, form);
};

async function readPaper({ url, access }: ApiClient, id: string): Promise<void> {
  const [, path = ''] = paths.document.split(' ');
  const answer = await fetch(`${url}${path.replace('{id}', id)}`, {
    headers: { authorization: `JWT ${access}` },
  });
  await answer.arrayBuffer();
}

/** Returns what makes the nth call. */
async function prepareCalls(server: RealServer): Promise<(n: number) => Promise<unknown>> {
  const { client, company } = await registerCompany(server);
  const demo = await openDemoClient(server.url);
  const admin = await openDemoClient(server.url, 'admin');
  const { list } = await demo.must<ReportInfo>(`${paths.reportInfo}?pageSize=100`);
  const submitted = list.filter(({ receipt, group }) => receipt && group !== 'draft').map(({ id }) => id);
  let filing = await client.must<Filing>(SAVE, { action: 'save', data: createBigDraft(0) });
  const save = async (n: number) => {
    const { id, version } = filing;
    filing = await client.must<Filing>(SAVE, { id, version, action: 'save', data: createBigDraft(n) });
  };
  // Before the login ends, as the portal does.
  const renew = () =>
    Promise.all([
      client.signIn(company.username, company.password),
      demo.signIn('demo', DEMO_PASSWORD),
      admin.signIn('admin', DEMO_PASSWORD),
    ]);
  return async (n) => {
    if (n % RENEW_EVERY === RENEW_EVERY - 1) await renew();
    if (n % UPLOAD_EVERY === 1) return upload(client, n);
    if (n % PAPER_EVERY === 3) return readPaper(demo, submitted[n % submitted.length] ?? '');
    if (n % 2 === 0) return save(n);
    return n % 4 === 1 ? client.must(paths.reportInfo) : admin.must(paths.reviewQueue);
  };
}

/** Megabytes at rest and at each minute, and seconds of the processor. */
async function watch(server: RealServer): Promise<number[]> {
  await server.start();
  await sleep(REST_MS);
  const memory = [readMemory(server.pid)];
  const call = await prepareCalls(server);
  let due = performance.now();
  for (let n = 0; n < MINUTES * CALLS_A_MINUTE; n += 1) {
    await sleep(Math.max(0, due - performance.now()));
    await call(n);
    // After a stall it does not catch up: the server would refuse so many calls at once.
    due = Math.max(due + CALL_EVERY_MS, performance.now());
    if ((n + 1) % CALLS_A_MINUTE === 0) memory.push(readMemory(server.pid));
  }
  const seconds = readCpuTime(server.pid) / 1_000;
  await server.remove();
  return [...memory.map(Math.round), Math.round(seconds)];
}

export async function benchMemoryOverTime(): Promise<void> {
  const servers: [string, RealServer][] = [
    ['node alone', new RealServer({}, true)],
    ['npm start', new StartedServer(MEMORY_VARIABLES, true)],
  ];
  const rows = await Promise.all(servers.map(async ([name, server]) => [name, ...(await watch(server))]));
  const minutes = Array.from({ length: MINUTES }, (_, i) => `${i + 1}`);
  printTable(
    'Resident MB of the embedded process, by minutes of four calls a second',
    ['started by', 'at rest', ...minutes, 'processor s'],
    rows,
  );
}
