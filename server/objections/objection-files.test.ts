/** Files of objections: who may add them, how many, who reads them, and when they are deleted. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData } from '../../domain/accounts/calls';
import { OBJECTION_HEADER } from '../../domain/api/call-constants';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { Objection, ObjectionReceipt, TrackedObjection } from '../../domain/objections/calls';
import { MAX_OBJECTION_FILES_A_DAY, objectionFiles } from '../../domain/objections/objection';
import { TEST_CAPTCHA, type TestAnswer } from '../../tests/support/server/application';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { createPdf, encodeMultipart, PDF } from '../../tests/support/server/upload-client';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { createInbox } from '../core/inbox/inbox-service';
import { createOutboxStore } from '../core/outbox/outbox-store';
import { contentRemovals, files } from '../files/tables';
import { createRetentionDeps, runRetention } from '../retention/retention-service';
import { objectionFiles as objectionFilesTable, objections } from './tables';

const programs = [{ ...beta, review: { expertReview: false, publicNotice: true } }];

let clients: ReviewClients;
let filing: string;
let receipt: ObjectionReceipt;

const object = async (): Promise<ObjectionReceipt> => {
  const { data: captcha } = await clients.app.call<CaptchaData>(paths.captcha);
  const proof = { captcha_id: captcha.captcha_id, captcha_code: TEST_CAPTCHA };
  const body = { to: filing, name: '李四', phone: '13800000001', text: '内容相同', ...proof };
  return (await clients.app.call<ObjectionReceipt>(paths.sendObjection, { body })).data;
};

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  filing = await clients.submit('beta');
  await clients.decide(filing, clients.reviewer, PASS);
  await clients.decide(filing, clients.admin, { action: 'publicise' });
  receipt = await object();
});
afterAll(() => clients.close());

async function attach(name: string, content: Buffer, { no, code } = receipt) {
  const reply = await clients.app.app.inject({
    method: 'POST',
    url: paths.sendObjectionFile.split(' ')[1] ?? '',
    headers: {
      'accept-language': 'en',
      'content-type': 'multipart/form-data; boundary=xyz',
      [OBJECTION_HEADER]: `${no}.${code}`,
    },
    payload: encodeMultipart(name, content),
  });
  return reply.json<TestAnswer<{ file_count: number }>>();
}
const open = async () =>
  (await clients.app.call<PagedList<Objection>>(paths.objections, { token: clients.admin })).data
    .list[0] as Objection;
const fetched = (path: string, id: string, token: string) =>
  clients.app.app.inject({
    method: 'GET',
    url: withId(path, id).split(' ')[1] ?? '',
    headers: { authorization: `JWT ${token}` },
  });

async function answerAll(): Promise<void> {
  const { list } = (await clients.app.call<PagedList<Objection>>(paths.objections, { token: clients.admin }))
    .data;
  for (const { id, version } of list) {
    const body = { version, outcome: 'dismissed', text: '内容不同' };
    await clients.app.call(withId(paths.answerObjection, id), { token: clients.admin, body });
  }
}

describe('sendObjectionFile', () => {
  it('accepts a file by number and code alone', async () => {
    expect((await attach('a.pdf', PDF, { ...receipt, code: 'AAAAAAAAAA' })).msg).toMatch(
      /^The number or the code/,
    );
    expect(await attach('合同.pdf', PDF)).toMatchObject({
      code: 200,
      msg: 'The file was added',
      data: { file_count: 1 },
    });
    const body = { no: receipt.no, code: receipt.code };
    const { data } = await clients.app.call<TrackedObjection>(paths.trackObjection, { body });
    expect(data.file_count).toBe(1);
    expect(JSON.stringify(data)).not.toContain('合同');
  });

  it('refuses a file of another kind, one too large, and one that is not what its name says', async () => {
    await attach('合同.pdf', PDF);
    expect((await attach('a.docx', PDF)).msg).toMatch(/^Only PDF \/ JPG \/ PNG/);
    expect((await attach('a.pdf', createPdf(objectionFiles.maxSizeMb * 1024 * 1024 + 1))).msg).toMatch(
      /at most 10 MB/,
    );
    expect((await attach('a.pdf', Buffer.from('no pdf at all'))).code).toBe(208);
    expect((await attach('a.pdf', Buffer.alloc(0))).msg).toMatch(/^The file is empty/);
    expect((await open()).files).toMatchObject([{ name: '合同.pdf' }]);
  });

  it('accepts as many files as an objection takes', async () => {
    for (let n = 1; n <= objectionFiles.maxFiles; n++)
      expect((await attach(`${n}.pdf`, createPdf(2000, n))).data.file_count).toBe(n);
    expect((await attach('one-more.pdf', createPdf(2000, 9))).msg).toBe(
      'An objection takes at most 5 files. Call the office about further papers',
    );
  });

  it('refuses more files a day from one network than the limit, with failed attempts counted', async () => {
    let last = await attach('x.docx', PDF);
    for (let n = 0; n < MAX_OBJECTION_FILES_A_DAY && !String(last.msg).startsWith('At most 30'); n++)
      last = await attach('x.docx', PDF);
    expect(last.msg).toMatch(/^At most 30 files can be added in 24 hours/);
  });

  it('refuses files once the objection is answered', async () => {
    await answerAll();
    expect((await attach('late.pdf', createPdf(2000, 3))).msg).toMatch(/has been answered/);
  });
});

describe('objectionFile', () => {
  it('returns the file to the office that answers, and to nobody else', async () => {
    await attach('合同.pdf', PDF);
    const [file] = (await open()).files;
    const id = file?.id ?? '';
    const given = await fetched(paths.objectionFile, id, clients.admin);
    expect(given.rawPayload).toEqual(PDF);
    expect(given.headers['content-disposition']).toContain('attachment');
    for (const token of [clients.owner, clients.stranger, clients.reviewer])
      expect((await fetched(paths.objectionFile, id, token)).json().data).toBeNull();
    const auditor = await clients.app.signIn('auditor');
    for (const token of [clients.owner, clients.reviewer, clients.admin, auditor])
      expect((await fetched(paths.file, id, token)).json()).toMatchObject({
        code: 208,
        msg: 'record not found',
      });
  });
});

describe(runRetention, () => {
  it('deletes an objection with its files at the end of its time', async () => {
    for (let n = 1; n <= objectionFiles.maxFiles; n++) await attach(`${n}.pdf`, createPdf(2000, n));
    await object();
    await answerAll();
    const { db, audit } = clients.app;
    const clock = () => clients.app.clock.now;
    const inbox = createInbox({ db, clock });
    const retention = createRetentionDeps({
      db,
      clock,
      audit,
      programs,
      inbox,
      log: clients.app.app.log,
      tables: [],
      outbox: createOutboxStore(db, clock),
    });
    const left = async () => (await db.q.select().from(objections)).length;
    clients.app.clock.advance(1_002 * 24 * 3600);
    await runRetention(retention);
    expect(await left()).toBe(2);
    clients.app.clock.advance(200 * 24 * 3600);
    await runRetention(retention);
    expect(await left()).toBe(0);
    expect(await db.q.select().from(objectionFilesTable)).toEqual([]);
    const names = (await db.q.select().from(files)).map(({ name }) => name);
    expect(names).not.toContain('1.pdf');
    expect((await db.q.select().from(contentRemovals)).length).toBe(objectionFiles.maxFiles);
  });
});
