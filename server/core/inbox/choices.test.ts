/** Notification preferences over HTTP: mail and SMS arrive at servers that record them. */
import { eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../domain/api/paths.generated';
import type { Filing } from '../../../domain/filing/types';
import type { ChoicesBody, ChoicesData, InboxNotice } from '../../../domain/inbox/calls';
import type { MessageDelivery } from '../../../domain/inbox/delivery-calls';
import { startTestApp, type TestApp } from '../../../tests/support/server/application';
import { BASE, GOOD } from '../../../tests/support/server/filing-clients';
import {
  type HttpRecorder,
  type MailRecorder,
  startHttpRecorder,
  startMailRecorder,
} from '../../../tests/support/server/recording-servers';
import { RETURN, reviewPrograms } from '../../../tests/support/server/review-clients';
import { withId } from '../../../tests/support/with-id';
import { companies, outbox, users } from '../db/tables';
import { createOutboxStore } from '../outbox/outbox-store';
import { computeNextDigest, createDailyMailJob } from './daily-mail';
import { createInbox, type InboxService } from './inbox-service';

const WAIT = { timeout: 10_000, interval: 50 };

let app: TestApp;
let mail: MailRecorder;
let sms: HttpRecorder;
let inbox: InboxService;
let companyId: string;
let owner: string;
let filer: string;
let reviewer: string;
let begun: Date;

beforeAll(async () => {
  [mail, sms] = [await startMailRecorder(), await startHttpRecorder()];
  const env = {
    MAIL_PROVIDER: 'smtp',
    SMTP_URL: mail.url,
    MAIL_FROM: 'portal@example.gov.cn',
    SMS_PROVIDER: 'http',
    SMS_GATEWAY_URL: sms.url,
  };
  app = await startTestApp({ programs: reviewPrograms, env });
  begun = app.clock.now;
  inbox = createInbox({ db: app.db, clock: () => app.clock.now, publicUrl: 'https://portal.example.gov.cn' });
  const [company] = await app.db.q
    .select()
    .from(companies)
    .where(eq(companies.creditCode, '91210112MA0YQ1X2XQ'));
  companyId = company?.id ?? '';
});
afterAll(async () => {
  await app.close();
  await Promise.all([mail.close(), sms.close()]);
});
beforeEach(async () => {
  app.clock.now = begun;
  await app.restore();
  owner = await app.signIn('demo');
  filer = await app.signIn('demo.filer');
  reviewer = await app.signIn('reviewer');
  mail.mails.length = 0;
  sms.received.length = 0;
});

const read = async (token: string) =>
  (await app.call<ChoicesData>(paths.notificationChoices, { token })).data;
const save = (token: string, kinds: ChoicesBody['kinds'], of: ChoicesBody['of'] = 'me') =>
  app.call<ChoicesData>(paths.saveNotificationChoices, { token, body: { of, kinds } });
const policy = (title: string) =>
  inbox.post({
    companyId,
    category: 'policy',
    template: 'test',
    title: { zh: title, en: title },
    body: { zh: '新的办法', en: 'New rules' },
    link: '/index',
  });

/** Waits until `count` mails have arrived and the outbox is empty; returns their recipients and subjects. */
async function arrived(count: number) {
  await vi.waitFor(async () => {
    const rows = await app.db.q.select().from(outbox).where(isNull(outbox.sentAt));
    expect([mail.mails.length, rows.length]).toEqual([count, 0]);
  }, WAIT);
  return mail.mails.map(({ to, subject }) => [to, subject]);
}

describe('saveNotificationChoices', () => {
  it('shows choices by kind, with what cannot be switched off', async () => {
    const { me, contact } = await read(owner);
    expect(me.mail).toMatch(/\*/);
    expect(me.kinds).toHaveLength(10);
    expect(me.kinds.find(({ kind }) => kind === 'correction')).toEqual({
      kind: 'correction',
      portal: true,
      mail: 'off',
      sms: false,
      needs: { portal: true, outside: false },
    });
    expect(
      contact?.kinds.every(({ needs, mail: by, sms: short }) => needs.outside && by === 'now' && short),
    ).toBe(true);
    expect((await read(filer)).contact).toBeNull();
    expect((await read(reviewer)).me.kinds.map(({ kind }) => kind)).toEqual([
      'review',
      'deadline',
      'question',
    ]);
  });

  it('refuses to silence what the law requires, and leaves everything as it was', async () => {
    const silent = { portal: false, mail: 'off', sms: false } as const;
    const answer = await save(filer, [
      { kind: 'policy', ...silent },
      { kind: 'correction', ...silent },
    ]);
    expect([answer.code, answer.msg]).toEqual([
      208,
      '“Correction” concerns rights and deadlines: it stays on in the portal',
    ]);
    expect((await read(filer)).me.kinds.find(({ kind }) => kind === 'policy')?.portal).toBe(true);
    const contact = await save(owner, [{ kind: 'deadline', ...silent, mail: 'daily' }], 'contact');
    expect(contact.msg).toBe('“Deadline” concerns rights and deadlines: keep mail at once or SMS');
    expect((await save(filer, [{ kind: 'deadline', ...silent, sms: true }], 'contact')).code).toBe(208);
    expect((await save(reviewer, [{ kind: 'policy', ...silent }])).code).not.toBe(200);
  });

  it('sends mail to the person who chose it, and to nobody else', async () => {
    await save(filer, [{ kind: 'policy', portal: true, mail: 'now', sms: true }]);
    await policy('研发费用加计扣除');
    await arrived(1);
    expect(mail.mails).toEqual([
      {
        to: 'filer@example.com',
        subject: '研发费用加计扣除',
        body: expect.stringContaining('https://portal.example.gov.cn/index'),
      },
    ]);
    expect(sms.received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { to: '13800000002', text: '研发费用加计扣除：新的办法' },
    ]);
  });

  it('excludes a kind from bell and count, but not from the list', async () => {
    await save(filer, [{ kind: 'policy', portal: false, mail: 'off', sms: false }]);
    const bell = async () => (await app.call<InboxNotice[]>(paths.notices, { token: filer })).data;
    const unread = async () =>
      (await app.call<{ unreadCount: number }>(paths.currentUser, { token: filer })).data.unreadCount;
    app.clock.advance(1);
    const before = [(await bell()).length, await unread()];
    await policy('静音的公告');
    expect([(await bell()).length, await unread()]).toEqual(before);
    const query = { keyword: '静音的公告' };
    const list = await app.call<{ total: number }>(paths.messages, { token: filer, query });
    expect(list.data.total).toBe(1);
    expect((await app.call<InboxNotice[]>(paths.notices, { token: owner })).data[0]?.title).toBe(
      '静音的公告',
    );
  });

  it('sends one mail a day, none on a day without messages, and what came while a person was locked out', async () => {
    const job = createDailyMailJob({
      ...app,
      clock: () => app.clock.now,
      outbox: createOutboxStore(app.db, () => app.clock.now),
      log: app.app.log,
      env: { publicUrl: null },
    });
    await save(filer, [{ kind: 'policy', portal: true, mail: 'daily', sms: false }]);
    app.clock.advance(60);
    await policy('甲');
    app.clock.advance(60);
    await policy('乙');
    await job.run();
    expect(await arrived(0)).toEqual([]);
    app.clock.now = computeNextDigest(app.clock.now);
    await Promise.all([job.run(), job.run()]);
    expect(await arrived(1)).toEqual([['filer@example.com', '今日消息汇总（2条）']]);
    expect(mail.mails[0]?.body).toMatch(/1\. 甲：新的办法\s+2\. 乙：新的办法/);
    app.clock.now = computeNextDigest(app.clock.now);
    await job.run();
    expect(await arrived(1)).toHaveLength(1);
    await policy('丙');
    app.clock.now = computeNextDigest(app.clock.now);
    const enable = (enabled: boolean) =>
      app.db.q.update(users).set({ enabled }).where(eq(users.username, 'demo.filer'));
    await enable(false);
    await job.run();
    await enable(true);
    await policy('丁');
    app.clock.now = computeNextDigest(app.clock.now);
    await policy('写入未完的');
    await job.run();
    expect(await arrived(2)).toContainEqual(['filer@example.com', '今日消息汇总（2条）']);
    expect(mail.mails[1]?.body).toMatch(/1\. 丙：新的办法\s+2\. 丁：新的办法/);
  });
});

