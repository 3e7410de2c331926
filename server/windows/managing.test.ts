import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ManagedWindowsData, WindowDetail } from '../../domain/api/calls/managed-windows';
import type { DeclareDayItem } from '../../domain/api/calls/windows';
import { paths } from '../../domain/api/paths';
import type { Filing } from '../../domain/filing/types';
import { BASE, GOOD } from '../../tests/support/filing-desk';
import { testPrograms } from '../../tests/support/test-programs';
import { companies, messages, windows } from '../db/tables';
import { seedDemoFilings } from '../demo/demo-filings';
import type { Deps } from '../deps';
import { startTestApp, type TestApp } from '../testing';

let app: TestApp;
let admin: string;
let owner: string;

const START = '2026-06-10T02:00:00Z';
const CLOSES = '2026-07-20T02:00:00.000Z';

const setClock = async (now: string) => {
  app.clock.now = new Date(now);
  [admin, owner] = (await Promise.all(['admin', 'demo'].map((name) => app.signIn(name)))) as [string, string];
};

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  await setClock(START);
});
afterAll(() => app.close());

const at = (path: string, id: string) => path.replace('{id}', id);
const list = async (query: Record<string, string> = {}) =>
  (await app.call<ManagedWindowsData>(paths.managedWindows, { token: admin, query })).data;

async function detail(program: string, year = '2026'): Promise<WindowDetail> {
  const [item] = (await list({ program, year })).list;
  return (await app.call<WindowDetail>(at(paths.managedWindow, item?.id ?? ''), { token: admin })).data;
}

const planOf = ({ opens_at, closes_at, first_review_by, quota, grace_minutes, state }: WindowDetail) => ({
  opens_at,
  closes_at,
  first_review_by,
  quota,
  grace_minutes,
  enabled: state !== 'off',
});

/** At the present version, unless the change says otherwise. */
async function put(program: string, change: object, path: string = paths.changeWindow, headers = {}) {
  const window = await detail(program);
  const whole = path === paths.changeWindow ? planOf(window) : {};
  const body = { version: window.version, ...whole, ...change };
  return app.call<WindowDetail>(at(path, window.id), { token: admin, body, headers });
}

const told = async (template: string) => {
  const rows = await app.db.q.select().from(messages).where(eq(messages.template, template));
  return rows.map(({ body }) => body.en);
};

const draft = (program: string, token = owner) =>
  app.call<Filing>(`POST ${BASE}/${program}/`, { token, body: { data: GOOD } });
const submit = (program: string, { id, version }: Filing, token = owner) =>
  app.call<Filing>(`POST ${BASE}/${program}/`, {
    token,
    body: { id, version, action: 'submit', data: GOOD },
  });

describe('the list', () => {
  it('has every batch of every program, the open ones first, and is filtered', async () => {
    const all = await list();
    expect(all.total).toBe(testPrograms.length * 2);
    expect(all.years).toEqual([2026, 2025]);
    const states = all.list.map(({ state }) => state);
    expect(states).toEqual([...states].sort((a, b) => (a === b ? 0 : a === 'open' ? -1 : 1)));
    expect((await list({ state: 'open' })).list.every(({ state }) => state === 'open')).toBe(true);
    expect((await list({ state: 'off' })).total).toBe(0);
    expect((await list({ program: 'alpha', year: '2025' })).list).toMatchObject([
      { program: 'alpha', batch_year: 2025, state: 'closed', days_left: null },
    ]);
  });

  it('counts what companies have in a batch, and only in that one', async () => {
    await draft('alpha');
    expect((await list({ program: 'alpha', year: '2026' })).list).toMatchObject([
      { drafts: 1, submitted: 0, extensions: 0, state: 'open', days_left: 40 },
    ]);
    expect((await list({ program: 'beta', year: '2026' })).list).toMatchObject([{ drafts: 0 }]);
    expect((await detail('alpha')).companies).toMatchObject([{ drafts: 1, filings: 1 }]);
  });
});

