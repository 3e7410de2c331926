/** Runs the application in process for tests of features: a database of its own, the demo's data, and an adjustable clock. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { paths } from '../../../domain/api/paths.generated';
import type { Program } from '../../../domain/definition';
import { putProgramsInForce, putTrialPrograms } from '../../../domain/programs/registry';
import { compose } from '../../../server/compose';
import { type AuditStore, createAuditStore } from '../../../server/core/audit/audit-store';
import type { Database } from '../../../server/core/db/client';
import { users } from '../../../server/core/db/tables';
import { openTestDatabase, type TestDatabase } from '../../../server/core/db/test-database';
import { readEnv } from '../../../server/core/env';
import { createLogger } from '../../../server/core/logger';
import { DEMO_PASSWORD } from '../../../server/demo/demo-companies';
import { processes } from '../../../server/system/tables';
import { getSharedWorkers } from './shared-workers';

export const TEST_CAPTCHA = 'ABCD';

export interface TestAnswer<T> {
  status: number;
  code: number;
  msg: string | string[];
  data: T;
  headers: Record<string, unknown>;
}

interface CallOptions {
  token?: string;
  body?: unknown;
  query?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface TestApp {
  app: FastifyInstance;
  db: Database;
  audit: AuditStore;
  /** DATA_DIR; deleted when the test closes the application. */
  dataDir: string;
  /** Clock that stands still until a test sets it. */
  clock: { now: Date; advance(seconds: number): void };
  /** `callPath` is `METHOD /path`, as in domain/api/paths; English unless a header says otherwise. */
  call<T = unknown>(callPath: string, options?: CallOptions): Promise<TestAnswer<T>>;
  /** Returns the access token of a demo account. */
  signIn(username: string, password?: string): Promise<string>;
  /** Restores the seeded demo: changes by tests are undone, and their sessions end. */
  restore(): Promise<void>;
  /** Saves the data; the returned function restores them, and the time of the clock. */
  keep(): Promise<() => Promise<void>>;
  /** Returns the code that was sent to a phone number at the present time of the clock. */
  codeSentTo(phone: string): Promise<string>;
  close(): Promise<void>;
}

interface TestOptions {
  now?: string;
  env?: Record<string, string>;
  pages?: readonly string[];
  /** Programs instead of the real ones. */
  programs?: Program[];
}

interface SentMessage {
  to: string;
  code?: string;
  at: string;
}

function sentMessages(folder: string): SentMessage[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return names.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as SentMessage);
}

/** Variables that affect the demo's data: texts of its messages, services of its registers. */
const SEEDING = /^(DEMO|PUBLIC_URL$|REGISTER_)/;

/** Name of the stored seed data; applications with the same seed data share it. */
const nameOf = ({ now, env = {}, programs }: TestOptions): string => {
  const seeding = Object.entries(env).filter(([name]) => SEEDING.test(name));
  const origin = JSON.stringify([now, seeding, programs]);
  return `demo_${createHash('sha256').update(origin).digest('hex').slice(0, 16)}`;
};

let demoHash: Promise<string> | undefined;
/** Hash of the demo's password at a hundredth of the cost: most tests begin with a sign-in. */
const cheapDemoHash = (): Promise<string> => {
  demoHash ??= hash(DEMO_PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });
  return demoHash;
};

/** Stores the seeded demo for later applications. */
async function keepDemo(db: TestDatabase, name: string): Promise<void> {
  await db.q.update(users).set({ passwordHash: await cheapDemoHash() });
  await db.keep(name);
}

/** Logger that prints only faults to the test's output: the cause of a 500 response is reported nowhere else. */
const faultLog = createLogger(
  { logLevel: 'error' },
  { write: (line) => (JSON.parse(line).msg === 'a fault' ? console.error(line.trimEnd()) : undefined) },
);

export async function startTestApp(options: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  const fixed = {
    DATA_DIR: dataDir,
    DEMO: 'on',
    DEMO_QUEUE: 'off',
    CAPTCHA_ANSWER: TEST_CAPTCHA,
  };
  const env = readEnv({ ...fixed, ...options.env });
  const clock = {
    now: new Date(options.now ?? '2026-06-10T02:00:00Z'),
    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const kept = nameOf(options);
  const db = await openTestDatabase(kept);
  // Removes the row of the application that seeded the demo, which was running when the data were stored.
  await db.q.delete(processes);
  const app = await compose({
    env,
    db,
    clock: () => clock.now,
    maxLoopDelayMs: 0,
    workedMs: () => 0,
    log: faultLog,
    workers: getSharedWorkers(),
    programs: options.programs,
    pages: options.pages,
  });
  await app.ready();
  if (!db.isFilled) await keepDemo(db, kept);

  async function call<T>(callPath: string, { token, body, query, headers }: CallOptions = {}) {
    const [method, url] = callPath.split(' ') as ['GET', string];
    const reply = await app.inject({
      method,
      url,
      query,
      headers: { ...(token && { authorization: `JWT ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    // A response with a file has no envelope.
    const isFile = !/json/.test(String(reply.headers['content-type']));
    const envelope: Pick<TestAnswer<T>, 'code' | 'msg' | 'data'> = isFile
      ? { code: reply.statusCode, msg: '', data: undefined as T }
      : reply.json();
    return { ...envelope, status: reply.statusCode, headers: reply.headers };
  }

  async function restore(name: string): Promise<void> {
    await db.restore(name);
    // What a process keeps in memory is that of the database before: told without a word of what changed, it reads all anew.
    await db.q.execute(sql`select pg_notify('account_change', '')`);
  }

  return {
    app,
    db,
    dataDir,
    audit: createAuditStore(db, () => clock.now),
    clock,
    call,
    async signIn(username, password = DEMO_PASSWORD) {
      const { data, msg } = await call<{ access: string }>(paths.login, { body: { username, password } });
      if (!data?.access) throw new Error(`${username}: ${msg}`);
      return data.access;
    },
    restore: () => restore(kept),
    async keep() {
      const [name, { now }] = [`kept${randomUUID().replaceAll('-', '')}`, clock];
      await db.keep(name);
      return async () => {
        clock.now = now;
        await restore(name);
      };
    },
    async codeSentTo(phone) {
      for (let waited = 0; waited < 20_000; waited += 50) {
        const isNew = ({ to, at }: SentMessage) => to === phone && at === clock.now.toISOString();
        const found = sentMessages(join(dataDir, 'outbox')).find(isNew);
        if (found?.code) return found.code;
        await sleep(50);
      }
      throw new Error(`no code was sent to ${phone}`);
    },
    async close() {
      await app.close();
      await db.close();
      // Files of tests share their modules: the next one begins with the programs of the build.
      await putProgramsInForce([], '');
      putTrialPrograms([], '');
      // A message in delivery may still be written.
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
