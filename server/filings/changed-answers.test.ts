/** A change of a draft writes what differs from the answers last written whole: whoever reads them sees all of them. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { AnswerChange } from '../../domain/filing/change-set';
import type { Filing } from '../../domain/filing/types';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { storedFilings } from '../core/db/tables';
import { windows } from '../windows/tables';

const BASE = '/api/v1.0/test/portal/beta/';
const TEAM = [
  { row: 'a', person: '甲', share: 60 },
  { row: 'b', person: '乙', share: 40 },
];
const BEGUN = { basics: { name: '示例', amount: 10 }, team: TEAM };
let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
  await app.db.q.update(windows).set({ quota: 90 }).where(eq(windows.program, 'beta'));
});
afterAll(() => app.close());

const post = (body: object) => app.call<Filing>(`POST ${BASE}`, { token: owner, body });
const change = async (id: string, version: number, ...changes: AnswerChange[]) => {
  const answer = await app.call(`PATCH /api/v1.0/portal/filing/${id}/`, {
    token: owner,
    body: { version, changes },
  });
  expect(answer.code).toBe(200);
};
const set = (path: string, value: unknown): AnswerChange => ({ op: 'set', path, value });
const read = async (id: string) => (await app.call<Filing>(`GET ${BASE}${id}/`, { token: owner })).data.data;
const readRow = async (id: string) =>
  (await app.db.q.select().from(storedFilings).where(eq(storedFilings.id, id)))[0];

/** A draft at version 3: written whole by its first change, whose amount is 11, and changed since to 12. */
async function changedDraft(): Promise<string> {
  const id = randomUUID();
  await post({ new_id: id, data: BEGUN });
  await change(id, 1, set('basics.amount', 11));
  await change(id, 2, set('basics.amount', 12));
  expect(await readRow(id)).toMatchObject({
    data: { basics: { amount: 11 } },
    changedAnswers: [[['basics'], { amount: 12 }]],
  });
  return id;
}

describe('changed answers', () => {
  it('are read with all others, whatever was changed: fields, cells, rows and their order', async () => {
    const id = await changedDraft();
    await change(id, 3, set('team[b].share', 35));
    await change(id, 4, set('basics.amount', 11));
    expect(await read(id)).toEqual({
      basics: { name: '示例', amount: 11 },
      team: [TEAM[0], { row: 'b', person: '乙', share: 35 }],
    });
    await change(id, 5, { op: 'insert', path: 'team[c]', value: { person: '丙' }, before: 'a' });
    await change(id, 6, { op: 'remove', path: 'team[b]' });
    expect((await read(id)).team).toEqual([{ row: 'c', person: '丙' }, TEAM[0]]);
  });

  it('are told apart by a save of the whole as well', async () => {
    const id = await changedDraft();
    await post({ id, version: 3, data: { ...BEGUN, basics: { name: '示例', amount: 13 } } });
    expect(await readRow(id)).toMatchObject({ data: { basics: { amount: 11 } }, version: 4 });
    expect((await read(id)).basics).toEqual({ name: '示例', amount: 13 });
  });

  it('no longer count once all answers are written, be it by the release before', async () => {
    const id = await changedDraft();
    await app.db.q.update(storedFilings).set({ data: BEGUN, version: 4 }).where(eq(storedFilings.id, id));
    expect((await read(id)).basics).toEqual(BEGUN.basics);
    await change(id, 4, set('basics.name', '新名'));
    expect((await read(id)).basics).toEqual({ name: '新名', amount: 10 });
  });

  it('are written in full where they are long', async () => {
    const id = await changedDraft();
    const basics = { ...BEGUN.basics, note: '说明'.repeat(3_000) };
    await post({ id, version: 3, data: { ...BEGUN, basics } });
    expect(await readRow(id)).toMatchObject({ data: { basics }, changedAnswers: null });
  });

  it('stand in the row itself once the filing is submitted', async () => {
    const id = await changedDraft();
    const basics = { name: '示例', amount: 12 };
    expect(await post({ id, version: 3, action: 'submit', data: { ...BEGUN, basics } })).toMatchObject({
      code: 200,
    });
    expect(await readRow(id)).toMatchObject({ status: 'submitted', data: { basics }, changedAnswers: null });
  });

  it('stand in the row itself once the draft is deleted, and a change that takes one back after its restoration holds', async () => {
    const id = await changedDraft();
    await app.call(withId(paths.deleteDraft, id), { token: owner });
    expect(await readRow(id)).toMatchObject({ data: { basics: { amount: 12 } }, changedAnswers: null });
    await app.call(withId(paths.restoreDraft, id), { token: owner });
    await change(id, 3, set('basics.amount', 11));
    expect((await read(id)).basics).toEqual({ name: '示例', amount: 11 });
  });
});
