import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { DeclareDayItem } from '../../domain/windows/calls';
import type { WindowDetail } from '../../domain/windows/managed-window-calls';
import { toChangeWindowBody } from '../../domain/windows/plan-wire';
import { START, WindowClients } from '../../tests/support/server/window-clients';
import { testPrograms } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { companies } from '../core/db/tables';
import type { Deps } from '../core/deps';
import { seedDemoFilings } from '../demo/demo-filings';
import { windows } from './tables';

let clients: WindowClients;

const CLOSES = '2026-07-20T09:00:00.000Z';

beforeAll(async () => {
  clients = await WindowClients.open();
});
afterAll(() => clients.close());
beforeEach(() => clients.restore());

describe('managedWindows', () => {
  it('returns every batch of every program, the open ones first, and filters them', async () => {
    const all = await clients.list();
    expect(all.total).toBe(testPrograms.length * 2);
    expect(all.years).toEqual([2026, 2025]);
    const states = all.list.map(({ state }) => state);
    expect(states).toEqual([...states].sort((a, b) => (a === b ? 0 : a === 'open' ? -1 : 1)));
    expect((await clients.list({ state: 'open' })).list.every(({ state }) => state === 'open')).toBe(true);
    expect((await clients.list({ state: 'off' })).total).toBe(0);
    expect((await clients.list({ program: 'alpha', year: '2025' })).list).toMatchObject([
      { program: 'alpha', batch_year: 2025, state: 'closed', days_left: null },
    ]);
  });

  it('returns the number of filings in a batch, and only in that one', async () => {
    await clients.draft('alpha');
    expect((await clients.list({ program: 'alpha', year: '2026' })).list).toMatchObject([
      { drafts: 1, submitted: 0, extensions: 0, state: 'open', days_left: 40 },
    ]);
    expect((await clients.list({ program: 'beta', year: '2026' })).list).toMatchObject([{ drafts: 0 }]);
    expect((await clients.detail('alpha')).companies).toMatchObject([{ drafts: 1, filings: 1 }]);
  });
});

