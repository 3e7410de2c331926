import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PHONE_HEADER } from '../../domain/api/call-constants';
import { paths } from '../../domain/api/paths.generated';
import { phoneLinkMessages } from '../../domain/files/messages';
import {
  PHONE_LINK_LIFETIME_MS,
  type PhoneArrivals,
  type PhoneBox,
  type PhoneLink,
} from '../../domain/files/phone-link-calls';
import { fillText } from '../../domain/text';
import { startTestApp, type TestAnswer, type TestApp } from '../../tests/support/server/application';
import { createPdf, encodeMultipart, PDF } from '../../tests/support/server/upload-client';
import { companies, mandates, users } from '../core/db/tables';
import { createPhoneLinksStore } from './phone-links-store';
import { files, phoneLinks } from './tables';

const BOX = { program: 'gazelle', path: 'filesData.audit_reports', room: 2 };
const ONE_PHONE = 'one-phone-'.padEnd(36, '1');
const OTHER_PHONE = 'other-phone-'.padEnd(36, '2');

let app: TestApp;
let token: string;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  token = await app.signIn('demo');
});
afterAll(() => app.close());

/**
 * Number of the next draft: each link has a draft of its own unless the test names one, because files of one link wait for
 * the next link of its box.
 */
let drafts = 0;
const begin = async (asked: object = {}, as = token) =>
  app.call<PhoneLink>(paths.beginPhoneLink, {
    token: as,
    body: { ...BOX, draft: `draft ${drafts++}`, ...asked },
  });
const at = (call: string, id: string) => call.replace('{id}', id);
const take = (id: string, taken = 0, as = token) =>
  app.call<PhoneArrivals>(at(paths.takePhoneFiles, id), { token: as, body: { taken } });
const end = (id: string, taken = 0, as = token) =>
  app.call<PhoneArrivals>(at(paths.endPhoneLink, id), { token: as, body: { taken } });
const open = (link: string, phone = ONE_PHONE) =>
  app.call<PhoneBox>(paths.openPhoneLink, { headers: { [PHONE_HEADER]: `${link}.${phone}` } });

async function send(link: string, name = '照片.pdf', content: Buffer = PDF, phone = ONE_PHONE) {
  const reply = await app.app.inject({
    method: 'POST',
    url: paths.sendFromPhone.replace('POST ', ''),
    headers: { [PHONE_HEADER]: `${link}.${phone}`, 'content-type': 'multipart/form-data; boundary=xyz' },
    payload: encodeMultipart(name, content),
  });
  return reply.json<TestAnswer<PhoneBox & { over?: boolean }>>();
}

const namesOf = ({ data }: TestAnswer<PhoneArrivals>) => data.files.map(({ name }) => name);
const fileCount = async () => (await app.db.q.select().from(files)).length;

/** Expects the refusal `text`, and that no file was stored or reached the link. */
async function expectRefused(
  { id, token: link }: PhoneLink,
  text: { en: string },
  sent: () => Promise<TestAnswer<unknown>>,
) {
  const before = await fileCount();
  expect(await sent()).toMatchObject({ code: 208, msg: text.en });
  expect(await fileCount()).toBe(before);
  const [row] = await app.db.q.select().from(phoneLinks).where(eq(phoneLinks.id, id));
  expect(row?.arrived).toEqual([]);
  expect(JSON.stringify(row)).not.toContain(link);
}