describe('deliveries', () => {
  const deliveries = async (id: string) =>
    (await app.call<MessageDelivery[]>(withId(paths.deliveries, id), { token: reviewer })).data;

  async function returned(program: string): Promise<string> {
    const { data } = await app.call<Filing>(`POST ${BASE}/${program}/`, {
      token: owner,
      body: { action: 'submit', data: GOOD },
    });
    const body = {
      action: 'return_first',
      version: data.version,
      ...RETURN,
      corrections: RETURN.corrections.slice(0, 1),
    };
    const done = await app.call(withId(paths.decideFiling, String(data.id)), { token: reviewer, body });
    expect(done.msg).toContain('Done');
    return String(data.id);
  }

  /** Corrections go to the contact by mail alone; the contact's address is also the owner's. */
  const chooseMail = async () => {
    await save(owner, [{ kind: 'correction', portal: false, mail: 'now', sms: false }], 'contact');
    await save(owner, [{ kind: 'correction', portal: true, mail: 'now', sms: false }]);
  };

  it('sends a decision to the contact by the way that the company chose, and shows the office its progress', async () => {
    await chooseMail();
    mail.answer = 451;
    const id = await returned('alpha');
    await vi.waitFor(() => expect(mail.refused).toBe(1), WAIT);
    expect(await deliveries(id)).toMatchObject([
      { kind: 'mail', state: 'waiting', to: expect.stringContaining('*'), settled_at: null },
    ]);
    mail.answer = 250;
    await vi.waitFor(async () => {
      app.clock.advance(6);
      expect(mail.mails).toHaveLength(1);
    }, WAIT);
    expect(await arrived(1)).toEqual([['contact@example.com', '申报被退回修改']]);
    expect(sms.received).toEqual([]);
    const [sent] = await deliveries(id);
    expect(sent).toMatchObject({ state: 'sent', attempts: 2, title: 'Returned for correction' });
    expect(sent?.to).toContain('*');
  });

  it('keeps a message as failed that was given up', async () => {
    await chooseMail();
    mail.answer = 451;
    const id = await returned('beta');
    await vi.waitFor(async () => {
      app.clock.advance(86_400);
      const rows = await app.db.q.select().from(outbox).where(eq(outbox.filingId, id));
      expect(rows.map(({ gaveUpAt }) => gaveUpAt !== null)).toEqual([true]);
    }, WAIT);
    reviewer = await app.signIn('reviewer');
    expect(await deliveries(id)).toMatchObject([{ kind: 'mail', state: 'failed' }]);
    const stranger = await app.signIn('reviewer.tiexi');
    expect((await app.call(withId(paths.deliveries, id), { token: stranger })).code).toBe(208);
    const [row] = await app.db.q.select().from(users).where(eq(users.username, 'demo'));
    expect(JSON.stringify(await deliveries(id))).not.toContain(row?.email ?? '');
  });
});
