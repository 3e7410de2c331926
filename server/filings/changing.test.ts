import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangeAcknowledgement, LogEntry } from '../../domain/filing/calls';
import type { AnswerChange } from '../../domain/filing/change-set';
import type { Filing, SaveConflict } from '../../domain/filing/types';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { companies, storedFilings, users } from '../core/db/tables';
import { windows } from '../windows/tables';

const BASE = '/api/v1.0/test/portal';
const TEAM = [
  { row: 'a', person: '甲', share: 60 },
  { row: 'b', person: '乙', share: 40 },
];
let app: TestApp;
let owner: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
  other = await app.signIn('other');
  await app.db.q.update(windows).set({ quota: 90 }).where(eq(windows.program, 'beta'));
});
afterAll(() => app.close());

async function draft(data: object = { basics: { name: '示例', amount: 10 }, team: TEAM }): Promise<string> {
  const { data: filing, msg } = await app.call<Filing>(`POST ${BASE}/beta/`, {
    token: owner,
    body: { data },
  });
  if (!filing?.id) throw new Error(String(msg));
  return filing.id;
}
const change = <T = ChangeAcknowledgement>(
  id: string,
  version: number,
  changes: AnswerChange[],
  over: object = {},
) =>
  app.call<T>(`PATCH /api/v1.0/portal/filing/${id}/`, { token: owner, body: { version, changes }, ...over });
const read = async (id: string) => (await app.call<Filing>(`GET ${BASE}/beta/${id}/`, { token: owner })).data;
const whole = (id: string, version: number, data: object) =>
  app.call<Filing>(`POST ${BASE}/beta/`, { token: owner, body: { id, version, data } });
const set = (path: string, value: unknown): AnswerChange => ({ op: 'set', path, value });

describe('changeFiling', () => {
  it('stores changes one after the other, and returns the computed values', async () => {
    const id = await draft();
    const first = await change(id, 1, [set('basics.amount', 12.5)]);
    expect(first).toMatchObject({ code: 200, msg: 'Draft saved' });
    expect(Object.keys(first.data).sort()).toEqual(['computed', 'faults', 'id', 'updated_at', 'version']);
    expect(first.data).toMatchObject({ id, version: 2, computed: { basics: { doubled: 25 } }, faults: [] });
    const second = await change(id, 2, [set('team[b].share', null), { op: 'remove', path: 'team[a].share' }]);
    expect(second.data).toMatchObject({ version: 3, computed: {} });
    await change(id, 3, [
      { op: 'insert', path: 'team[c]', value: { person: '丙' }, before: 'a' },
      { op: 'move', path: 'team[b]', before: 'c' },
      { op: 'remove', path: 'team[a]' },
    ]);
    const stored = await read(id);
    expect(stored).toMatchObject({ version: 4, updated_by: '王敏' });
    expect(stored.data).toEqual({
      basics: { name: '示例', amount: 12.5 },
      team: [
        { row: 'b', person: '乙', share: null },
        { row: 'c', person: '丙' },
      ],
    });
  });

  it('returns what would stop a submission at the changed places, and nowhere else', async () => {
    const id = await draft({ basics: { name: '示例' }, team: TEAM });
    const { data } = await change(id, 1, [set('basics.name', ''), set('team[b].person', null)]);
    expect(data.faults.map(({ path }) => path)).toEqual(['basics.name', 'team[1].person']);
  });

  it('accepts changes and saves of the whole in any order', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    await whole(id, 2, { basics: { name: '整体', amount: 2 }, team: TEAM });
    await change(id, 3, [set('basics.note', '变更')]);
    expect((await read(id)).data.basics).toEqual({ name: '整体', amount: 2, note: '变更' });
  });

  it('updates rows without an identity by the one that the server assigned', async () => {
    const id = await draft({ team: [{ person: '甲' }, { person: '乙' }] });
    expect((await change(id, 1, [set('team[r2].share', 5)])).code).toBe(200);
    const named = [
      { row: 'r1', person: '甲' },
      { row: 'r2', person: '乙', share: 5 },
    ];
    expect((await read(id)).data.team).toEqual(named);
    await whole(id, 2, { team: [{ person: '甲' }, { person: '乙' }] });
    expect((await change(id, 3, [set('team[r2].share', 5)])).code).toBe(200);
    expect((await read(id)).data.team).toEqual(named);
  });

  it('stores texts in their normal form', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.name', '\uFEFF无人\u200B机cafe\u0301')]);
    expect((await read(id)).data.basics).toMatchObject({ name: '无人机café' });
  });

  it('logs one line per person and ten minutes, as saves do', async () => {
    const id = await draft();
    app.clock.advance(601);
    owner = await app.signIn('demo');
    for (let version = 1; version < 5; version++) await change(id, version, [set('basics.amount', version)]);
    const log = await app.call<LogEntry[]>(`GET ${BASE}/audit/${id}/log`, { token: owner });
    expect(log.data.map(({ action, version }) => [action, version])).toEqual([
      ['create', 1],
      ['save', 2],
    ]);
  });

  it('keeps beside the filing what the browser set aside', async () => {
    const id = await draft();
    const aside = [
      { path: 'basics.old', edition: '2025.1', label: { zh: '旧', en: 'Old' }, value: 'x', reason: 'gone' },
    ];
    const body = { version: 1, edition: '2026.1', changes: [], aside };
    expect((await change(id, 1, [], { body })).code).toBe(200);
    expect((await read(id)).edition_note?.aside).toMatchObject([{ path: 'basics.old', value: 'x' }]);
  });
});