describe('beginPhoneLink and sendFromPhone', () => {
  it('show the box, accept files as ordinary uploads, and hand them to the form', async () => {
    const { data: link } = await begin();
    expect((await take(link.id)).data).toEqual({ files: [], is_opened: false, is_open: true });
    const box = await open(link.token);
    expect(box.data).toMatchObject({ accept: ['pdf', 'ofd'], room: 2, arrived: 0, taken: 0 });
    expect(box.data.label.zh).toBeTruthy();
    expect((await send(link.token, '一.pdf', createPdf(500, 1))).data).toMatchObject({ arrived: 1 });
    expect((await send(link.token, '二.pdf', createPdf(500, 2))).data).toMatchObject({ arrived: 2 });
    const arrived = await take(link.id);
    expect([namesOf(arrived), arrived.data.is_opened]).toEqual([['一.pdf', '二.pdf'], true]);
    expect(namesOf(await take(link.id, 1))).toEqual(['二.pdf']);
    expect((await open(link.token)).data.taken).toBe(1);
    const [row] = await app.db.q.select().from(files).where(eq(files.name, '一.pdf'));
    expect(row?.uploadedBy).toBeTruthy();
  });

  it('count a file once that came twice, and refuse more than the box has room for', async () => {
    const { data: link } = await begin({ room: 1 });
    await send(link.token);
    expect((await send(link.token)).code).toBe(200);
    expect(namesOf(await take(link.id))).toEqual(['照片.pdf']);
    const full = fillText(phoneLinkMessages.full, { limit: 1 });
    expect(await send(link.token, '更多.pdf', createPdf(400, 9))).toMatchObject({ code: 208, msg: full.en });
    expect(namesOf(await take(link.id))).toHaveLength(1);
  });

  it('keep what came for the box, until its form has confirmed it', async () => {
    const { data: first } = await begin({ draft: 'a' });
    await send(first.token, '留下.pdf', createPdf(300, 5));
    const { data: other } = await begin({ draft: 'b' });
    expect(other.files).toEqual([]);
    const { data: second } = await begin({ draft: 'a' });
    expect(second.files.map(({ name }) => name)).toEqual(['留下.pdf']);
    expect(namesOf(await end(second.id))).toEqual(['留下.pdf']);
    const { data: third } = await begin({ draft: 'a' });
    expect(third.files).toHaveLength(1);
    await end(third.id, 1);
    expect((await begin({ draft: 'a' })).data.files).toEqual([]);
  });
});

describe('beginPhoneLink and takePhoneFiles of an agent', () => {
  it('keep what came for a company with that company, also for the same box of the own one', async () => {
    const personOf = async (name: string) =>
      (await app.db.q.select().from(users).where(eq(users.username, name)))[0];
    const [giver, agent] = [await personOf('demo'), await personOf('other')];
    const mandate = randomUUID();
    await app.db.q.insert(mandates).values({
      id: mandate,
      companyId: giver?.companyId as string,
      userId: agent?.id as string,
      programs: [BOX.program],
      maySubmit: false,
      firstDay: '2026-06-01',
      lastDay: '2026-06-30',
      status: 'accepted',
      givenBy: giver?.name as string,
      updatedAt: app.clock.now,
    });
    const as = await app.signIn('other');
    const actFor = (id: string | null) => app.call(paths.actFor, { token: as, body: { mandate: id } });
    const unsaved = { draft: '', room: 1 };

    await actFor(mandate);
    const { data: theirs } = await begin(unsaved, as);
    expect((await send(theirs.token, '委托方.pdf', createPdf(500, 21))).code).toBe(200);
    await actFor(null);
    const { data: own } = await begin(unsaved, as);
    expect(own.files).toEqual([]);
    for (const ask of [take, end])
      expect(await ask(theirs.id, 0, as)).toMatchObject({ code: 208, msg: 'record not found', data: null });
    expect((await send(own.token, '本公司.pdf', createPdf(500, 22))).data).toMatchObject({ arrived: 1 });
    expect(namesOf(await take(own.id, 0, as))).toEqual(['本公司.pdf']);
    await actFor(mandate);
    expect(namesOf(await take(theirs.id, 0, as))).toEqual(['委托方.pdf']);
    await app.db.q.update(mandates).set({ status: 'ended' }).where(eq(mandates.id, mandate));
  });
});

describe('openPhoneLink after the end', () => {
  it('shows the phone what the form holds, and no other phone', async () => {
    const { data: link } = await begin();
    await send(link.token, '一.pdf', createPdf(500, 11));
    await end(link.id, 1);
    expect((await open(link.token)).data).toEqual({ over: true, arrived: 1, taken: 1 });
    expect((await open(link.token, OTHER_PHONE)).data).toEqual({ over: true });
  });
});

