import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../domain/filing/calls';
import type { Filing, SaveConflict } from '../../domain/filing/types';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { users } from '../core/db/tables';

const BASE = '/api/v1.0/test/portal';
let app: TestApp;
let owner: string;
let filer: string;
let begun: Date;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  begun = app.clock.now;
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = begun;
  owner = await app.signIn('demo');
  await app.db.q
    .update(users)
    .set({ programs: ['alpha', 'beta'] })
    .where(eq(users.username, 'demo.filer'));
  filer = await app.signIn('demo.filer');
});
afterAll(() => app.close());

const save = <T = Filing>(body: object, options: { token?: string; headers?: Record<string, string> } = {}) =>
  app.call<T>(`POST ${BASE}/beta/`, { token: owner, body, ...options });
const read = async (id: string) => (await app.call<Filing>(`GET ${BASE}/beta/${id}/`, { token: owner })).data;
const drop = (id: string) => app.call(`DELETE /api/v1.0/portal/report/filing/${id}/`, { token: owner });

/** Creates a draft. The test must delete it again, because a company may have only two. */
async function draft(data: object = {}): Promise<Filing & { id: string }> {
  const { data: filing, msg } = await save({ data });
  if (!filing?.id) throw new Error(String(msg));
  return filing as Filing & { id: string };
}

