import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementAudience } from '../../domain/announcements/announcements';
import type { NoticeCompany, NoticeRecipients, OfficeNotice } from '../../domain/announcements/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { InboxNotice, MessageItem } from '../../domain/inbox/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { BASE, GOOD } from '../../tests/support/server/filing-clients';
import { testPrograms } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { approvals, companies, messages, officeNotices, storedFilings, submissions } from '../core/db/tables';
import { createInbox } from '../core/inbox/inbox-service';
import { createRetentionStore } from '../retention/retention-store';
import { deliverBatch, deliverDueNotices } from './delivery-service';
import { createNoticesStore, createRecipientsStore } from './notices-store';

const HOUR = 3_600_000;
const ALL: AnnouncementAudience = { kind: 'all' };
const STRANGER = '91210106MA10BBC218';

let app: TestApp;
let admin: string;
let reviewer: string;
let owner: string;
let viewer: string;
let stranger: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  [admin, reviewer, owner, viewer, stranger] = (await Promise.all(
    ['admin', 'reviewer', 'demo', 'demo.viewer', 'other'].map((name) => app.signIn(name)),
  )) as [string, string, string, string, string];
  // Removes the filings that the demo has seeded.
  for (const table of [approvals, submissions, storedFilings]) await app.db.q.delete(table);
  await app.call(`POST ${BASE}/alpha/`, { token: stranger, body: { data: GOOD } });
  await app.call(`POST ${BASE}/alpha/`, { token: owner, body: { action: 'submit', data: GOOD } });
});
afterAll(() => app.close());

const later = (ms: number) => new Date(app.clock.now.getTime() + ms);

const text = (body: object = {}) => ({
  title: '关于开展年度统计的通知',
  body: '请各企业于月底前完成。\n联系电话：024-00000000',
  category: 'policy',
  audience: ALL,
  ...body,
});
const write = (body: object = {}, token = admin, headers = {}) =>
  app.call<OfficeNotice>(paths.writeNotice, { token, headers, body: text(body) });
const written = async (body: object = {}, token = admin) => (await write(body, token)).data;
const read = (id: string, token = admin) => app.call<OfficeNotice>(withId(paths.officeNotice, id), { token });
const edit = (id: string, version: number, body: object = {}) =>
  app.call<OfficeNotice>(withId(paths.editNotice, id), { token: admin, body: { ...text(body), version } });
const cancel = (id: string, version: number) =>
  app.call<OfficeNotice>(withId(paths.cancelNotice, id), { token: admin, body: { version } });
const count = async (audience: AnnouncementAudience, token = admin) =>
  (await app.call<NoticeRecipients>(paths.noticeRecipients, { token, body: { audience } })).data?.companies;
const inbox = async (token: string, keyword: string) =>
  (await app.call<PagedList<MessageItem>>(paths.messages, { token, query: { keyword } })).data.list;

/** Creates the delivery job with a clock of its own: the application's job finds nothing due before that. */
function delivery(now = app.clock.now, companiesAtATime?: number, failing?: string) {
  const { db, audit } = app;
  const clock = () => now;
  const inboxes = createInbox({ db, clock });
  const stores = { store: createNoticesStore(db), recipients: createRecipientsStore(db) };
  return {
    db,
    audit,
    clock,
    log: app.app.log,
    inbox: {
      async postToEach(...[ids, letter]: Parameters<typeof inboxes.postToEach>) {
        if (letter.noticeId === failing) throw new Error('no letter can be written');
        return inboxes.postToEach(ids, letter);
      },
    },
    ...stores,
    ...(companiesAtATime && { companiesAtATime }),
  };
}

const companyOf = async (creditCode: string) =>
  (await app.db.q.select().from(companies).where(eq(companies.creditCode, creditCode)))[0]?.id ?? '';
const copies = (noticeId: string) => app.db.q.select().from(messages).where(eq(messages.noticeId, noticeId));