describe('a change', () => {
  it('moves the closing time with a reason, and companies with drafts are told', async () => {
    const closes_at = '2026-07-10T09:00:00.000Z';
    expect(await put('alpha', { closes_at })).toMatchObject({
      code: 208,
      msg: 'Give a reason for the change',
    });
    const { code, data } = await put('alpha', { closes_at, reason: '提前评审' });
    expect(code).toBe(200);
    expect(data).toMatchObject({ closes_at, version: 2, state: 'open' });
    expect(data.log).toMatchObject([
      {
        action: 'update',
        by: '周岩',
        reason: '提前评审',
        changes: [{ field: 'closesAt', before: CLOSES, after: closes_at }],
      },
    ]);
    expect(await told('window_changed')).toEqual([
      'The closing time of alpha declaration moved from 2026-07-20 10:00 to 2026-07-10 17:00.',
    ]);
    const day = await app.call<DeclareDayItem[]>(paths.declareDay, { token: owner });
    expect(day.data.find(({ program }) => program === 'alpha')?.closes_at).toBe(closes_at);
  });

  it('is made once on the version that was looked at', async () => {
    const { id, version, ...window } = await detail('beta');
    const bodies = [3, 4].map((quota) => ({ ...planOf({ id, version, ...window }), version, quota }));
    const answers = await Promise.all(
      bodies.map((body) => app.call(at(paths.changeWindow, id), { token: admin, body })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect(answers.find(({ code }) => code === 208)).toMatchObject({
      msg: expect.stringContaining('Your change is not made'),
      data: { conflict: true, version: version + 1 },
    });
  });

  it('names what stands in its way', async () => {
    const refusals: [object, string][] = [
      [{ closes_at: '2026-05-01T00:00:00Z', reason: '?' }, 'after the opening'],
      [{ opens_at: '2026-06-20T00:00:00Z' }, 'cannot open later'],
      [{ first_review_by: '2026-07-01T00:00:00Z' }, 'first review'],
    ];
    for (const [change, words] of refusals)
      expect(await put('alpha', change)).toMatchObject({ code: 208, msg: expect.stringContaining(words) });
    expect((await put('alpha', { quota: 0 })).code).toBe(-1);
    expect((await put('alpha', { grace_minutes: 4321 })).code).toBe(-1);
  });

  it('leaves a company what it has begun', async () => {
    await app.db.q.update(windows).set({ quota: 3 }).where(eq(windows.program, 'gamma'));
    await app.call(`POST ${BASE}/gamma/`, { token: owner, body: { data: GOOD, selectIndex: 1 } });
    await app.call(`POST ${BASE}/gamma/`, { token: owner, body: { data: GOOD, selectIndex: 1 } });
    expect(await put('gamma', { quota: 1 })).toMatchObject({
      code: 208,
      msg: 'A company holds 2 filings of this batch already, the quota cannot be lower',
    });
    expect((await put('gamma', { quota: 2 })).code).toBe(200);
  });
});

describe('closing and opening now', () => {
  it('asks first where drafts are under way, then refuses submissions at once', async () => {
    const { data: begun } = await draft('beta');
    const asked = await put('beta', { reason: '名额已满' }, paths.closeWindow);
    expect(asked).toMatchObject({ code: 208, data: { confirm: true, drafts: 1 } });
    const closed = await put('beta', { reason: '名额已满', confirmed: true }, paths.closeWindow);
    expect(closed.data).toMatchObject({ state: 'closed', closes_at: new Date(START).toISOString() });
    const late = await submit('beta', begun);
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('closed at 2026-06-10 10:00') });
    expect((await told('window_changed')).at(-1)).toContain('to 2026-06-10 10:00');
    expect(await put('beta', { reason: '再次' }, paths.closeWindow)).toMatchObject({ code: 208 });
  });

  it('opens the next batch before its time, which is numbered after those of its year', async () => {
    const body = {
      program: 'beta',
      batch_year: 2026,
      opens_at: '2026-08-01T01:00:00Z',
      closes_at: '2026-09-01T09:00:00Z',
      first_review_by: null,
      quota: 1,
      grace_minutes: 0,
    };
    const headers = { 'idempotency-key': 'next-batch' };
    const create = (change = {}) =>
      app.call<WindowDetail>(paths.createWindow, { token: admin, body: { ...body, ...change }, headers });
    const [first, again] = [await create(), await create()];
    expect([first.code, first.msg]).toEqual([200, 'Batch 2026-2 is created']);
    expect(again.data.id).toBe(first.data.id);
    expect(first.data).toMatchObject({ state: 'upcoming', batch_no: 2 });
    const another = (change: object) =>
      app.call(paths.createWindow, { token: admin, body: { ...body, ...change } });
    expect(await another({})).toMatchObject({ code: 208, msg: expect.stringContaining('batch 2026-2') });
    expect(await another({ program: 'nothing' })).toMatchObject({ code: 208 });
    const past = { opens_at: '2024-01-01T00:00:00Z', closes_at: '2024-02-01T00:00:00Z' };
    expect(await another(past)).toMatchObject({ code: 208, msg: expect.stringContaining('has passed') });

    const path = at(paths.openWindow, first.data.id);
    const opened = await app.call<WindowDetail>(path, { token: admin, body: { version: 1 } });
    expect(opened.data).toMatchObject({ state: 'open', opens_at: new Date(START).toISOString() });
    const twice = await app.call(path, { token: admin, body: { version: 2 } });
    expect(twice).toMatchObject({ code: 208, msg: expect.stringContaining('has not opened') });
  });
});

