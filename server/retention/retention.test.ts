import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { RetentionData } from '../../domain/retention/calls';
import { DEFAULT_DAYS } from '../../domain/retention/rules';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { alpha, beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { devices } from '../accounts/tables';
import { openLiveSource } from '../backups/backup-source';
import { verify } from '../backups/verify';
import { listTables } from '../core/db/list-tables';
import {
  companies,
  messages,
  outbox,
  readLog,
  sessions,
  storedFilings,
  submissions,
  users,
} from '../core/db/tables';
import { readEnv } from '../core/env';
import { createInbox } from '../core/inbox/inbox-service';
import { createLogger } from '../core/logger';
import { createOutboxStore } from '../core/outbox/outbox-store';
import { expertProfiles } from '../experts/tables';
import { createStorage } from '../files/file-deps';
import * as tables from '../tables.generated';
import { windows } from '../windows/tables';
import { createRetentionDeps, type RetentionDeps, runRetention } from './retention-service';

const DAY = 86_400;
let clients: ReviewClients;
let retention: RetentionDeps;
let submitted: string;
let companyId: string;
let creditCode: string;

const rows = () =>
  clients.app.db.q.select({ id: storedFilings.id, program: storedFilings.program }).from(storedFilings);
/** Sends a call after a new sign-in, because the clock of these tests advances by years. */
const asked = async <T = RetentionData>(call: string, body?: object, name = 'admin') => {
  const token = await clients.app.signIn(name);
  return clients.app.call<T>(call, { token, ...(body && { body }) });
};
const read = async () => (await asked(paths.retention)).data;
const due = async (kind: string) => (await read()).rules.find((rule) => rule.kind === kind)?.due;
const isThere = async (id: string) => (await rows()).some((row) => row.id === id);

/** Adds a draft that was never submitted, in the batch of the submitted filing. */
async function addDraft(): Promise<string> {
  const { db, clock } = clients.app;
  const [row] = await db.q.select().from(storedFilings).where(eq(storedFilings.id, submitted));
  const id = randomUUID();
  const own = { id, program: 'beta', status: 'draft', updatedAt: clock.now, createdAt: clock.now };
  await db.q.insert(storedFilings).values({ ...(row as NonNullable<typeof row>), ...own, workflow: null });
  return id;
}

beforeAll(async () => {
  clients = await ReviewClients.open([alpha, beta]);
});
beforeEach(async () => {
  await clients.restore();
  const { app } = clients;
  submitted = await clients.submit('alpha');
  const [row] = await app.db.q.select().from(storedFilings).where(eq(storedFilings.id, submitted));
  companyId = row?.companyId ?? '';
  const [company] = await app.db.q.select().from(companies).where(eq(companies.id, companyId));
  creditCode = company?.creditCode ?? '';
  const clock = () => app.clock.now;
  const env = readEnv({ DATA_DIR: app.dataDir, LOG_LEVEL: 'silent' });
  const { db, audit } = app;
  const log = createLogger(env);
  retention = createRetentionDeps({
    db,
    clock,
    audit,
    log,
    tables: listTables(tables),
    programs: [alpha, beta],
    inbox: createInbox({ db, clock }),
    outbox: createOutboxStore(db, clock),
  });
});
afterAll(() => clients.close());

describe(runRetention, () => {
  it('tells the owner thirty days before, and deletes then; a change in between starts the time anew', async () => {
    const { app } = clients;
    const id = await addDraft();
    app.clock.advance((DEFAULT_DAYS.draft - 31) * DAY);
    await runRetention(retention);
    const told = () =>
      app.db.q
        .select()
        .from(messages)
        .where(and(eq(messages.template, 'draft_going'), eq(messages.filingId, id)));
    expect(await told()).toEqual([]);
    app.clock.advance(400 * DAY);
    await runRetention(retention);
    expect(await told()).toHaveLength(1);
    expect([await isThere(id), await due('draft')]).toEqual([true, 0]);
    await app.db.q.update(storedFilings).set({ updatedAt: app.clock.now }).where(eq(storedFilings.id, id));
    app.clock.advance(31 * DAY);
    await runRetention(retention);
    expect(await isThere(id)).toBe(true);
    app.clock.advance(DEFAULT_DAYS.draft * DAY);
    await runRetention(retention);
    app.clock.advance(31 * DAY);
    await runRetention(retention);
    expect(await isThere(id)).toBe(false);
    expect((await app.audit.read('filing', id)).at(-1)).toMatchObject({
      action: 'delete',
      fromStatus: 'draft',
      actorName: 'system',
    });
  });

  it('tells the owner anew after a hold that outlasted the day which the first notice named', async () => {
    const { app } = clients;
    const id = await addDraft();
    const told = () =>
      app.db.q.$count(messages, and(eq(messages.template, 'draft_going'), eq(messages.filingId, id)));
    app.clock.advance((DEFAULT_DAYS.draft + 400) * DAY);
    await runRetention(retention);
    const held = await asked(paths.addHold, { credit_code: creditCode, reason: '审计未结束' });
    app.clock.advance(365 * DAY);
    await asked(withId(paths.endHold, held.data.holds[0]?.id ?? ''), {});
    await runRetention(retention);
    expect([await isThere(id), await told()]).toEqual([true, 2]);
    app.clock.advance(31 * DAY);
    await runRetention(retention);
    expect(await isThere(id)).toBe(false);
  });

  it('reports number and names before deleting, and keeps what belongs to a company on hold', async () => {
    const { app } = clients;
    const id = await addDraft();
    app.clock.advance((DEFAULT_DAYS.draft + 400) * DAY);
    await runRetention(retention);
    app.clock.advance(31 * DAY);
    const rule = (await read()).rules.find(({ kind }) => kind === 'draft');
    expect(rule).toMatchObject({ due: 1, examples: [expect.stringContaining('·')] });
    const body = { credit_code: creditCode, reason: '审计未结束' };
    const held = await asked(paths.addHold, body);
    expect(held.data.holds).toMatchObject([{ credit_code: creditCode, reason: '审计未结束', filing: null }]);
    await runRetention(retention);
    expect([await isThere(id), await due('draft')]).toEqual([true, 0]);
    const [hold] = held.data.holds;
    await asked(withId(paths.endHold, hold?.id ?? ''), {});
    await runRetention(retention);
    expect(await isThere(id)).toBe(false);
    expect((await read()).log[0]).toMatchObject({
      by: 'system',
      about: ['Drafts that were never submitted: 1', 'kept for 730 days'],
    });
  });

  it('keeps the read log, sessions, devices and undelivered mail of a company on hold, and deletes those of others', async () => {
    const { app } = clients;
    await clients.read(submitted, clients.reviewer);
    const other = await clients.submit('alpha', clients.stranger);
    await clients.read(other, clients.reviewer);
    for (const filingId of [submitted, other])
      await app.db.q.insert(outbox).values({
        id: randomUUID(),
        kind: 'mail',
        recipient: 'x@example.org',
        scene: 'test',
        payload: {},
        filingId,
        gaveUpAt: app.clock.now,
      });
    const own = await app.db.q.select({ id: users.id }).from(users).where(eq(users.companyId, companyId));
    const people = own.map(({ id }) => id);
    expect((await asked(paths.addHold, { credit_code: creditCode, reason: '审计未结束' })).code).toBe(200);
    app.clock.advance((DEFAULT_DAYS.read_log + 1) * DAY);
    await runRetention(retention);
    const reads = await app.db.q.select({ id: readLog.subjectId }).from(readLog);
    expect(reads).toEqual([{ id: submitted }]);
    expect(
      await app.db.q.select({ id: outbox.filingId }).from(outbox).where(isNotNull(outbox.gaveUpAt)),
    ).toEqual([{ id: submitted }]);
    for (const table of [sessions, devices]) {
      const left = await app.db.q.select({ id: table.userId }).from(table);
      expect(left).not.toEqual([]);
      expect(left.filter(({ id }) => !people.includes(id))).toEqual([]);
    }
    expect([await due('read_log'), await due('outbox'), await due('device')]).toEqual([0, 0, 0]);
  });

  it('keeps who read a filing on hold and opened files of its company', async () => {
    const { app } = clients;
    const other = await clients.submit('beta');
    for (const id of [submitted, other]) await clients.read(id, clients.reviewer);
    const [row] = await app.db.q.select().from(readLog).where(eq(readLog.subjectId, submitted));
    const file = randomUUID();
    await app.db.q
      .insert(readLog)
      .values({ ...(row as NonNullable<typeof row>), kind: 'file', subjectId: file });
    const body = { credit_code: creditCode, filing_id: submitted, reason: '诉讼' };
    expect((await asked(paths.addHold, body)).code).toBe(200);
    app.clock.advance((DEFAULT_DAYS.read_log + 1) * DAY);
    await runRetention(retention);
    const left = await app.db.q.select({ id: readLog.subjectId }).from(readLog);
    expect(left.map(({ id }) => id).sort()).toEqual([submitted, file].sort());
  });

  it('leaves a line with kind, number and period of what it deletes many rows at a time', async () => {
    const { app } = clients;
    await clients.read(submitted, clients.reviewer);
    app.clock.advance((DEFAULT_DAYS.read_log + 1) * DAY);
    const [sessionCount, deviceCount] = [await app.db.q.$count(sessions), await app.db.q.$count(devices)];
    await runRetention(retention);
    const lines = await app.audit.read('retention', 'retention');
    const details = lines.map(({ details }) => ({
      kind: details?.kind,
      count: details?.count,
      days: details?.days,
    }));
    for (const said of [
      { kind: 'read_log', count: 1, days: DEFAULT_DAYS.read_log },
      { kind: 'session', count: sessionCount, days: DEFAULT_DAYS.session },
      { kind: 'device', count: deviceCount, days: DEFAULT_DAYS.device },
    ])
      expect(details).toContainEqual(said);
  });

  it('removes a draft for good thirty days after its company deleted it, unless it is on hold', async () => {
    const { app } = clients;
    const [id, other] = [await addDraft(), await addDraft()];
    for (const each of [id, other])
      expect((await asked(withId(paths.deleteDraft, each), undefined, 'demo')).code).toBe(200);
    const body = { credit_code: creditCode, filing_id: other, reason: '审计未结束' };
    expect((await asked(paths.addHold, body)).code).toBe(200);
    app.clock.advance(29 * DAY);
    await runRetention(retention);
    expect([await isThere(id), await isThere(other)]).toEqual([true, true]);
    app.clock.advance(2 * DAY);
    await runRetention(retention);
    expect([await isThere(id), await isThere(other)]).toEqual([false, true]);
    expect((await read()).log[0]?.about).toEqual(['Drafts that were never submitted: 1', 'kept for 30 days']);
  });

  it('deletes every name from a deleted account, and keeps what the person did', async () => {
    const { app } = clients;
    const [person] = await app.db.q.select().from(users).where(eq(users.username, 'demo.viewer'));
    const id = person?.id ?? '';
    await app.db.q
      .update(users)
      .set({ deletedAt: app.clock.now, phone: '13800000077' })
      .where(eq(users.id, id));
    await app.db.q.insert(expertProfiles).values({ userId: id, version: 1, updatedAt: app.clock.now });
    await runRetention(retention);
    expect((await app.db.q.select().from(users).where(eq(users.id, id)))[0]?.phone).toBe('13800000077');
    app.clock.advance((DEFAULT_DAYS.account + 1) * DAY);
    expect(await due('account')).toBe(1);
    await runRetention(retention);
    const [left] = await app.db.q.select().from(users).where(eq(users.id, id));
    expect(left).toMatchObject({ phone: null, email: null, passwordHash: '', name: '已注销账号' });
    expect(JSON.stringify(left)).not.toContain('demo.viewer');
    expect(await app.db.q.$count(expertProfiles, eq(expertProfiles.userId, id))).toBe(0);
    expect(await due('account')).toBe(0);
  });

  it('keeps what was submitted: every hash and chain holds after the runs', async () => {
    const { app } = clients;
    expect(await isThere(submitted)).toBe(true);
    expect(await app.db.q.select().from(submissions)).not.toEqual([]);
    const env = readEnv({ DATA_DIR: app.dataDir, LOG_LEVEL: 'silent' });
    const source = await openLiveSource(await app.db.snapshot(), createStorage(env, createLogger(env)));
    const verdict = await verify(source).finally(source.close);
    expect(verdict.submissions).toBeGreaterThan(0);
    expect(verdict.faults.filter((fault) => !fault.startsWith('file'))).toEqual([]);
  });

  it('holds a company once for each reason', async () => {
    const hold = (reason: string) => asked(paths.addHold, { credit_code: creditCode, reason });
    expect((await hold('审计未结束')).code).toBe(200);
    expect((await hold('审计未结束')).code).toBe(208);
    expect((await hold('诉讼')).data.holds).toHaveLength(2);
  });

  it('returns what changed: periods before and after, and the company of a hold', async () => {
    const periods = { ...DEFAULT_DAYS, message: 500 };
    await asked(paths.saveRetention, { days: periods, confirmed: true });
    const held = await asked(paths.addHold, { credit_code: creditCode, reason: '审计未结束' });
    const [hold] = held.data.holds;
    const ended = await asked(withId(paths.endHold, hold?.id ?? ''), {});
    const said = ended.data.log.map(({ action, about }) => [action, ...about]);
    expect(said).toEqual([
      ['Hold ended', hold?.company, '审计未结束'],
      ['Data held', hold?.company, '审计未结束'],
      ['Retention periods changed', 'Messages in the portal: from 1095 to 500 days'],
    ]);
  });

  it('refuses a shorter period with the number of what it would delete, until it is confirmed', async () => {
    const { app } = clients;
    await clients.read(submitted, clients.reviewer);
    await addDraft();
    app.clock.advance(500 * DAY);
    const days = { ...DEFAULT_DAYS, read_log: 183, draft: 180 };
    const asking = await asked<{ confirm: boolean }>(paths.saveRetention, { days });
    expect(asking).toMatchObject({ code: 208, data: { confirm: true } });
    expect(asking.msg).toContain('Drafts that were never submitted: 1, Read log: 1');
    expect((await read()).rules.find(({ kind }) => kind === 'read_log')?.days).toBe(DEFAULT_DAYS.read_log);
    expect((await asked(paths.saveRetention, { days, confirmed: true })).code).toBe(200);
    expect(await due('read_log')).toBe(1);
  });

  it('accepts periods within bounds, set by administrators alone', async () => {
    const { app } = clients;
    const save = (days: object, name?: string) => asked(paths.saveRetention, { days, confirmed: true }, name);
    const short = await save({ ...DEFAULT_DAYS, read_log: 30 });
    expect([short.code, String(short.msg)]).toEqual([-1, expect.stringContaining('183')]);
    const saved = await save({ ...DEFAULT_DAYS, message: 500 });
    expect(saved.data.rules.find(({ kind }) => kind === 'message')?.days).toBe(500);
    expect(await app.db.q.select().from(windows)).not.toEqual([]);
    for (const name of ['demo', 'reviewer']) expect((await save(DEFAULT_DAYS, name)).code).toBe(208);
  });
});
