/**
 * Reminders of the composed application: the runs of its jobs are triggered here, everything else is the application. A second
 * composition on the same database is a restart, or another process.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gt, type SQL } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testPrograms } from '../../tests/support/test-programs';
import { createCompaniesStore } from '../companies/companies-store';
import { compose } from '../compose';
import type { Database } from '../core/db/client';
import { messages, outbox, storedFilings } from '../core/db/tables';
import { openTestDatabase } from '../core/db/test-database';
import { readEnv } from '../core/env';
import { createLogger } from '../core/logger';
import { demoCompanies } from '../demo/demo-companies';
import { createFilingsStore } from '../filings/filings-store';
import { sentReminders } from '../reminders/tables';
import { windowExtensions, windows } from './tables';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const CLOSES = new Date('2026-07-20T09:00:00Z');
const [DEMO, OTHER] = demoCompanies.map(({ creditCode }) => creditCode) as [string, string];

let db: Database;
let dataDir: string;
let now = new Date('2026-06-10T02:00:00Z');

async function start() {
  const env = readEnv({ DATA_DIR: dataDir, DEMO: 'on', CAPTCHA_ANSWER: 'ABCD', LOG_LEVEL: 'silent' });
  const app = await compose({ env, db, clock: () => now, log: createLogger(env), programs: testPrograms });
  await app.ready();
  return app;
}

/** Starts so many processes, runs their jobs once at the same time, and ends them. */
async function turn(processes = 1): Promise<void> {
  const apps = [];
  for (let i = 0; i < processes; i++) apps.push(await start());
  vi.advanceTimersByTime(MINUTE);
  for (const app of apps) await app.close();
}

const companyId = async (code: string) => (await createCompaniesStore(db).byCreditCode(code))?.id ?? '';

async function draftOf(code: string, status = 'draft', n = 1): Promise<void> {
  const company = await companyId(code);
  for (let i = 0; i < n; i++)
    await createFilingsStore(db).insert({
      id: crypto.randomUUID(),
      companyId: company,
      program: 'alpha',
      batchYear: 2026,
      batchNo: 1,
      status,
      version: 1,
      edition: '1',
      data: {},
      createdAt: now,
      updatedAt: now,
      updatedBy: '王敏',
    });
}

const isReminder = eq(messages.template, 'window_closing');

async function everTold(code: string, ...conditions: SQL[]): Promise<string[]> {
  const rows = await db.q
    .select()
    .from(messages)
    .where(and(isReminder, eq(messages.companyId, await companyId(code)), ...conditions))
    .orderBy(messages.createdAt);
  return rows.map(({ body }) => body.en);
}
/** Titles of messages that have not expired. */
const inboxOf = (code: string) => everTold(code, gt(messages.expiresAt, now));

const sent = async () =>
  (await db.q.select().from(outbox).where(eq(outbox.scene, 'window_closing'))).map(({ kind }) => kind).sort();

const hoursBefore = (hours: number) => new Date(CLOSES.getTime() - hours * HOUR);
const isAlpha = and(eq(windows.program, 'alpha'), eq(windows.batchYear, 2026));

vi.setConfig({ testTimeout: 60_000 });

