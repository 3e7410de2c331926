import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../../domain/api/envelope';
import { paths } from '../../../domain/api/paths.generated';
import type { HomeData } from '../../../domain/home/calls';
import type { HighlightedMessages, InboxNotice, MessageItem } from '../../../domain/inbox/calls';
import { createAccountAdmin } from '../../../tests/support/server/account-admin';
import { startTestApp, type TestApp } from '../../../tests/support/server/application';
import { companies, messages, users } from '../db/tables';
import { createInbox, type InboxService } from './inbox-service';

const BASE = '/api/v1.0/portal/company/message';
let app: TestApp;
let inbox: InboxService;
let companyId: string;
let otherId: string;
let owner: string;
let begun: Date;

const companyOf = async (creditCode: string) =>
  (await app.db.q.select().from(companies).where(eq(companies.creditCode, creditCode)))[0]?.id ?? '';
const announce = (title: string, id = companyId) =>
  inbox.post({
    companyId: id,
    category: 'system',
    template: 'test',
    title: { zh: `${title}（中文）`, en: title },
    body: { zh: '内容', en: '<script>alert(1)</script>' },
  });
const list = async (query: Record<string, string> = {}, token = owner, headers = {}) =>
  (await app.call<PagedList<MessageItem>>(`GET ${BASE}/`, { token, query, headers })).data;
const glint = async (token = owner) =>
  (await app.call<HighlightedMessages>(`GET ${BASE}/glint/`, { token })).data;
const bell = async (token = owner) => (await app.call<InboxNotice[]>('GET /api/notices', { token })).data;
const read = (message_ids: unknown[], clear?: boolean) =>
  app.call<{ unread: number }>(`POST ${BASE}/batch_read/`, { token: owner, body: { message_ids, clear } });