describe('saveDraft', () => {
  it('returns a draft prefilled from the company first, then the saved one', async () => {
    const info = () => app.call<Filing>(`GET ${BASE}/alphaInfo/`, { token: owner });
    const before = (await info()).data;
    expect(before).toMatchObject({ id: null, version: 0, status: 'draft', receipt: null });
    expect(before.data.basics).toMatchObject({ name: '示例智能装备有限公司' });
    expect(before.window).toMatchObject({ status: 'open', quota: 1, used: 0 });

    const { data: saved } = await app.call<Filing>(`POST ${BASE}/alpha/`, {
      token: owner,
      body: { data: { basics: { amount: 12.5 } } },
    });
    expect(saved).toMatchObject({ version: 1, status: 'draft', batch: '2026-1' });
    expect(saved.data).toEqual({ basics: { amount: 12.5 } });
    expect(saved.computed.basics).toEqual({ doubled: 25 });
    expect(saved.completeness.missing.map(({ path }) => path)).toEqual(['basics.name']);
    expect((await info()).data).toMatchObject({ id: saved.id, window: { used: 1 } });
  });

  it('stores inputs only, as they were typed', async () => {
    const text = `'; drop table filings; -- <script>alert(1)</script> 𠮷 ئۇيغۇر（）null `;
    const { id, data, version } = await draft({ basics: { name: text, amount: 999.99, doubled: 99 } });
    expect(data.basics).toEqual({ name: text, amount: 999.99 });
    expect((await read(id)).data).toEqual(data);
    const put = await app.call<Filing>(`PUT ${BASE}/betaDraft/${id}/`, {
      token: owner,
      body: { version, data: { basics: { amount: 1 } } },
    });
    expect(put.data).toMatchObject({ id, version: 2, data: { basics: { amount: 1 } } });
    await drop(id);
  });

  it('compares versions alone: a clock that is set back or on by a day makes no conflict', async () => {
    const { id, version } = await draft();
    const days = [1, -2, 1];
    for (const [i, day] of days.entries()) {
      app.clock.advance(day * 86_400);
      // Signs in again, because the session was started on another day.
      const token = await app.signIn('demo');
      const saved = await save({ id, version: version + i, data: { basics: { amount: i } } }, { token });
      expect(saved).toMatchObject({ code: 200, data: { version: version + i + 1 } });
    }
    await drop(id);
  });

  it('stores the visible part of a text, and rejects characters that reverse it or ring', async () => {
    const { id, data, version } = await draft({ basics: { name: '\uFEFF无人\u200B机cafe\u0301\r\n' } });
    expect(data.basics).toEqual({ name: '无人机café ' });
    for (const name of ['\u202E机人无', '无人\u2066机', '无人\u0007机', '无\u0000'])
      expect([name, await save({ id, version, data: { basics: { name } } })]).toEqual([
        name,
        expect.objectContaining({ code: -1, msg: [expect.stringContaining('Delete it and save again')] }),
      ]);
    await drop(id);
  });

  it.each([
    ['a wrong type', { basics: { amount: '12' } }],
    ['a number that is none', { basics: { amount: { $ne: 1 } } }],
    ['an unknown section', { secrets: {} }],
    ['an unknown field', { basics: { status: 'approved' } }],
    ['a list where a record belongs', { basics: [] }],
    ['a record where a list belongs', { team: { person: 'x' } }],
    ['rows that are no rows', { team: [1, null, 'x'] }],
    ['a text that is too long', { basics: { name: 'x'.repeat(201) } }],
    ['more decimals than money has', { basics: { amount: 12.345 } }],
    ['too many rows', { team: Array.from({ length: 51 }, () => ({ person: 'x' })) }],
    ['a file that is no list', { filesData: { report: 'x' } }],
  ])('rejects %s with a line that names the field', async (_what, data) => {
    const answer = await save({ data });
    expect(answer).toMatchObject({ status: 200, code: -1 });
    expect(answer.msg).toEqual(expect.arrayContaining([expect.stringContaining(Object.keys(data)[0] ?? '')]));
  });

  it('rejects text that cannot be stored', async () => {
    for (const text of ['a\u0000b', 'lone \ud800']) {
      const places = [
        { basics: { note: text } },
        { filesData: { report: [text] } },
        { team: [{ row: text, person: 'x' }] },
      ];
      for (const data of places) expect(await save({ data })).toMatchObject({ status: 200, code: -1 });
    }
  });

  it('ignores what a client may not set', async () => {
    const { data } = await save({ data: {}, status: 'approved', company_id: 'x', receipt: {} } as object);
    expect(data).toMatchObject({ status: 'draft', receipt: null });
    await drop(data.id ?? '');
  });

  it('rejects a stale version, tells both sides and overwrites nothing', async () => {
    const { id } = await draft({ basics: { note: 'first' } });
    const mine = await save({ id, version: 1, data: { basics: { note: 'mine' } } }, { token: filer });
    expect(mine.data).toMatchObject({ version: 2, updated_by: '陈晨' });
    const late = await save<SaveConflict>({ id, version: 1, data: { basics: { note: 'late' } } });
    expect(late).toMatchObject({
      code: 208,
      data: { conflict: true, id, version: 2, theirs: { basics: { note: 'mine' } }, updated_by: '陈晨' },
    });
    expect((await save({ id, data: {} })).code).toBe(-1);
    expect(await read(id)).toMatchObject({ version: 2, data: { basics: { note: 'mine' } } });
    await drop(id);
  });

  it('loses no update in random interleavings', async () => {
    const { id } = await draft({ team: [] });
    const seen: string[] = [];
    async function worker(name: string): Promise<void> {
      for (let done = 0; done < 15; ) {
        const { version, data } = await read(id);
        const team = Array.isArray(data.team) ? data.team : [];
        const person = `${name}${done}`;
        const answer = await save({ id, version, data: { team: [...team, { person }] } });
        if (answer.code !== 200) continue;
        seen.push(person);
        done += 1;
      }
    }
    await Promise.all([worker('a'), worker('b'), worker('c')]);
    const { version, data } = await read(id);
    const people = (data.team as { person: string }[]).map(({ person }) => person);
    expect(version).toBe(46);
    expect(people.sort()).toEqual(seen.sort());
    await drop(id);
  });

  it('returns the existing filing to a save without id, where a company may hold one', async () => {
    const saveAlpha = (token: string) =>
      app.call<SaveConflict>(`POST ${BASE}/alpha/`, { token, body: { data: {} } });
    await saveAlpha(owner);
    const again = await saveAlpha(filer);
    expect(again).toMatchObject({ code: 208, data: { conflict: true, version: 1 } });
  });

  it('creates one filing from parallel first saves', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.call<Filing>(`POST ${BASE}/gamma`, { token: owner, body: { data: {}, selectIndex: 2 } }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const one = answers.find(({ code }) => code === 200)?.data.id ?? '';
    const quantity = await app.call(`GET ${BASE}/gamma/submit_quantity?selectIndex=2`, { token: owner });
    expect(quantity.data).toEqual({ quota: 1, used: 1, submitted: 0 });
    await drop(one);
  });

  it('returns the quota where a company may hold several', async () => {
    const held = [await draft(), await draft()];
    const third = await save({ data: {} });
    expect(third).toMatchObject({ code: 208, data: { quota: 2, used: 2 } });
    for (const { id } of held) await drop(id);
  });

  it('returns the first answer for the same Idempotency-Key, and rejects the key for another request', async () => {
    const headers = { 'idempotency-key': 'k-1' };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => save({ data: { basics: { note: 'once' } } }, { headers })),
    );
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(answers.every(({ code }) => code === 200)).toBe(true);
    const other = await save({ data: { basics: { note: 'other' } } }, { headers });
    expect(other.code).toBe(208);
    await drop(answers[0]?.data.id ?? '');
  });

  it('answers with an acknowledgement alone where the client prefers that, and stores and checks the same', async () => {
    const headers = { prefer: 'respond-async, return=minimal' };
    const { id } = await draft({ basics: { amount: 1 } });
    const body = { id, version: 1, data: { basics: { amount: 2 } } };
    const { data, code } = await save<object>(body, { headers });
    expect(code).toBe(200);
    expect(data).toEqual({ id, version: 2, updated_at: expect.any(String) });
    expect((await read(id)).data).toEqual({ basics: { amount: 2 } });

    const stale = await save<SaveConflict>(body, { headers });
    expect(stale.data).toMatchObject({ conflict: true, version: 2 });
    const unfit = await save({ ...body, version: 2, data: { basics: { amount: 'much' } } }, { headers });
    expect(unfit.code).toBe(-1);
    expect(await read(id)).toMatchObject({ version: 2, data: { basics: { amount: 2 } } });
    await drop(id);
  });

  it('logs one line per user and ten minutes', async () => {
    const { id } = await draft();
    const log = async () =>
      (await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: owner })).data.map(
        ({ action, actor }) => `${action} ${actor.name}`,
      );
    await save({ id, version: 1, data: {} });
    await save({ id, version: 2, data: {} });
    expect(await log()).toEqual(['create 王敏']);
    await save({ id, version: 3, data: {} }, { token: filer });
    await save({ id, version: 4, data: {} }, { token: filer });
    expect(await log()).toEqual(['create 王敏', 'save 陈晨']);
    app.clock.advance(601);
    filer = await app.signIn('demo.filer');
    owner = await app.signIn('demo');
    await save({ id, version: 5, data: {} }, { token: filer });
    expect(await log()).toEqual(['create 王敏', 'save 陈晨', 'save 陈晨']);
    await drop(id);
  });

  it('deletes a draft, which nobody can save any more', async () => {
    const { id } = await draft();
    expect((await drop(id)).code).toBe(200);
    expect((await drop(id)).code).toBe(208);
    expect((await save({ id, version: 1, data: {} })).msg).toMatch(/deleted this draft at/);
  });

  it('accepts the kinds of a program', async () => {
    const odd = await app.call(`GET ${BASE}/gamma/report?selectIndex=9`, { token: owner });
    expect(odd).toMatchObject({ code: 208, msg: 'There is no such kind of filing. Choose again' });
    const second = await app.call<Filing>(`GET ${BASE}/gamma/report?selectIndex=2`, { token: owner });
    expect(second.data.kind).toBe('2');
  });
});
