import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { MAX_NOTES_PER_FILING } from '../../domain/filing/collaboration';
import type { SectionNote } from '../../domain/filing/collaboration-calls';
import { FilingClients } from '../../tests/support/server/filing-clients';
import { approvals, storedFilings, submissions, users } from '../core/db/tables';
import { sectionNotes } from './tables';

let clients: FilingClients;
let filer: string;

/** Removes all filings: a company may have one per program and batch, and each test creates its own. */
const clear = async () => {
  for (const table of [approvals, submissions, storedFilings]) await clients.app.db.q.delete(table);
};

beforeAll(async () => {
  clients = await FilingClients.open();
  const { db } = clients.app;
  await clear();
  await db.q
    .update(users)
    .set({ programs: ['alpha'] })
    .where(eq(users.username, 'demo.filer'));
  filer = await clients.app.signIn('demo.filer');
});
afterEach(clear);
afterAll(() => clients.app.close());

const at = (path: string, id: string) => path.replace('{id}', id);
const read = (id: string, token = clients.owner) =>
  clients.app.call<SectionNote[]>(at(paths.sectionNotes, id), { token });
const add = (id: string, text: string, { token = filer, key = '', section = 'basics' } = {}) =>
  clients.app.call<SectionNote[]>(at(paths.addNote, id), {
    token,
    body: { section, text },
    headers: key ? { 'idempotency-key': key } : {},
  });
const remove = (id: string, token = clients.owner) =>
  clients.app.call<SectionNote[]>(at(paths.removeNote, id), { token });

describe('addNote, sectionNotes and removeNote', () => {
  it('show notes to colleagues with their author, and leave the draft unchanged', async () => {
    const { id } = await clients.draft();
    const before = await clients.rowOf(id);
    await add(id, '金额待财务确认\n周五前');
    const { data } = await read(id);
    expect(data).toMatchObject([{ section: 'basics', text: '金额待财务确认\n周五前', removable: true }]);
    expect(data[0]?.author).toBeTruthy();
    expect(await clients.rowOf(id)).toEqual(before);
  });

  it('store a note once per key, though the answer was lost', async () => {
    const { id } = await clients.draft();
    await add(id, '核对', { key: 'note-1' });
    const again = await add(id, '核对', { key: 'note-1' });
    expect(again.data).toHaveLength(1);
    expect((await read(id)).data).toHaveLength(1);
  });

  it('keep both of two notes written in parallel', async () => {
    const { id } = await clients.draft();
    await Promise.all([add(id, '甲'), add(id, '乙', { token: clients.owner })]);
    expect((await read(id)).data.map(({ text }) => text).sort()).toEqual(['乙', '甲']);
  });

  it('allow author and owner to remove a note, and nobody else', async () => {
    const { id } = await clients.draft();
    const [own] = (await add(id, '主账号的备注', { token: clients.owner })).data;
    const mine = (await add(id, '填报员的备注')).data.find(({ text }) => text === '填报员的备注');
    const removable = (await read(id, filer)).data.filter((note) => note.removable);
    expect(removable).toMatchObject([{ id: mine?.id }]);
    expect(await remove(own?.id ?? '', filer)).toMatchObject({ code: 208 });
    expect((await remove(mine?.id ?? '')).data).toHaveLength(1);
    expect(await remove(mine?.id ?? '')).toMatchObject({ code: 208, msg: 'record not found' });
  });

  it('reject another company, an office and an expert', async () => {
    const { id } = await clients.draft();
    const [note] = (await add(id, '内部')).data;
    const other = await clients.app.signIn('other');
    const missing = { code: 208, msg: 'record not found', data: null };
    expect(await read(id, other)).toMatchObject(missing);
    expect(await add(id, '别家', { token: other })).toMatchObject(missing);
    expect(await remove(note?.id ?? '', other)).toMatchObject(missing);
    for (const office of ['reviewer', 'admin', 'expert'])
      expect(await read(id, await clients.app.signIn(office))).toMatchObject({ code: 208, data: null });
  });

  it('allow reading to whoever may not fill it in, and refuse writing', async () => {
    const { id } = await clients.draft();
    await add(id, '看得到');
    const viewer = await clients.app.signIn('demo.viewer');
    expect((await read(id, viewer)).data).toMatchObject([{ text: '看得到', removable: false }]);
    expect(await add(id, '写不了', { token: viewer })).toMatchObject({ code: 208 });
    const { id: beta } = await clients.draft('beta');
    expect(await add(beta, '没有授权的项目')).toMatchObject({ code: 208 });
  });

  it('refuse writing once the draft is closed, and keep notes readable', async () => {
    const { id } = await clients.draft();
    const [note] = (await add(id, '提交前核对')).data;
    const { version } = (await clients.rowOf(id)) ?? { version: 0 };
    await clients.post({ id, version, action: 'submit', data: { basics: { name: '示例', amount: 10 } } });
    expect(await add(id, '太晚')).toMatchObject({ code: 208 });
    expect(await remove(note?.id ?? '')).toMatchObject({ code: 208 });
    expect((await read(id)).data).toHaveLength(1);
  });

  it('require words, a section of the form, and a limited length', async () => {
    const { id } = await clients.draft();
    expect(await add(id, ' \u200b ')).toMatchObject({ code: -1 });
    expect(await add(id, '哪里', { section: 'nowhere' })).toMatchObject({ code: -1 });
    const { db, clock } = clients.app;
    const rows = Array.from({ length: MAX_NOTES_PER_FILING }, () => ({
      id: crypto.randomUUID(),
      filingId: id,
      section: 'basics',
      text: '满',
      author: '张三',
      createdAt: clock.now,
    }));
    await db.q.insert(sectionNotes).values(rows);
    expect(await add(id, '再来一条')).toMatchObject({ code: 208 });
  });
});
