import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { ReportInfo } from '../../domain/filing/calls';
import type { DeletedDraft } from '../../domain/filing/deleted-draft-calls';
import type { Filing } from '../../domain/filing/types';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { companies, storedFilings } from '../core/db/tables';

const BASE = '/api/v1.0/test/portal';
const DAY = 86_400;
let app: TestApp;
let owner: string;
let reset: () => Promise<void>;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  reset = await app.keep();
});
beforeEach(async () => {
  await reset();
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const save = (body: object = {}, token = owner) =>
  app.call<Filing>(`POST ${BASE}/beta/`, {
    token,
    body: { new_id: randomUUID(), data: { basics: { note: 'kept' } }, ...body },
  });
const begin = async () => (await save()).data.id ?? '';
const drop = (id: string, token = owner) => app.call(withId(paths.deleteDraft, id), { token });
const restore = (id: string, token = owner) => app.call(withId(paths.restoreDraft, id), { token });
const deleted = async (token = owner) =>
  (await app.call<DeletedDraft[]>(paths.deletedDrafts, { token })).data;
const open = (id: string) => app.call<Filing>(`GET ${BASE}/beta/${id}/`, { token: owner });
const listed = async () => {
  const { data } = await app.call<ReportInfo>(paths.reportInfo, { token: owner });
  return { ids: data.list.map(({ id }) => id), programs: data.totals.by_program };
};

describe('deleteDraft', () => {
  it('hides the draft everywhere but from the list of deleted ones, which says who, when, and until when', async () => {
    const before = await listed();
    const id = await begin();
    const { msg } = await drop(id);
    expect(msg).toBe('Draft deleted. It can be restored under “Recently deleted” for 30 days');
    expect(await listed()).toEqual(before);
    expect((await open(id)).msg).toMatch(/deleted this draft at .*Recently deleted/);
    expect((await save({ id, version: 1, new_id: undefined })).msg).toMatch(/deleted this draft at/);
    const stranger = await app.signIn('other');
    const theirs = await app.call(`GET ${BASE}/beta/${id}/`, { token: stranger });
    expect(theirs.msg).toBe('record not found');
    const [found] = await deleted();
    expect(found).toMatchObject({ id, program: 'beta', deleted_by: expect.stringMatching(/./) });
    const kept = Date.parse(found?.gone_at ?? '') - Date.parse(found?.deleted_at ?? '');
    expect(kept).toBe(30 * DAY * 1000);
  });

  it('makes room for another draft, which never takes the id of a deleted one', async () => {
    const [first] = [await begin(), await begin()];
    expect((await save()).code).toBe(208);
    await drop(first);
    const again = await save({ new_id: first });
    expect(again.code).toBe(200);
    expect(again.data.id).not.toBe(first);
  });
});

describe('restoreDraft', () => {
  it('restores the draft as it was, at its version, and logs both acts', async () => {
    const id = await begin();
    const before = (await open(id)).data;
    await drop(id);
    expect(await restore(id)).toMatchObject({ code: 200, msg: 'Draft restored as it was' });
    const { data } = await open(id);
    expect([data.data, data.version, data.status]).toEqual([before.data, before.version, 'draft']);
    expect(await deleted()).toEqual([]);
    expect((await listed()).ids[0]).toBe(id);
    const steps = (await app.audit.read('filing', id)).map(({ action, actorName }) => [
      action,
      actorName !== '',
    ]);
    expect(steps).toEqual([
      ['create', true],
      ['delete', true],
      ['restore', true],
    ]);
    expect((await save({ id, version: data.version, new_id: undefined })).code).toBe(200);
  });

  it('restores it once, and nothing that was not deleted', async () => {
    const id = await begin();
    expect((await restore(id)).msg).toBe('record not found');
    await drop(id);
    const answers = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  });

  it('refuses where the company holds as many filings of the batch as it may', async () => {
    const [first] = [await begin(), await begin()];
    await drop(first);
    const third = await begin();
    expect(await restore(first)).toMatchObject({
      code: 208,
      msg: 'A company may hold 2 filings of this batch and has 2, so the draft cannot be restored. Delete or withdraw one first',
      data: { quota: 2, used: 2 },
    });
    expect(await deleted()).toHaveLength(1);
    await drop(third);
    expect((await restore(first)).code).toBe(200);
  });

  it('refuses where the company is no longer active', async () => {
    const id = await begin();
    await drop(id);
    const [row] = await app.db.q.select().from(storedFilings).where(eq(storedFilings.id, id));
    const isOwn = eq(companies.id, row?.companyId ?? '');
    await app.db.q.update(companies).set({ status: 'locked' }).where(isOwn);
    expect((await restore(id)).code).not.toBe(200);
    expect(await app.db.q.$count(storedFilings, eq(storedFilings.id, id))).toBe(1);
  });

  it('is for those who may delete: no colleague without the right, no other company', async () => {
    const id = await begin();
    const filer = await app.signIn('demo.filer');
    const denied = (await drop(id, filer)).msg;
    await drop(id);
    const other = await app.signIn('other');
    expect((await app.call(paths.deletedDrafts, { token: filer })).msg).toBe(denied);
    expect((await restore(id, filer)).msg).toBe(denied);
    expect(await deleted(other)).toEqual([]);
    expect((await restore(id, other)).msg).toBe('record not found');
  });

  it('is over after thirty days', async () => {
    const id = await begin();
    await drop(id);
    app.clock.advance(30 * DAY);
    owner = await app.signIn('demo');
    expect(await deleted()).toEqual([]);
    expect((await restore(id)).msg).toBe('record not found');
  });
});