describe('an extension', () => {
  it('of one company moves its closing time alone, with a reason', async () => {
    const [company] = await app.db.q
      .select()
      .from(companies)
      .where(eq(companies.name, '示例智能装备有限公司'));
    const until = '2026-07-15T09:00:00.000Z';
    const body = { credit_code: company?.creditCode, until, reason: '停电' };
    const extend = (change = {}) => put('alpha', { ...body, ...change }, paths.extendWindow);
    expect(await extend({ reason: '' })).toMatchObject({ code: 208, msg: 'Give a reason for the change' });
    expect(await extend({ credit_code: 'NOBODY' })).toMatchObject({ code: 208 });
    expect(await extend({ until: '2026-07-01T00:00:00Z' })).toMatchObject({ code: 208 });
    const { data } = await extend();
    expect(data).toMatchObject({
      closes_at: '2026-07-10T09:00:00.000Z',
      extensions: 1,
      extended: [{ company: { name: company?.name }, until, reason: '停电', granted_by: '周岩' }],
    });
    expect((await told('window_changed')).at(-1)).toContain('from 2026-07-10 17:00 to 2026-07-15 17:00');
    const day = async (token: string) =>
      (await app.call<DeclareDayItem[]>(paths.declareDay, { token })).data.find(
        ({ program }) => program === 'alpha',
      );
    expect((await day(owner))?.extended_until).toBe(until);
    expect((await day(await app.signIn('other')))?.closes_at).toBe('2026-07-10T09:00:00.000Z');

    const before = (await told('window_changed')).length;
    await put('alpha', { until: '2026-07-12T09:00:00Z', reason: '统一延期' }, paths.extendWindow);
    expect(await told('window_changed')).toHaveLength(before);
    const ended = await put('alpha', { company_id: company?.id, reason: '误操作' }, paths.endExtension);
    expect(ended.data).toMatchObject({ extended: [], extensions: 0 });
    expect((await told('window_changed')).at(-1)).toContain('from 2026-07-15 17:00 to 2026-07-12 17:00');
    expect((await put('alpha', { company_id: company?.id, reason: '?' }, paths.endExtension)).msg).toBe(
      'record not found',
    );
  });
});

describe('grace', () => {
  it('takes a draft that was begun in time, and nothing that was begun late', async () => {
    await put('gamma', { grace_minutes: 60 });
    const { closes_at } = await detail('gamma');
    const first = await app.call<Filing>(`POST ${BASE}/gamma/`, {
      token: owner,
      body: { data: GOOD, selectIndex: 2 },
    });
    await setClock(new Date(Date.parse(closes_at) + 59 * 60_000).toISOString());
    const read = await app.call<Filing>(`GET ${BASE}/gamma/${first.data.id}/`, { token: owner });
    expect(read.data).toMatchObject({
      window: { status: 'closed', grace_until: new Date(Date.parse(closes_at) + 3_600_000).toISOString() },
      actions: ['save', 'submit', 'delete'],
    });
    const late = await app.call<Filing>(`POST ${BASE}/gamma/`, {
      token: owner,
      body: { data: GOOD, selectIndex: 2 },
    });
    expect(late.data.actions).toEqual(['save', 'delete']);
    const send = ({ id, version }: Filing) =>
      app.call<Filing>(`POST ${BASE}/gamma/`, {
        token: owner,
        body: { id, version, action: 'submit', data: GOOD, selectIndex: 2 },
      });
    expect(await send(late.data)).toMatchObject({ code: 208, msg: expect.stringContaining('closed at') });
    const sent = await send(read.data);
    expect(sent).toMatchObject({ code: 200, data: { status: 'submitted' } });
    expect(sent.data.actions).not.toContain('withdraw');
    const { data: second } = await app.call<Filing>(`GET ${BASE}/gamma/${first.data.id}/`, { token: owner });
    expect(second.window?.grace_until).toBeDefined();
    await setClock(START);
  });
});

describe('switching off', () => {
  beforeEach(() => setClock(START));

  it('takes a window away with a yes, and gives it back; companies with drafts are told both times', async () => {
    const off = { enabled: false, reason: '政策调整' };
    expect(await put('alpha', off)).toMatchObject({ code: 208, data: { confirm: true } });
    expect((await put('alpha', { ...off, confirmed: true })).data.state).toBe('off');
    expect(await told('window_suspended')).toEqual([
      expect.stringContaining('alpha declaration is suspended'),
    ]);
    const day = await app.call<DeclareDayItem[]>(paths.declareDay, { token: owner });
    expect(day.data.map(({ program, batch_year }) => [program, batch_year])).not.toContainEqual([
      'alpha',
      2026,
    ]);
    expect(await put('alpha', { reason: '?' }, paths.openWindow)).toMatchObject({ code: 208 });
    expect((await put('alpha', { enabled: true })).data.state).toBe('open');
    expect((await told('window_open')).at(-1)).toContain('alpha declaration 2026 is open until');
  });
});

it('what administrators set stays when the demo starts again', async () => {
  const ofBeta = and(eq(windows.program, 'beta'), eq(windows.batchNo, 1), eq(windows.batchYear, 2026));
  const closedAt = async () => (await app.db.q.select().from(windows).where(ofBeta))[0]?.closesAt;
  expect(await closedAt()).toEqual(new Date(START));
  const clock = () => app.clock.now;
  await seedDemoFilings({ db: app.db, clock } as Deps, testPrograms);
  expect(await closedAt()).toEqual(new Date(START));
});