beforeAll(async () => {
  app = await startTestApp();
  begun = app.clock.now;
  inbox = createInbox({ db: app.db, clock: () => app.clock.now });
});
beforeEach(async () => {
  await app.restore();
  app.clock.now = begun;
  companyId = await companyOf('91210112MA0YQ1X2XQ');
  otherId = await companyOf('91210106MA10BBC218');
  await app.db.q.delete(messages);
  for (const title of ['one', 'two', 'three']) {
    app.clock.advance(1);
    await announce(title);
  }
  await announce('theirs', otherId);
  app.clock.advance(1);
  await inbox.send({
    companyId,
    template: 'correction_due',
    params: { project: '示例', days: 2, deadline: '2026-06-12' },
    link: '/enterpriseCenter/declare',
  });
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

describe('messages and batchRead', () => {
  it('return those of the own company, newest first, in the language of the request', async () => {
    const { list: items, total } = await list();
    expect(total).toBe(4);
    expect(items.map(({ title }) => title)).toEqual(['Correction due soon', 'three', 'two', 'one']);
    expect(items[1]).toMatchObject({ body: '<script>alert(1)</script>', read: false });
    const zh = await list({}, owner, { 'accept-language': 'zh-CN' });
    expect(zh.list[3]?.title).toBe('one（中文）');
  });

  it.each([
    [{ category: 'deadline' }, 1],
    [{ keyword: 'TWO' }, 1],
    [{ keyword: '中文' }, 3],
    [{ keyword: '%' }, 0],
    [{ read: 'true' }, 0],
    [{ read: 'false', pageSize: '2' }, 4],
  ])('return those found by %j', async (query, total) => {
    expect((await list(query as Record<string, string>)).total).toBe(total);
  });

  it('return the order that is asked for, and ignore empty parameters', async () => {
    const titles = async (query: Record<string, string>) =>
      (await list(query)).list.map(({ title }) => title);
    const oldestFirst = ['one', 'two', 'three', 'Correction due soon'];
    expect(await titles({ sorter: 'created_at' })).toEqual(oldestFirst);
    const empty = { sorter: '', category: '', read: '', pageSize: '', keyword: '' };
    expect(await titles(empty)).toEqual([...oldestFirst].reverse());
  });

  it('highlight the most pressing unread ones of the categories that matter', async () => {
    const { items, unread, unread_by_category } = await glint();
    expect(items.map(({ category }) => category)).toEqual(['deadline']);
    expect(unread).toBe(4);
    expect(unread_by_category).toEqual({ deadline: 1, system: 3 });
  });

  it('mark messages as read by user, and ignore ids of others and an empty list', async () => {
    const [first] = (await list({ keyword: 'one' })).list;
    const [theirs] = (await list({}, await app.signIn('other'))).list;
    const answer = await read([first?.id, first?.id, theirs?.id, '1', 7, null, "' or 1=1"]);
    expect(answer).toMatchObject({ code: 200, data: { unread: 3 } });
    expect((await list({ read: 'true' })).list.map(({ title }) => title)).toEqual(['one']);
    expect((await glint(await app.signIn('other'))).unread).toBe(1);
    expect((await glint(await app.signIn('demo.viewer'))).unread).toBe(4);
    const user = await app.call<{ unreadCount: number }>('GET /api/v1.0/accounts/portal/current_user/', {
      token: owner,
    });
    expect(user.data.unreadCount).toBe(3);
  });

  it('begin as read for an account that joins the company later', async () => {
    const { user, password } = await createAccountAdmin(app).made(owner);
    await app.db.q.update(users).set({ mustChangePassword: false }).where(eq(users.id, user.id));
    const joined = await app.signIn(user.username, password);
    expect([(await list({}, joined)).total, (await glint(joined)).unread, await bell(joined)]).toEqual([
      4,
      0,
      [],
    ]);
    await announce('later');
    expect((await bell(joined)).map(({ title }) => title)).toEqual(['later']);
  });

  it('refuse to mark thousands at once', async () => {
    expect(await read(Array(501).fill('x'))).toMatchObject({ code: 208 });
    expect(await read(Array(500).fill('x'))).toMatchObject({ code: 200, data: { unread: 4 } });
  });

  it('remove cleared messages from the bell, and keep them in the list', async () => {
    const before = await bell();
    expect(before[0]).toMatchObject({ type: 'deadline', read: false, link: '/enterpriseCenter/declare' });
    await read([before[0]?.id], true);
    expect((await bell()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
    expect((await list()).total).toBe(4);
    await read([before[0]?.id]);
    expect(await bell()).toHaveLength(before.length - 1);
  });

  it('show a company the latest announcements of its bell on the home page, and nothing that asks for a step', async () => {
    const announcements = async () =>
      (await app.call<HomeData>(paths.home, { token: owner })).data.announcements?.map(({ title }) => title);
    expect(await announcements()).toEqual(['three', 'two', 'one']);
    await read([(await list({ keyword: 'two' })).list[0]?.id], true);
    app.clock.advance(1);
    await announce('four');
    app.clock.advance(1);
    await announce('five');
    expect(await announcements()).toEqual(['five', 'four', 'three']);
  });

  it('exclude expired messages', async () => {
    app.clock.advance(91 * 86_400);
    owner = await app.signIn('demo');
    expect((await list()).total).toBe(0);
    expect(await bell()).toEqual([]);
  });

  it('send a message to one person of an office, and to nobody else there', async () => {
    const [officer] = await app.db.q.select().from(users).where(eq(users.username, 'reviewer'));
    const userId = officer?.id ?? '';
    const wait = (count: number) =>
      inbox.send({ userId, template: 'questions_waiting', params: { count }, link: '/interaction' });
    await wait(1);
    app.clock.advance(1);
    await wait(2);
    const token = await app.signIn('reviewer');
    const { list: own, total } = await list({}, token);
    expect({ total, body: own[0]?.body }).toEqual({
      total: 1,
      body: 'Questions of companies that wait for an answer: 2.',
    });
    expect(await bell(token)).toHaveLength(1);
    const user = await app.call<{ unreadCount: number }>('GET /api/v1.0/accounts/portal/current_user/', {
      token,
    });
    expect(user.data.unreadCount).toBe(1);
    for (const other of ['admin', 'demo', 'expert'])
      expect((await list({ keyword: 'wait for an answer' }, await app.signIn(other))).total).toBe(0);
    await app.call(paths.batchRead, {
      token: await app.signIn('admin'),
      body: { message_ids: [own[0]?.id] },
    });
    expect((await glint(token)).unread).toBe(1);
    await app.call(paths.batchRead, { token, body: { message_ids: [own[0]?.id] } });
    expect((await glint(token)).unread).toBe(0);
  });

  it('require exactly one recipient', async () => {
    const [row] = await app.db.q.select().from(messages).limit(1);
    const both = { ...row, id: randomUUID(), companyId: null, userId: null } as typeof messages.$inferInsert;
    await expect(app.db.q.insert(messages).values(both)).rejects.toThrow();
  });
});
