/**
 * Drives a release that lies in a root directory of its own, with Node and nothing else, from inside its network: signs in,
 * uploads, saves, submits and prints. Writes what it saw as one line of JSON.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { paths } from '../../domain/api/paths.generated';
import type { FileInfo } from '../../domain/files/calls';
import type { Filing } from '../../domain/filing/types';
import { findProgram } from '../../domain/programs/find';
import { getSaveCall, toWireCall } from '../support/file-sample';
import { readSamples } from '../support/samples';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { PDF } from '../support/server/upload-client';
import { uploadListedFiles } from '../support/upload-listed-files';
import { withId } from '../support/with-id';

const [root = '', node = ''] = process.argv.slice(2);
const URL = 'http://127.0.0.1:8001';
const START_LIMIT_MS = 60_000;
/** Nothing of the machine's own. The clock is that of the samples, whose windows are open. */
const env = {
  DATA_DIR: '/data',
  DEMO_QUEUE: 'off',
  LOG_LEVEL: 'warn',
  NODE_OPTIONS: '--require /clock.cjs',
  TEST_CLOCK_OFFSET: String(Date.parse('2026-06-10T02:00:00Z') - Date.now()),
};
const inRoot = (...args: string[]): [string, string[]] => [
  'chroot',
  [root, node, '/app/portal.mjs', ...args],
];

let child: ChildProcess | undefined;

async function start(): Promise<{ child: ChildProcess; startMs: number }> {
  const [command, args] = inRoot();
  const began = performance.now();
  child = spawn(command, args, {
    env: { ...env, PATH: process.env.PATH },
    stdio: ['ignore', process.stderr, process.stderr],
  });
  while (performance.now() - began < START_LIMIT_MS) {
    if (child.exitCode !== null) throw new Error(`the release ended with ${child.exitCode}`);
    const answer = await fetch(`${URL}/api/ready`).catch(() => null);
    if (answer?.ok) return { child, startMs: Math.round(performance.now() - began) };
    await sleep(100);
  }
  throw new Error(`the release was not ready within ${START_LIMIT_MS} ms`);
}

async function upload(client: ApiClient, position: number): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([Uint8Array.from(PDF), `%${position}`]), `附件${position}.pdf`);
  return (await client.must<FileInfo>(paths.uploadFile, form)).id;
}

/** The sample of a program, with files that are there, filed. */
async function file(client: ApiClient): Promise<Filing> {
  const program = findProgram('gazelle');
  const [sample] = readSamples('gazelle').filter(({ name }) => name === 'valid');
  if (!program?.calls.submit || !sample) throw new Error('no gazelle to file');
  const data = await uploadListedFiles(await program.load(), sample.data, (position) =>
    upload(client, position),
  );
  const saved = await client.must<Filing>(getSaveCall(program), { data });
  const submit = toWireCall(program.calls.submit, saved.id ?? '');
  return client.must<Filing>(submit, { version: saved.version, data: saved.data });
}

async function bytesOf(path: string, client?: ApiClient): Promise<Buffer> {
  const answer = await fetch(
    `${URL}${path}`,
    client && { headers: { authorization: `JWT ${client.access}` } },
  );
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Of the server, which the supervisor started. */
function memoryMb(supervisor: number): number {
  const pid = execFileSync('pgrep', ['-P', String(supervisor)])
    .toString()
    .trim();
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

async function drive() {
  const { child, startMs } = await start();
  const idleMb = memoryMb(child.pid as number);
  const page = (await bytesOf('/')).toString();
  const [, script = ''] = /src="(\/umi\.[0-9a-f]+\.js)"/.exec(page) ?? [];
  const scriptBytes = (await bytesOf(script)).length;
  const client = await openDemoClient(URL);
  const filed = await file(client);
  const paper = await bytesOf(withId(paths.document, filed.id ?? '').replace('GET ', ''), client);
  const apiPage = (await bytesOf('/api/docs/static/index.html')).length;
  child.kill('SIGTERM');
  const ended = await new Promise((resolve) => child.once('exit', resolve));
  const [command, args] = inRoot('admin', 'create', 'operator');
  const admin = execFileSync(command, args, { env: { ...env, PATH: process.env.PATH } }).toString();
  return {
    startMs,
    idleMb,
    scriptBytes,
    receipt: filed.receipt?.no,
    paper: paper.subarray(0, 5).toString(),
    apiPage,
    ended,
    admin,
  };
}

drive().then(
  (seen) => process.stdout.write(`${JSON.stringify(seen)}\n`),
  (error: Error) => {
    process.stderr.write(`${error.stack}\n`);
    child?.kill();
    process.exitCode = 1;
  },
);