describe('openPhoneLink and sendFromPhone reject with a sentence', () => {
  it('a second phone; the first may open it again', async () => {
    const { data: link } = await begin();
    await open(link.token);
    const { elsewhere } = phoneLinkMessages;
    expect(await open(link.token, OTHER_PHONE)).toMatchObject({ msg: elsewhere.en, data: { over: true } });
    await expectRefused(link, elsewhere, () => send(link.token, '照片.pdf', PDF, OTHER_PHONE));
    expect(await open(link.token)).toMatchObject({ code: 200 });
  });

  it('a late file', async () => {
    const { data: link } = await begin();
    await open(link.token);
    app.clock.advance(PHONE_LINK_LIFETIME_MS / 1000);
    await expectRefused(link, phoneLinkMessages.late, () => send(link.token));
    expect((await take(link.id)).data.is_open).toBe(false);
  });

  it('a file after the window was closed, or a newer link was made', async () => {
    const { data: link } = await begin();
    await end(link.id);
    await expectRefused(link, phoneLinkMessages.ended, () => send(link.token));
    const { data: older } = await begin({ draft: 'same' });
    await begin({ draft: 'same' });
    await expectRefused(older, phoneLinkMessages.ended, () => send(older.token));
  });

  it('a link that nobody made, and a phone without a secret', async () => {
    const { data: link } = await begin();
    for (const secrets of ['', 'x', `${link.token}`, `${link.token}.short`, `.${ONE_PHONE}`]) {
      const answer = await app.call(paths.openPhoneLink, { headers: { [PHONE_HEADER]: secrets } });
      expect(answer).toMatchObject({ code: 208, msg: phoneLinkMessages.unknown.en });
    }
  });

  it('another account', async () => {
    const { data: link } = await begin({ draft: 'mine' });
    await send(link.token);
    const filer = await app.signIn('demo.filer');
    for (const ask of [take, end]) {
      expect(await ask(link.id, 0, filer)).toMatchObject({ code: 208, data: null });
    }
    expect(namesOf(await take(link.id))).toHaveLength(1);
    expect((await begin({ draft: 'mine' }, filer)).data.files).toEqual([]);
  });

  it('a file of the wrong kind, by its name or by its content, and one that is too large', async () => {
    const { data: link } = await begin();
    const wrong = fillText(phoneLinkMessages.wrongType, { types: 'pdf / ofd' });
    await expectRefused(link, wrong, () => send(link.token, '照片.png'));
    const before = await fileCount();
    expect((await send(link.token, '照片.pdf', Buffer.from('GIF89a not a document'))).code).not.toBe(200);
    expect(await fileCount()).toBe(before);
    const { data: small } = await begin({ path: 'filesData.business_license' });
    const { data: box } = await open(small.token);
    const large = fillText(phoneLinkMessages.tooLarge, { limit: box.max_size_mb });
    const bytes = createPdf(box.max_size_mb * 1024 * 1024 + 1);
    await expectRefused(small, large, () => send(small.token, '大.pdf', bytes));
    expect(await send(link.token)).toMatchObject({ code: 200 });
  });

  it('an unknown box, and a program that the account may not file', async () => {
    for (const path of ['filesData', 'filesData.nothing', 'nowhere.at_all', 'baseInfo.company_name', '[0]'])
      expect(await begin({ path })).toMatchObject({ code: 208, data: null });
    expect(await begin({ program: 'none' })).toMatchObject({ code: 208 });
    expect(await begin({}, await app.signIn('demo.viewer'))).toMatchObject({ code: 208 });
  });

  it('a file after the account signed out, lost its right or its company was disabled', async () => {
    const { signedOut } = phoneLinkMessages;
    const { data: left } = await begin();
    await app.call(paths.logout, { token });
    await expectRefused(left, signedOut, () => send(left.token));

    token = await app.signIn('demo.filer');
    const filer = eq(users.usernameKey, 'demo.filer');
    const { data: demoted } = await begin();
    await app.db.q.update(users).set({ role: 'viewer' }).where(filer);
    const [user] = await app.db.q.select().from(users).where(filer);
    await expectRefused(demoted, signedOut, () => send(demoted.token));
    await app.db.q.update(users).set({ role: 'filer' }).where(filer);

    token = await app.signIn('demo.filer');
    const { data: disabled } = await begin();
    const company = eq(companies.id, user?.companyId ?? '');
    await app.db.q.update(companies).set({ status: 'disabled' }).where(company);
    await expectRefused(disabled, signedOut, () => send(disabled.token));
    await app.db.q.update(companies).set({ status: 'active' }).where(company);
  });
});

describe('deleteExpired', () => {
  it('deletes a link a day after its end', async () => {
    const { data: link } = await begin();
    const ofLink = eq(phoneLinks.id, link.id);
    const instantAfter = (ms: number) => new Date(app.clock.now.getTime() + PHONE_LINK_LIFETIME_MS + ms);
    await createPhoneLinksStore(app.db).deleteExpired(instantAfter(23 * 3_600_000));
    expect(await app.db.q.select().from(phoneLinks).where(ofLink)).toHaveLength(1);
    await createPhoneLinksStore(app.db).deleteExpired(instantAfter(25 * 3_600_000));
    expect(await app.db.q.select().from(phoneLinks).where(ofLink)).toHaveLength(0);
  });
});