describe('changeFiling rejects and keeps the draft', () => {
  it.each<[string, AnswerChange[]]>([
    ['a place that is not there', [set('basics.nothing', 1)]],
    ['a row that is gone', [set('team[z].share', 1)]],
    ['a computed value', [set('basics.doubled', 1)]],
    ['a value of another type', [set('basics.amount', '12')]],
    ['a value that is none', [set('basics.amount', { $ne: 1 })]],
    ['a row with an item that is not there', [{ op: 'insert', path: 'team[c]', value: { secret: 1 } }]],
    ['a text that is far too long', [set('basics.name', 'x'.repeat(30_000))]],
    ['text that cannot be stored', [set('basics.note', 'a\u0000b')]],
    ['a good change beside a bad one', [set('basics.amount', 99), set('team[z].share', 1)]],
    ['more changes than one set may hold', Array.from({ length: 501 }, () => set('basics.amount', 1))],
  ])('%s', async (_, changes) => {
    const id = await draft();
    const before = await read(id);
    const answer = await change(id, 1, changes);
    expect(answer).toMatchObject({ status: 200, code: -1 });
    expect(answer.msg).toEqual(expect.arrayContaining([expect.any(String)]));
    expect(await read(id)).toEqual(before);
    expect((await change(id, 1, [set('basics.amount', 3)])).code).toBe(200);
    const again = await change(id, 2, changes);
    expect(again).toMatchObject({ status: 200, code: -1 });
    expect((await read(id)).version).toBe(2);
  });

  it('ten thousand changes, before they are read', async () => {
    const id = await draft();
    const changes = Array.from({ length: 10_000 }, (_, i) => set(`basics.f${i}`, 1));
    const answer = await change(id, 1, changes);
    expect(answer).toMatchObject({ status: 400, code: -1, msg: 'changes: more than 5000 items; send fewer' });
    expect((await read(id)).version).toBe(1);
  });

  it('a stale version, with what is stored, whether it was kept here or not', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    const stale = await change<SaveConflict>(id, 1, [set('basics.amount', 2)]);
    expect(stale).toMatchObject({
      code: 208,
      data: { conflict: true, version: 2, theirs: { basics: { amount: 1 } } },
    });
    await app.db.q
      .update(storedFilings)
      .set({ version: 3, data: { basics: { amount: 7 } }, updatedAt: app.clock.now })
      .where(eq(storedFilings.id, id));
    const elsewhere = await change<SaveConflict>(id, 2, [set('basics.amount', 2)]);
    expect(elsewhere).toMatchObject({ code: 208, data: { version: 3, theirs: { basics: { amount: 7 } } } });
    expect((await change(id, 3, [set('basics.note', 'mine')])).code).toBe(200);
    expect((await read(id)).data.basics).toEqual({ amount: 7, note: 'mine' });
  });

  it('another draft under the same id and version, which is read anew', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    app.clock.advance(1);
    await app.db.q
      .update(storedFilings)
      .set({ data: { basics: { amount: 8 } }, updatedAt: app.clock.now })
      .where(eq(storedFilings.id, id));
    expect((await change(id, 2, [set('basics.note', 'mine')])).data.version).toBe(3);
    expect((await read(id)).data.basics).toEqual({ amount: 8, note: 'mine' });
  });

  it('a change after the record of the company has changed, which is read anew', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    await app.db.q.update(companies).set({ profileVersion: 77 });
    expect(await change(id, 2, [set('basics.amount', 2)])).toMatchObject({ code: 200, data: { version: 3 } });
  });

  it('another edition of the form', async () => {
    const id = await draft();
    const body = { version: 1, edition: '2020.1', changes: [set('basics.amount', 1)] };
    expect(await change(id, 1, [], { body })).toMatchObject({ code: 208, data: { other_edition: true } });
  });

  it("another company's draft, as not found", async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    const missing = await change('11111111-1111-4111-8111-111111111111', 1, [], { token: other });
    const foreign = await change(id, 2, [set('basics.amount', 2)], { token: other });
    expect(foreign).toMatchObject({ code: 208, msg: 'record not found' });
    expect(foreign).toEqual({ ...missing, headers: foreign.headers });
  });

  it('a filer without the program, also while the draft is kept', async () => {
    const id = await draft();
    await change(id, 1, [set('basics.amount', 1)]);
    await app.db.q
      .update(users)
      .set({ programs: ['alpha'] })
      .where(eq(users.username, 'demo.filer'));
    const token = await app.signIn('demo.filer');
    expect(await change(id, 2, [set('basics.amount', 2)], { token })).toMatchObject({ code: 208 });
    expect((await read(id)).version).toBe(2);
  });

  it('a submitted filing', async () => {
    const id = await draft({ basics: { name: '示例', amount: 10 } });
    await change(id, 1, [set('basics.amount', 1)]);
    const sent = await app.call<Filing>(`PUT ${BASE}/betaInfo/${id}/submit/`, {
      token: owner,
      body: { version: 2 },
    });
    expect(sent.code).toBe(200);
    const late = await change(id, sent.data.version, [set('basics.amount', 2)]);
    expect(late).toMatchObject({ code: 208, data: { receipt: { no: sent.data.receipt?.no } } });
    expect((await change(id, 2, [set('basics.amount', 2)])).code).toBe(208);
    expect((await read(id)).data.basics).toMatchObject({ amount: 1 });
  });
});
