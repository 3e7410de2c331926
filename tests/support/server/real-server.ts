/** The built server as operators run it: a process of its own, a free port, a data directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createSeededDirectory } from './seeded-directory';

export const CAPTCHA_ANSWER = 'A2B4';
/** Long enough for a machine that others use as well; a server that ends says so at once. */
const START_LIMIT_MS = 300_000;
/** Date of the sample filings: year grids and windows depend on it. */
const CLOCK_STARTS_AT = Date.parse('2026-06-10T02:00:00Z');
/** Milliseconds by which seeded data are older than the start of a test. */
const SEEDED_BEFORE_MS = 5 * 60_000;
const PROGRAM = 'dist-server/main.js';
/**
 * Switches optimisation of WebAssembly off in tests of vitest: their server runs for seconds, and optimising would take longer
 * than it saves.
 */
const UNOPTIMISED = process.env.VITEST ? ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering'] : [];

export const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

export interface SentSms {
  to: string;
  kind: string;
  scene: string;
  code?: string;
  at: string;
}

export class RealServer {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  url = '';
  private child: ChildProcess | null = null;
  private port = 0;
  private output = '';
  private readonly clockOffset: number;
  /** Arguments for node. */
  protected readonly program: string[] = [PROGRAM];

  /** `isNew`: the first start finds an empty directory, instead of one with the demo's data. */
  constructor(
    private readonly env: Record<string, string> = {},
    private readonly isNew = false,
    clockStartsAt = CLOCK_STARTS_AT,
  ) {
    this.clockOffset = clockStartsAt - Date.now();
  }

  /** Starts the server, or restarts it on the same port and data; resolves when it is ready. */
  async start(): Promise<this> {
    const { DATA_DIR = this.dataDir, DATABASE_URL } = this.env;
    const isFilled = this.isNew || DATABASE_URL || readdirSync(DATA_DIR).length > 0;
    if (!isFilled) cpSync(await createSeededDirectory(PROGRAM, seed), DATA_DIR, { recursive: true });
    this.port ||= Number(this.env.PORT) || (await findFreePort());
    this.url = `http://127.0.0.1:${this.port}`;
    this.output = '';
    const { DATABASE_URL: _, NODE_ENV: __, ...inherited } = process.env;
    const child = spawn(
      process.execPath,
      [
        ...UNOPTIMISED,
        '--enable-source-maps',
        '--require',
        './tests/support/server/shifted-clock.cjs',
        ...this.program,
      ],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...inherited,
          HOST: '127.0.0.1',
          PORT: String(this.port),
          DATA_DIR: this.dataDir,
          DEMO: 'on',
          DEMO_QUEUE: 'off',
          CAPTCHA_ANSWER,
          LOG_LEVEL: 'warn',
          // Decisions take effect at once; a test of the delay sets its own value.
          DECISION_HOLD_SECONDS: '0',
          TRUST_PROXY: '127.0.0.1',
          TEST_CLOCK_OFFSET: String(this.clockOffset),
          ...this.env,
        },
      },
    );
    const keep = (chunk: Buffer) => {
      this.output = (this.output + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    this.child = child;
    await this.ready(child);
    return this;
  }

  private async ready(child: ChildProcess): Promise<void> {
    for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await sleep(100)) {
      if (child.exitCode !== null)
        throw new Error(`The server ended with ${child.exitCode}:\n${this.output}`);
      const answer = await fetch(`${this.url}/api/ready`).catch(() => null);
      if (answer?.ok) return;
    }
    throw new Error(`The server was not ready within ${START_LIMIT_MS} ms:\n${this.output}`);
  }

  /** Sends a signal, SIGTERM by default, and waits for the end of the process. Returns its exit code, null after SIGKILL. */
  async end(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const gone = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill(signal);
    return gone;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Last output of the server, for the message of a failing test. */
  get log(): string {
    return this.output;
  }

  async remove(): Promise<void> {
    await this.end('SIGKILL');
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Returns the newest SMS to a number; waits for it, because messages are sent after their transaction. */
  async sms(to: string, limitMs = 10_000): Promise<SentSms> {
    const folder = join(this.dataDir, 'outbox');
    for (const end = Date.now() + limitMs; Date.now() < end; await sleep(50)) {
      const sent = this.outbox(folder).filter((message) => message.to === to);
      const newest = sent.sort((a, b) => a.at.localeCompare(b.at)).at(-1);
      if (newest) return newest;
    }
    throw new Error(`No SMS to ${to} within ${limitMs} ms`);
  }

  private outbox(folder: string): SentSms[] {
    try {
      return readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
    } catch {
      return []; // not there yet, or a file half written: the next look finds it
    }
  }
}

async function seed(directory: string): Promise<void> {
  const server = new RealServer({}, true, CLOCK_STARTS_AT - SEEDED_BEFORE_MS);
  try {
    await server.start();
    const code = await server.end();
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${server.log}`);
    cpSync(server.dataDir, directory, { recursive: true });
  } finally {
    await server.remove();
  }
}