beforeAll(async () => {
  db = await openTestDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'portal-test-'));
  await (await start()).close();
  await db.q.update(windows).set({ closesAt: CLOSES, updatedBy: '周岩' }).where(isAlpha);
});
afterAll(async () => {
  await db.close();
  // The last process may still be creating its folders.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (const table of [sentReminders, windowExtensions, messages, outbox]) await db.q.delete(table);
  await db.q
    .delete(storedFilings)
    .where(and(eq(storedFilings.program, 'alpha'), eq(storedFilings.batchYear, 2026)));
  // The clock of these tests goes back: a `remindAt` in the future is cleared.
  await db.q.update(windows).set({ remindAt: null });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('reminders of drafts (compose)', () => {
  it('are sent a week and two days before the closing, each once, over restarts and from two processes', async () => {
    await draftOf(DEMO, 'draft');
    await draftOf(DEMO, 'withdrawn');
    now = hoursBefore(7 * 24 + 0.1);
    await turn();
    expect(await inboxOf(DEMO)).toEqual([]);

    now = hoursBefore(7 * 24);
    await turn(2);
    await turn();
    const WEEK = 'alpha declaration closes in 7 days (20 Jul 2026, 17:00). You have 2 unsubmitted drafts.';
    expect(await inboxOf(DEMO)).toEqual([WEEK]);

    now = hoursBefore(48);
    await turn();
    await turn(2);
    now = hoursBefore(47);
    await turn();
    const TWO_DAYS =
      'alpha declaration closes in 2 days (20 Jul 2026, 17:00). You have 2 unsubmitted drafts.';
    expect(await everTold(DEMO)).toEqual([WEEK, TWO_DAYS]);
    expect(await inboxOf(DEMO)).toEqual([TWO_DAYS]);
    expect(await sent()).toEqual([]);
  });

  it('include one SMS on the last day', async () => {
    await draftOf(DEMO);
    now = hoursBefore(24);
    await turn(2);
    now = hoursBefore(1);
    await turn();
    expect(await sent()).toEqual(['mail', 'sms']);
    expect(await everTold(DEMO)).toHaveLength(1);
  });

  it('are not sent late for times that the server was down, but from the next one on', async () => {
    await draftOf(DEMO);
    now = hoursBefore(47);
    await turn();
    expect(await inboxOf(DEMO)).toEqual([expect.stringContaining('closes in 2 days')]);
  });
});

describe('recipients of reminders (compose)', () => {
  it('do not include who has submitted, has nothing, or whose window has closed or is disabled', async () => {
    await draftOf(DEMO, 'submitted');
    now = hoursBefore(40);
    await turn();
    await draftOf(DEMO);
    now = CLOSES;
    await turn();
    now = hoursBefore(40);
    await db.q.update(windows).set({ enabled: false }).where(isAlpha);
    await turn();
    await db.q.update(windows).set({ enabled: true }).where(isAlpha);
    expect(await inboxOf(DEMO)).toEqual([]);
    expect(await inboxOf(OTHER)).toEqual([]);
    expect(await sent()).toEqual([]);
  });
});

describe('look for due reminders (compose)', () => {
  it('runs for a window each hour while a reminder is due, and again after a change', async () => {
    const lookAt = async () => (await db.q.select().from(windows).where(isAlpha))[0]?.remindAt;
    now = hoursBefore(8 * 24);
    await turn();
    expect(await lookAt()).toEqual(hoursBefore(7 * 24));
    now = hoursBefore(48);
    await turn();
    expect(await lookAt()).toEqual(hoursBefore(47));
    await draftOf(DEMO);
    await turn();
    expect(await inboxOf(DEMO)).toEqual([]);
    now = hoursBefore(47);
    await turn();
    expect(await inboxOf(DEMO)).toHaveLength(1);
  });
});

describe('reminders with an extension (compose)', () => {
  it('are sent by the closing time of the company', async () => {
    await draftOf(DEMO);
    await draftOf(OTHER);
    const [window] = await db.q.select().from(windows).where(isAlpha);
    const until = new Date(CLOSES.getTime() + 10 * 24 * HOUR);
    await db.q
      .insert(windowExtensions)
      .values({ windowId: window?.id ?? '', companyId: await companyId(DEMO), until });
    now = hoursBefore(48);
    await turn();
    expect(await inboxOf(DEMO)).toEqual([]);
    expect(await inboxOf(OTHER)).toEqual([expect.stringContaining('closes in 2 days (20 Jul 2026, 17:00)')]);
    now = new Date(until.getTime() - 7 * 24 * HOUR);
    await turn();
    expect(await inboxOf(DEMO)).toEqual([expect.stringContaining('closes in 7 days (30 Jul 2026, 17:00)')]);
    expect(await inboxOf(OTHER)).toHaveLength(1);
  });

  it('are not sent again: the message of the extension names the new time', async () => {
    await draftOf(DEMO);
    now = hoursBefore(7 * 24);
    await turn();
    const [window] = await db.q.select().from(windows).where(isAlpha);
    const until = new Date(CLOSES.getTime() + 3 * 24 * HOUR);
    await db.q
      .insert(windowExtensions)
      .values({ windowId: window?.id ?? '', companyId: await companyId(DEMO), until });
    now = hoursBefore(4 * 24);
    await turn();
    expect(await everTold(DEMO)).toHaveLength(1);
    now = new Date(until.getTime() - 48 * HOUR);
    await turn();
    expect((await everTold(DEMO)).at(-1)).toContain('closes in 2 days (23 Jul 2026, 17:00)');
  });
});
