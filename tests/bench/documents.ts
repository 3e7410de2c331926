/** The processor time of printed papers, of the whole server: beside the printer alone, and beside a file that is only sent. */
import { paths } from '../../domain/api/paths.generated';
import { createFilingDocument } from '../../domain/document/filing-document';
import { createCheckAddress } from '../../domain/document/proof';
import type { FileInfo } from '../../domain/files/calls';
import type { ReportInfo } from '../../domain/filing/calls';
import { computeAnswers } from '../../domain/filing/compute';
import { findProgram } from '../../domain/programs/find';
import print from '../../server/documents/document-worker';
import { readSamples } from '../support/samples';
import { type ApiClient, openDemoClient, registerCompany } from '../support/server/api-client';
import type { RealServer } from '../support/server/real-server';
import { createPdf } from '../support/server/upload-client';
import { saveLargeFiling } from './large-filing';
import { computeMedian } from './measure';
import { printTable } from './runs';

const ROUNDS = 8;
const FILE_BYTES = 250_000;

/** Milliseconds that the server's process has worked, its threads included. */
async function workedMs(url: string): Promise<number> {
  const metrics = await (await fetch(`${url}/api/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]) * 1_000;
}

interface Cost {
  cpu: number;
  wall: number;
  bytes: number;
}

async function costOf(server: RealServer, client: ApiClient, path: string): Promise<Cost> {
  const [cpu, wall] = [await workedMs(server.url), performance.now()];
  const answer = await fetch(`${server.url}${path}`, { headers: { authorization: `JWT ${client.access}` } });
  const bytes = (await answer.arrayBuffer()).byteLength;
  if (!answer.ok || answer.headers.get('content-type')?.includes('json'))
    throw new Error(`no document: ${path}`);
  return { cpu: (await workedMs(server.url)) - cpu, wall: performance.now() - wall, bytes };
}

const middle = (costs: Cost[]): Cost => ({
  cpu: computeMedian(costs.map(({ cpu }) => cpu)),
  wall: computeMedian(costs.map(({ wall }) => wall)),
  bytes: computeMedian(costs.map(({ bytes }) => bytes)),
});

/** One after the other; what the first ones load is not counted. */
async function rounds(each: (round: number) => Promise<Cost>, warm = 3): Promise<Cost> {
  const costs: Cost[] = [];
  for (let i = 0; i < ROUNDS + warm; i++) costs.push(await each(i));
  return middle(costs.slice(warm));
}

const pathOf = (call: string, id: string) => (call.split(' ')[1] ?? '').replace('{id}', id);

/** The printer in this process: no server, no thread, no database. */
async function alone(): Promise<Cost> {
  const program = findProgram('hightech');
  const [sample] = readSamples('hightech');
  if (!program || !sample) throw new Error('no sample');
  const form = await program.load();
  const { data, ctx } = sample;
  const model = createFilingDocument({
    program,
    form,
    answers: computeAnswers(form, data, ctx),
    isWhole: true,
    ctx,
    language: 'zh',
    company: {
      name: '示范企业',
      creditCode: '91210106MA10BBC218',
      department: { zh: '科技局', en: 'Bureau' },
    },
    batch: { batchYear: ctx.batchYear, batchNo: 1 },
    status: 'draft',
    receipt: null,
    files: [],
    checkAddress: createCheckAddress(null),
  });
  return rounds(async () => {
    const [cpu, wall] = [process.cpuUsage(), performance.now()];
    await print({ paper: model, seal: null });
    const { user, system } = process.cpuUsage(cpu);
    return { cpu: (user + system) / 1_000, wall: performance.now() - wall, bytes: 0 };
  });
}

async function uploaded(client: ApiClient): Promise<FileInfo> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(createPdf(FILE_BYTES))]), 'floor.pdf');
  return client.must<FileInfo>(paths.uploadFile, form);
}

export async function benchDocuments(server: RealServer): Promise<void> {
  const client = await openDemoClient(server.url);
  const { client: filer } = await registerCompany(server);
  const { id: draft } = await saveLargeFiling(filer);
  const { list } = await client.must<ReportInfo>(`${paths.reportInfo}?pageSize=100`);
  const submitted = list.filter(({ receipt, group }) => receipt && group !== 'draft').map(({ id }) => id);
  const file = await uploaded(client);
  const cost = (path: string) => costOf(server, client, path);
  const drafts = await rounds(() => costOf(server, filer, pathOf(paths.document, draft ?? '')));
  const firsts: Cost[] = [];
  const kept: Cost[] = [];
  for (const id of submitted.slice(0, ROUNDS)) {
    firsts.push(await cost(pathOf(paths.document, id)));
    kept.push(await cost(pathOf(paths.document, id)));
  }
  const rows: [string, Cost][] = [
    ['draft of the largest form', drafts],
    [`submitted, first print (${firsts.length})`, middle(firsts)],
    ['submitted, kept', middle(kept)],
    ['the printer alone, high-tech sample', await alone()],
    ['a file of 250 kB', await rounds(() => cost(pathOf(paths.file, file.id)))],
  ];
  printTable(
    'Papers: processor time of the server a copy (median)',
    ['copy', 'processor ms', 'ms', 'kB'],
    rows.map(([name, { cpu, wall, bytes }]) => [name, cpu, wall, bytes / 1_000]),
  );
}