describe(deliverDueNotices, () => {
  it('sends a notice to inbox and bell with the category, pressure and end of its kind, and counts it', async () => {
    const { data, msg } = await write({ title_en: 'Annual statistics', body_en: 'Please file <b>now</b>' });
    expect(msg).toBe('The notice is on its way');
    expect(data.state).toBe('sending');
    await deliverDueNotices(delivery());
    const [message] = await inbox(owner, 'Annual statistics');
    expect(message).toMatchObject({
      category: 'policy',
      body: 'Please file <b>now</b>',
      priority: 3,
      read: false,
      expires_at: '2027-06-10T02:00:00.000Z',
    });
    const bell = (await app.call<InboxNotice[]>(paths.notices, { token: stranger })).data;
    expect(bell.map(({ title }) => title)).toContain('Annual statistics');

    expect((await read(data.id)).data).toMatchObject({ state: 'sent', received: 2, read: 0 });
    for (const token of [owner, viewer])
      await app.call(paths.batchRead, { token, body: { message_ids: [message?.id] } });
    expect((await read(data.id)).data).toMatchObject({ received: 2, read: 1 });
    const log = await app.audit.read('notice', data.id);
    expect(log.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['notice.write', '周岩'],
      ['notice.delivered', 'system'],
    ]);
  });

  it('excludes companies that nobody may sign in for', async () => {
    const setStatus = (status: string) =>
      app.db.q.update(companies).set({ status }).where(eq(companies.creditCode, STRANGER));
    for (const status of ['rejected', 'disabled', 'cancelled']) {
      await setStatus(status);
      expect([status, await count(ALL)]).toEqual([status, 1]);
      const { id } = await written();
      await deliverDueNotices(delivery());
      expect([status, (await read(id)).data.received]).toEqual([status, 1]);
    }
    await setStatus('pending');
    expect(await count(ALL)).toBe(2);
    await setStatus('active');
  });

  it('sends the Chinese text where no other was written', async () => {
    await written({ title: '只有中文' });
    await deliverDueNotices(delivery());
    expect((await inbox(owner, '只有中文')).map(({ title }) => title)).toEqual(['只有中文']);
  });

  it('sends a notice once that was sent twice', async () => {
    const once = { 'idempotency-key': 'notice-1' };
    const [first, again] = [
      await write({ title: '重复' }, admin, once),
      await write({ title: '重复' }, admin, once),
    ];
    expect(again.data.id).toBe(first.data.id);
    await deliverDueNotices(delivery());
    expect(await inbox(owner, '重复')).toHaveLength(1);
  });
});

describe(deliverBatch, () => {
  it('continues after a stop between batches, and sends no second copy from two parallel runs', async () => {
    const sendAt = later(HOUR);
    const { id } = await written({ send_at: sendAt.toISOString() });
    expect(await deliverBatch(delivery(later(HOUR - 1), 1))).toBe(false);
    await deliverBatch(delivery(sendAt, 1));
    expect((await read(id)).data).toMatchObject({ state: 'sending', received: 1, sent_at: null });
    await Promise.all([deliverDueNotices(delivery(sendAt, 1)), deliverDueNotices(delivery(sendAt, 1))]);
    expect((await read(id)).data).toMatchObject({ state: 'sent', received: 2 });
    expect(new Set((await copies(id)).map(({ companyId }) => companyId)).size).toBe(2);
    expect(await copies(id)).toHaveLength(2);
  });

  it('keeps no message of a failed notice that was written after it', async () => {
    const { id: stuck } = await written({ title: '卡住', send_at: later(HOUR).toISOString() });
    const { id: behind } = await written({ title: '其后', send_at: later(HOUR + 1000).toISOString() });
    const job = delivery(later(HOUR + 1000), undefined, stuck);
    await deliverDueNotices(job);
    const states = await Promise.all([stuck, behind].map(async (id) => (await read(id)).data.state));
    expect(states).toEqual(['scheduled', 'sent']);
    await deliverDueNotices(delivery(later(HOUR + 1000)));
    expect((await read(stuck)).data).toMatchObject({ state: 'sent', received: 2 });
  });

  it('writes nothing twice when started again', async () => {
    const { id } = await written();
    await deliverDueNotices(delivery());
    const anew = { state: 'scheduled', deliveredTo: null };
    await app.db.q.update(officeNotices).set(anew).where(eq(officeNotices.id, id));
    await deliverDueNotices(delivery());
    expect(await copies(id)).toHaveLength(2);
    expect((await read(id)).data).toMatchObject({ state: 'sent', received: 2 });
  });
});

