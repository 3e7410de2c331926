/** The ways a process ends, seen by those who are served: nothing that was read goes without an answer. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { Agent, get } from 'node:http';
import { resolve as resolvePath } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { UploadState } from '../../domain/files/calls';
import { type ApiClient, openDemoClient } from '../support/server/api-client';
import { formatRequestHead, openRawRequest } from '../support/server/raw-request';
import { RealServer } from '../support/server/real-server';
import { createPdf } from '../support/server/upload-client';

/** Asks the database, and counts for nobody. */
const PUBLIC = paths.publicResults.split(' ')[1] as string;
const ESCAPING = `--require ${resolvePath('tests/support/server/escaping-error.cjs')}`;

let server: RealServer;
let client: ApiClient;

const restart = async () => {
  await server.start();
  client = await openDemoClient(server.url);
};
beforeAll(async () => {
  server = new RealServer({ LOG_LEVEL: 'error', NODE_OPTIONS: ESCAPING });
  await restart();
}, 90_000);
afterAll(() => server.remove());

/** The status of a GET over an agent's connections, or how it failed. */
const status = (agent: Agent): Promise<number | string> =>
  new Promise((resolve) => {
    get(`${server.url}${PUBLIC}`, { agent }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
    }).once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
const many = (count: number, agent: Agent) => Promise.all(Array.from({ length: count }, () => status(agent)));

describe('RealServer at SIGTERM', () => {
  it('answers all of a hundred requests, finishes an upload, refuses later ones, and exits with 0', async () => {
    const kept = new Agent({ keepAlive: true });
    await many(50, kept);
    const bytes = createPdf(100_000);
    const upload = await client.must<UploadState>(paths.beginUpload, {
      name: '附件.pdf',
      size: bytes.length,
    });
    const part = paths.uploadPart.replace('{id}', upload.id);
    const underWay = openRawRequest(
      server.url,
      formatRequestHead(`${part}?offset=0`, {
        Authorization: `JWT ${client.access}`,
        'Content-Type': 'application/octet-stream',
        'Content-Length': bytes.length,
      }),
    );
    underWay.socket.write(bytes.subarray(0, 50_000));

    const inFlight = Promise.all([many(50, kept), many(50, new Agent())]);
    await sleep(15);
    const gone = server.end('SIGTERM');
    await sleep(150);
    const after = await fetch(`${server.url}/api/ready`);
    expect(after.status).toBe(503);
    expect(Number(after.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(after.headers.get('connection')).toBe('close');
    expect(await after.json()).toMatchObject({ code: -1, data: null });

    underWay.socket.write(bytes.subarray(50_000));
    expect(await underWay.answer).toContain(`"offset":${bytes.length}`);
    const answers = (await inFlight).flat();
    expect(answers).toHaveLength(100);
    expect(answers.filter((answer) => answer !== 200 && answer !== 503)).toEqual([]);
    expect(await gone).toBe(0);
    expect(server.log).not.toContain('"level":50');
  }, 60_000);

  it('exits at once at a second SIGTERM', async () => {
    await restart();
    const hanging = openRawRequest(
      server.url,
      formatRequestHead('POST /api/v1.0/login/', { 'Content-Length': 10 }),
    );
    await sleep(100);
    const gone = server.end('SIGTERM');
    await sleep(1_200);
    void server.end('SIGTERM');
    expect(await gone).toBe(1);
    await hanging.answer;
  }, 60_000);
});

describe('RealServer at an uncaught error', () => {
  it('logs it, answers running requests, and exits with a failure', async () => {
    await restart();
    const before = many(20, new Agent());
    const gone = server.end('SIGUSR2');
    expect((await before).filter((answer) => answer !== 200 && answer !== 503)).toEqual([]);
    expect(await gone).toBe(1);
    expect(server.log).toContain('an error escaped');
  }, 60_000);
});

describe('npm start (scripts/start)', () => {
  let supervisor: ChildProcess | undefined;
  afterAll(() => supervisor?.kill('SIGKILL'));

  const start = (env: Record<string, string>) => {
    const child = spawn(process.execPath, ['tests/support/server/supervised.mjs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DATA_DIR: server.dataDir, LOG_LEVEL: 'error', NODE_OPTIONS: ESCAPING, ...env },
    });
    supervisor = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const says = async (pattern: RegExp, times = 1) => {
      for (const end = Date.now() + 40_000; Date.now() < end; await sleep(50))
        if ((said.match(new RegExp(pattern, 'g')) ?? []).length >= times) return said;
      throw new Error(`not said: ${pattern} in\n${said}`);
    };
    return { child, ended, says };
  };

  const serverOf = (pid: number): number => Number(execFileSync('pgrep', ['-P', String(pid)]).toString());

  it('restarts a portal that died, and exits with it when told', async () => {
    await server.end();
    const { child, ended, says } = start({ PORT: '0' });
    await says(/http:\/\/127/);
    process.kill(serverOf(child.pid as number), 'SIGKILL');
    await says(/started again in 1 s/);
    await says(/http:\/\/127/, 2);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }, 60_000);

  it('does not restart where that cannot help', async () => {
    const { ended, says } = start({ PORT: 'none' });
    expect(await ended).toBe(1);
    expect(await says(/PORT: /)).not.toContain('started again');
  }, 60_000);
});
