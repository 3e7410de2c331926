import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementAudience } from '../../domain/announcements/announcements';
import type {
  NoticeCompany,
  NoticeRecipients,
  OfficeNotice,
  ResolvedCompanies,
} from '../../domain/announcements/calls';
import { paths } from '../../domain/api/paths.generated';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import { companies } from '../core/db/tables';
import { createInbox } from '../core/inbox/inbox-service';
import { deliverDueNotices } from './delivery-service';
import { createNoticesStore, createRecipientsStore } from './notices-store';

const HOUR = 3_600_000;
const OWN = '91210112MA0YQ1X2XQ';
const OTHER = '91210106MA10BBC218';
const HUNNAN = 'D210112';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';
const NOT_FOUND = { code: 208, msg: 'record not found', data: null };

let app: TestApp;
let admin: string;
let reviewer: string;
let own: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp();
  [admin, reviewer] = (await Promise.all(['admin', 'reviewer'].map((name) => app.signIn(name)))) as [
    string,
    string,
  ];
  [own, other] = (await Promise.all([OWN, OTHER].map(findCompany))) as [string, string];
});
afterAll(() => app.close());

const findCompany = async (creditCode: string) =>
  (await app.db.q.select().from(companies).where(eq(companies.creditCode, creditCode)))[0]?.id ?? '';
const setCompany = (id: string, change: Partial<typeof companies.$inferInsert>) =>
  app.db.q.update(companies).set(change).where(eq(companies.id, id));
const list = (...company_ids: string[]): AnnouncementAudience => ({ kind: 'companies', company_ids });
const count = (audience: object, token = admin) =>
  app.call<NoticeRecipients>(paths.noticeRecipients, { token, body: { audience } });
const resolve = async (lines: string[], token = admin) => {
  const { data } = await app.call<ResolvedCompanies>(paths.resolveNoticeCompanies, {
    token,
    body: { lines },
  });
  return [
    data.companies.map(({ credit_code }) => credit_code),
    data.unresolved.map(({ index, reason }) => `${index} ${reason}`),
  ];
};
const write = (audience: AnnouncementAudience, token = admin, rest: object = {}) =>
  app.call<OfficeNotice>(paths.writeNotice, {
    token,
    body: { title: '名单通知', body: '正文', category: 'policy', audience, ...rest },
  });
const read = async (id: string, token = admin) =>
  (await app.call<OfficeNotice>(withId(paths.officeNotice, id), { token })).data;
const listed = (id: string, token = admin) =>
  app.call<NoticeCompany[]>(withId(paths.noticeListedCompanies, id), { token });

const deliver = (now: Date) =>
  deliverDueNotices({
    db: app.db,
    audit: app.audit,
    clock: () => now,
    log: app.app.log,
    inbox: createInbox({ db: app.db, clock: () => now }),
    store: createNoticesStore(app.db),
    recipients: createRecipientsStore(app.db),
  });

describe('resolveNoticeCompanies', () => {
  it('returns companies by code and by name, each once, and the lines that it does not know', async () => {
    const lines = ["'９１210112ma0yq1x2xq", '示例智能装备有限公司', OTHER, '没有这家公司'];
    expect(await resolve(lines)).toEqual([expect.arrayContaining([OWN, OTHER]), ['3 unknown']]);
    expect((await resolve(lines))[0]).toHaveLength(2);
  });

  it('returns a company of another department to nobody, like one that does not exist', async () => {
    expect(await resolve([OWN, OTHER, '没有这家公司'], reviewer)).toEqual([
      [OWN],
      ['1 unknown', '2 unknown'],
    ]);
  });

  it('returns a company by a former name or code, and says which is closed', async () => {
    const formerly = { formerNames: ['旧名有限公司'], formerCodes: ['91210112MA0AAAAA1X'] };
    await setCompany(own, formerly);
    expect(await resolve(['旧名有限公司', '91210112MA0AAAAA1X'])).toEqual([[OWN], []]);
    await setCompany(own, { status: 'disabled' });
    expect(await resolve([OWN])).toEqual([[], ['0 closed']]);
    await setCompany(own, { status: 'active', formerNames: [], formerCodes: [] });
  });

  it('refuses more lines than a list can have, and a role that sends no notices', async () => {
    const lines = Array.from({ length: 501 }, (_, i) => `企业${i}`);
    expect((await app.call(paths.resolveNoticeCompanies, { token: admin, body: { lines } })).code).toBe(-1);
    const owner = await app.signIn('demo');
    const refused = await app.call(paths.resolveNoticeCompanies, { token: owner, body: { lines: [OWN] } });
    expect(refused.code).toBe(208);
  });
});