describe('noticeCompanies and noticeRecipients', () => {
  const alpha = (rest: object = {}): AnnouncementAudience => ({ kind: 'program', program: 'alpha', ...rest });

  it.each([
    [ALL, 2, 1],
    [alpha(), 2, 1],
    [alpha({ group: 'draft' }), 1, 0],
    [alpha({ group: 'submitted', batch: '2026-1' }), 1, 1],
    [alpha({ batch: '2025-1' }), 0, 0],
    [{ kind: 'program', program: 'beta' } as AnnouncementAudience, 0, 0],
  ])('%j: returns all of the city, those of the department', async (audience, city, department) => {
    expect([await count(audience), await count(audience, reviewer)]).toEqual([city, department]);
  });

  it('returns one company by its name or credit code, in the own department only', async () => {
    const find = async (keyword: string, token: string) =>
      (await app.call<NoticeCompany[]>(paths.noticeCompanies, { token, query: { keyword } })).data;
    expect((await find('智能装备', reviewer)).map(({ credit_code }) => credit_code)).toEqual([
      '91210112MA0YQ1X2XQ',
    ]);
    expect(await find('91210106ma', admin)).toHaveLength(1);
    expect(await find('91210106ma', reviewer)).toEqual([]);
    expect(await find('', admin)).toEqual([]);

    const one = (company_id: string) => ({ audience: { kind: 'company', company_id } });
    const { id } = await written({ ...one(await companyOf('91210112MA0YQ1X2XQ')), title: '单独' }, reviewer);
    await deliverDueNotices(delivery());
    expect((await read(id, reviewer)).data).toMatchObject({
      received: 1,
      company: { name: '示例智能装备有限公司' },
    });
    expect(await inbox(stranger, '单独')).toEqual([]);
    const foreign = await write(one(await companyOf(STRANGER)), reviewer);
    const missing = await write(one('00000000-0000-4000-8000-000000000000'), reviewer);
    const hostile = await write(one("' or 1=1"), reviewer);
    for (const { code, msg, data } of [foreign, missing, hostile])
      expect({ code, msg, data }).toEqual({ code: 208, msg: 'record not found', data: null });
  });

  it('returns the own department to a reviewer, who sees no notice of another office', async () => {
    const own = await written({ title: '本区' }, reviewer);
    expect(own.department).toBe('D210112');
    const city = await written({ title: '全市' });
    await deliverDueNotices(delivery());
    expect([await inbox(owner, '本区'), await inbox(stranger, '本区')].map(({ length }) => length)).toEqual([
      1, 0,
    ]);
    const { data } = await app.call<PagedList<OfficeNotice>>(paths.officeNotices, { token: reviewer });
    expect(data.list.map(({ id }) => id)).toContain(own.id);
    expect(data.list.map(({ id }) => id)).not.toContain(city.id);
    expect(await read(city.id, reviewer)).toMatchObject({ code: 208, msg: 'record not found' });
  });
});

describe('editNotice and cancelNotice', () => {
  it('allows a change by whoever saw it last, and cancelling', async () => {
    const { id } = await written({ send_at: later(HOUR).toISOString() });
    expect((await edit(id, 1, { title: '改', send_at: later(2 * HOUR).toISOString() })).data).toMatchObject({
      title: '改',
      version: 2,
      state: 'scheduled',
    });
    expect(await edit(id, 1)).toMatchObject({ code: 208, data: { conflict: true, version: 2 } });
    expect(await cancel(id, 1)).toMatchObject({ code: 208, data: { conflict: true } });
    expect((await cancel(id, 2)).data.state).toBe('cancelled');
    await deliverDueNotices(delivery(later(3 * HOUR)));
    expect(await copies(id)).toEqual([]);
    const { id: hurried } = await written({ send_at: later(HOUR).toISOString() });
    expect((await edit(hurried, 1)).data.state).toBe('sending');
    expect(await edit(id, 3)).toMatchObject({
      code: 208,
      msg: 'This notice cannot be changed or cancelled any more: Cancelled. Reload to see it',
    });
  });

  it('refuses both after sending', async () => {
    const { id } = await written();
    await deliverDueNotices(delivery());
    expect((await cancel(id, 1)).msg).toContain('any more: Sent');
  });
});

describe('writeNotice', () => {
  it.each([
    [{ title: '字'.repeat(101) }, -1, 'title: at most 100 characters; shorten it'],
    [{ body: '字'.repeat(5001) }, -1, 'body: at most 5000 characters; shorten it'],
    [{ title: ' \u200b ' }, -1, 'title: say something'],
    [{ category: 'review' }, -1, 'category'],
    [{ audience: { kind: 'everybody' } }, -1, 'audience'],
    [{ title_en: 'Only a title' }, 208, 'Give both an English title and an English text, or neither'],
    [{ audience: { kind: 'program', program: 'omega' } }, 208, 'There is no such program'],
    [{ audience: { kind: 'program', program: 'beta' } }, 208, 'No company would receive this notice'],
    [{ send_at: '2026-06-10T02:00:00Z' }, 208, 'That time has passed'],
    [{ send_at: '2027-07-01T00:00:00Z' }, 208, 'at most 365 days ahead'],
  ])('rejects %j', async (body, code, words) => {
    const reply = await write(body);
    expect(reply.code).toBe(code);
    expect(String(reply.msg)).toContain(words);
  });
});

describe('retention of messages', () => {
  it('keeps how many companies read a notice whose messages are deleted', async () => {
    const { id } = await written({ title: '到期清理后的已读数' });
    await deliverDueNotices(delivery());
    const [message] = await inbox(owner, '到期清理后的已读数');
    for (const token of [owner, viewer])
      await app.call(paths.batchRead, { token, body: { message_ids: [message?.id] } });
    expect((await read(id)).data).toMatchObject({ received: 2, read: 1 });
    await createRetentionStore(app.db).removeBulk('message', later(HOUR), 500);
    expect(await copies(id)).toEqual([]);
    expect((await read(id)).data).toMatchObject({ received: 2, read: 1 });
  });
});