describe('changeWindow', () => {
  it('updates the closing time with a reason, and tells companies with drafts', async () => {
    const closes_at = '2026-07-10T09:00:00.000Z';
    await clients.draft('alpha');
    expect(await clients.put('alpha', { closes_at })).toMatchObject({
      code: 208,
      msg: 'Give a reason for the change',
    });
    const asked = await clients.put('alpha', { closes_at, reason: '提前评审' });
    expect(asked).toMatchObject({ code: 208, data: { confirm: true, drafts: 1 } });
    expect(asked.msg).toContain('to 10 Jul 2026, 17:00, earlier by 10 d 0 h');
    const { code, data } = await clients.put('alpha', { closes_at, reason: '提前评审', confirmed: true });
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
    expect(await clients.told('window_changed')).toEqual([
      'The closing time of alpha declaration moved from 20 Jul 2026, 17:00 to 10 Jul 2026, 17:00. You have 1 unsubmitted draft. Reason: 提前评审.',
    ]);
    const day = await clients.app.call<DeclareDayItem[]>(paths.declareDay, { token: clients.owner });
    expect(day.data.find(({ program }) => program === 'alpha')?.closes_at).toBe(closes_at);
  });

  it('updates once, on the version that was seen', async () => {
    const window = await clients.detail('beta');
    const { id, version } = window;
    const bodies = [3, 4].map((quota) => ({ ...toChangeWindowBody(window), quota }));
    const answers = await Promise.all(
      bodies.map((body) => clients.app.call(withId(paths.changeWindow, id), { token: clients.admin, body })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect(answers.find(({ code }) => code === 208)).toMatchObject({
      msg: expect.stringContaining('Your change is not made'),
      data: { conflict: true, version: version + 1 },
    });
  });

  it('returns what is wrong with a change', async () => {
    await clients.draft('alpha');
    const refusals: [object, string, string][] = [
      [{ closes_at: '2026-05-01T00:00:00Z', reason: '?' }, 'after the opening', 'closes_at'],
      [{ opens_at: '2026-06-20T00:00:00Z' }, 'cannot be postponed', 'opens_at'],
      [{ first_review_by: '2026-07-01T00:00:00Z' }, 'first review', 'first_review_by'],
    ];
    for (const [change, words, field] of refusals)
      expect(await clients.put('alpha', change)).toMatchObject({
        code: 208,
        msg: expect.stringContaining(words),
        data: { field },
      });
    expect((await clients.put('alpha', { quota: 0 })).code).toBe(-1);
    expect((await clients.put('alpha', { grace_minutes: 4321 })).code).toBe(-1);
  });

  it('keeps drafts that were begun', async () => {
    await clients.app.db.q.update(windows).set({ quota: 3 }).where(eq(windows.program, 'gamma'));
    await clients.draft('gamma', { selectIndex: 1 });
    await clients.draft('gamma', { selectIndex: 1 });
    expect(await clients.put('gamma', { quota: 1 })).toMatchObject({
      code: 208,
      msg: 'A company holds 2 filings of this batch already. Give a quota of 2 or more',
    });
    expect((await clients.put('gamma', { quota: 2 })).code).toBe(200);
  });
});

describe('closeWindow and openWindow', () => {
  it('requires a confirmation where drafts are under way, then refuses submissions at once', async () => {
    const { data: begun } = await clients.draft('beta');
    const asked = await clients.put('beta', { reason: '名额已满' }, paths.closeWindow);
    expect(asked).toMatchObject({ code: 208, data: { confirm: true, drafts: 1 } });
    const closed = await clients.closeWindow('beta');
    expect(closed.data).toMatchObject({ state: 'closed', closes_at: new Date(START).toISOString() });
    const late = await clients.submit('beta', begun);
    expect(late).toMatchObject({ code: 208, msg: expect.stringContaining('closed at 10 Jun 2026, 10:00') });
    expect(await clients.told('window_changed')).toEqual([]);
    expect(await clients.told('window_closed_early')).toEqual([
      expect.stringMatching(
        /^beta declaration closed early, at 10 Jun 2026, 10:00 instead of .* Your 1 draft can no longer be submitted; it is kept\. Reason: /,
      ),
    ]);
    expect(await clients.put('beta', { reason: '再次' }, paths.closeWindow)).toMatchObject({ code: 208 });
  });

  it('says until when a draft is still accepted that was begun before an early closing', async () => {
    await clients.put('gamma', { grace_minutes: 60, quota: 2 });
    await clients.draft('gamma', { selectIndex: 2 });
    await clients.closeWindow('gamma');
    expect(await clients.told('window_closed_early')).toEqual([
      expect.stringContaining(
        'You started 1 draft in time and can still submit it until 10 Jun 2026, 11:00.',
      ),
    ]);
  });

  it('opens the next batch before its time, numbered after those of its year', async () => {
    await clients.closeWindow('beta');
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
      clients.app.call<WindowDetail>(paths.createWindow, {
        token: clients.admin,
        body: { ...body, ...change },
        headers,
      });
    const [first, again] = [await create(), await create()];
    expect([first.code, first.msg]).toEqual([200, 'Created: 2026, batch 2']);
    expect(again.data.id).toBe(first.data.id);
    expect(first.data).toMatchObject({ state: 'upcoming', batch_no: 2 });
    const another = (change: object) =>
      clients.app.call(paths.createWindow, { token: clients.admin, body: { ...body, ...change } });
    expect(await another({})).toMatchObject({
      code: 208,
      msg: expect.stringContaining('2026, batch 2'),
      data: { field: 'opens_at' },
    });
    expect(await another({ program: 'nothing' })).toMatchObject({ code: 208 });
    const past = { opens_at: '2024-01-01T00:00:00Z', closes_at: '2024-02-01T00:00:00Z' };
    expect(await another(past)).toMatchObject({ code: 208, msg: expect.stringContaining('has passed') });

    const later = { closes_at: '2027-02-05T09:00:00Z' };
    const asked = await another({ ...later, opens_at: '2026-12-01T00:00:00Z' });
    expect(asked).toMatchObject({
      code: 208,
      msg: expect.stringContaining('5 Feb 2027'),
      data: { confirm: true },
    });
    const known = { closes_at: '2026-12-30T09:00:00Z', opens_at: '2026-12-01T00:00:00Z' };
    expect((await another(known)).code).toBe(200);

    const path = withId(paths.openWindow, first.data.id);
    const opened = await clients.app.call<WindowDetail>(path, { token: clients.admin, body: { version: 1 } });
    expect(opened.data).toMatchObject({ state: 'open', opens_at: new Date(START).toISOString() });
    const twice = await clients.app.call(path, { token: clients.admin, body: { version: 2 } });
    expect(twice).toMatchObject({ code: 208, msg: expect.stringContaining('has not opened') });
  });
});

describe('extendWindow', () => {
  it('updates the closing time of one company alone, with a reason', async () => {
    const [company] = await clients.app.db.q
      .select()
      .from(companies)
      .where(eq(companies.name, '示例智能装备有限公司'));
    await clients.draft('alpha');
    await clients.put('alpha', { closes_at: '2026-07-10T09:00:00Z', reason: '提前评审', confirmed: true });
    const until = '2026-07-15T09:00:00.000Z';
    const body = { credit_code: company?.creditCode, until, reason: '停电' };
    const extend = (change = {}) => clients.put('alpha', { ...body, ...change }, paths.extendWindow);
    expect(await extend({ reason: '' })).toMatchObject({ code: 208, msg: 'Give a reason for the change' });
    expect(await extend({ credit_code: 'NOBODY' })).toMatchObject({ code: 208 });
    expect(await extend({ until: '2026-07-01T00:00:00Z' })).toMatchObject({ code: 208 });
    await clients.told('window_changed');
    const asTyped = `９１ ${company?.creditCode.slice(2).toLowerCase()}`;
    const { data } = await extend({ credit_code: asTyped });
    expect(data).toMatchObject({
      closes_at: '2026-07-10T09:00:00.000Z',
      extensions: 1,
      extended: [{ company: { name: company?.name }, until, reason: '停电', granted_by: '周岩' }],
    });
    expect(await clients.told('window_changed')).toEqual([
      expect.stringContaining('from 10 Jul 2026, 17:00 to 15 Jul 2026, 17:00'),
    ]);
    const day = async (token: string) =>
      (await clients.app.call<DeclareDayItem[]>(paths.declareDay, { token })).data.find(
        ({ program }) => program === 'alpha',
      );
    expect((await day(clients.owner))?.extended_until).toBe(until);
    expect((await day(await clients.app.signIn('other')))?.closes_at).toBe('2026-07-10T09:00:00.000Z');

    await clients.put('alpha', { until: '2026-07-12T09:00:00Z', reason: '统一延期' }, paths.extendWindow);
    expect(await clients.told('window_changed')).toEqual([]);
    const ended = await clients.put(
      'alpha',
      { company_id: company?.id, reason: '误操作' },
      paths.endExtension,
    );
    expect(ended.data).toMatchObject({ extended: [], extensions: 0 });
    expect(await clients.told('window_changed')).toEqual([
      expect.stringContaining('from 15 Jul 2026, 17:00 to 12 Jul 2026, 17:00'),
    ]);
    expect(
      (await clients.put('alpha', { company_id: company?.id, reason: '?' }, paths.endExtension)).msg,
    ).toBe('record not found');
  });
});

describe(seedDemoFilings, () => {
  it('keeps what administrators set when the demo starts again', async () => {
    const ofBeta = and(eq(windows.program, 'beta'), eq(windows.batchNo, 1), eq(windows.batchYear, 2026));
    const closedAt = async () => (await clients.app.db.q.select().from(windows).where(ofBeta))[0]?.closesAt;
    await clients.closeWindow('beta');
    expect(await closedAt()).toEqual(new Date(START));
    const clock = () => clients.app.clock.now;
    await seedDemoFilings({ db: clients.app.db, clock, programs: testPrograms } as Deps);
    expect(await closedAt()).toEqual(new Date(START));
  });
});