describe('a list of companies', () => {
  it('counts and reaches each company once', async () => {
    expect((await count(list(own, other, own))).data.companies).toBe(2);
    const { data } = await write(list(own, other, own));
    expect(data).toMatchObject({ audience: { kind: 'companies', count: 2 }, company: null });
    const [line] = await app.audit.read('notice', data.id);
    expect(line?.details).toMatchObject({ audience: { kind: 'companies', count: 2 } });
    await deliver(app.clock.now);
    expect(await read(data.id)).toMatchObject({ state: 'sent', received: 2 });
    expect((await listed(data.id)).data.map(({ id }) => id).sort()).toEqual([own, other].sort());
  });

  it('refuses a company of another department like one that does not exist', async () => {
    for (const id of [other, UNKNOWN, "' or 1=1"]) {
      expect(await count(list(own, id), reviewer)).toMatchObject(NOT_FOUND);
      expect(await write(list(own, id), reviewer)).toMatchObject(NOT_FOUND);
    }
    const { data } = await write(list(own), reviewer);
    expect(data).toMatchObject({ department: HUNNAN, company: { credit_code: OWN } });
  });

  it('refuses an empty list, and one that is too long', async () => {
    expect((await count(list())).code).toBe(-1);
    expect((await count(list(...Array.from({ length: 501 }, () => own)))).code).toBe(-1);
  });

  it('of a department takes no other company when the city changes the notice', async () => {
    const send_at = new Date(app.clock.now.getTime() + HOUR).toISOString();
    const { data } = await write(list(own), reviewer, { send_at });
    const edit = (version: number, ...ids: string[]) =>
      app.call<OfficeNotice>(withId(paths.editNotice, data.id), {
        token: admin,
        body: { title: '改', body: '正文', category: 'policy', audience: list(...ids), send_at, version },
      });
    expect(await edit(1, own, other)).toMatchObject({
      code: 208,
      msg: expect.stringContaining('is not in the charge of the department that wrote the notice'),
    });
    expect((await edit(1, own)).data).toMatchObject({ version: 2, company: { credit_code: OWN } });
  });

  it('skips a company that is there no more when a scheduled notice is sent', async () => {
    const sendAt = new Date(app.clock.now.getTime() + HOUR);
    const { data } = await write(list(own, other), admin, { send_at: sendAt.toISOString() });
    await setCompany(other, { status: 'cancelled' });
    await deliver(sendAt);
    expect(await read(data.id)).toMatchObject({ state: 'sent', received: 1 });
    await setCompany(other, { status: 'active' });
  });

  it('shows its companies to the office that wrote it alone', async () => {
    const { data } = await write(list(other));
    expect(await listed(data.id, reviewer)).toMatchObject(NOT_FOUND);
    const { data: toAll } = await write({ kind: 'all' });
    expect((await listed(toAll.id)).data).toEqual([]);
  });
});

describe('the audience of a department', () => {
  it('reaches the companies of that department', async () => {
    expect((await count({ kind: 'department', department: HUNNAN })).data.companies).toBe(1);
    const { data } = await write({ kind: 'department', department: HUNNAN });
    await deliver(app.clock.now);
    expect(await read(data.id)).toMatchObject({ state: 'sent', received: 1 });
  });

  it('narrows the audience of a program', async () => {
    const gazelle = { kind: 'program', program: 'gazelle' };
    const counts = await Promise.all(
      [{}, { department: HUNNAN }, { department: 'D210102' }].map(
        async (rest) => (await count({ ...gazelle, ...rest })).data.companies,
      ),
    );
    expect(counts[1]).toBeGreaterThan(0);
    expect(counts[0]).toBeGreaterThanOrEqual(counts[1] as number);
    expect(counts[2]).toBe(0);
  });

  it('refuses a department that does not exist, and to a district every other one', async () => {
    const msg = 'There is no such department, or it is not in your charge. Choose another';
    expect(await count({ kind: 'department', department: 'D0' })).toMatchObject({ code: 208, msg });
    for (const kind of ['department', 'program'])
      expect(await count({ kind, program: 'gazelle', department: 'D210106' }, reviewer)).toMatchObject({
        code: 208,
        msg,
      });
  });
});
