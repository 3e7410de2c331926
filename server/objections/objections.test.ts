import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaptchaData } from '../../domain/accounts/calls';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import type { Objection, ObjectionReceipt, TrackedObjection } from '../../domain/objections/calls';
import { MAX_OBJECTIONS_A_DAY } from '../../domain/objections/objection';
import type { PublicResult, ResultsData } from '../../domain/results/calls';
import { TEST_CAPTCHA } from '../../tests/support/server/application';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { outbox } from '../core/db/tables';

const TEXT = '该项目与去年已立项项目内容相同';
const APPROVE = { action: 'approve', grant_approved: 1 };
const programs = [{ ...beta, review: { expertReview: false, publicNotice: true } }];

let clients: ReviewClients;
let filing: string;
let result: PublicResult;

const publicise = async (token = clients.owner, reviewer = clients.reviewer): Promise<string> => {
  const id = await clients.submit('beta', token);
  await clients.decide(id, reviewer, PASS);
  await clients.decide(id, clients.admin, { action: 'publicise' });
  return id;
};

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  filing = await publicise();
  const { data } = await clients.app.call<ResultsData>(paths.publicResults, { query: { list: 'notice' } });
  result = data.list.find(({ program }) => program === 'beta') as PublicResult;
});
afterAll(() => clients.close());

const captcha = async () => {
  const { data } = await clients.app.call<CaptchaData>(paths.captcha);
  return { captcha_id: data.captcha_id, captcha_code: TEST_CAPTCHA };
};
const object = async (body: object = {}, given?: object) =>
  clients.app.call<ObjectionReceipt>(paths.sendObjection, {
    body: {
      to: result.objection_to,
      name: '李四',
      phone: '13800000001',
      text: TEXT,
      ...(given ?? (await captcha())),
      ...body,
    },
  });
const track = (no: string, code: string) =>
  clients.app.call<TrackedObjection>(paths.trackObjection, { body: { no, code } });
const codeFor = async (phone: string) => {
  const body = { phone, scene: 'objection', ...(await captcha()) };
  expect((await clients.app.call(paths.sendSms, { body })).code).toBe(200);
  return clients.app.codeSentTo(phone);
};
const toldBySms = () =>
  clients.app.db.q
    .select({ to: outbox.recipient })
    .from(outbox)
    .where(eq(outbox.scene, 'objection_answered'));
const list = async (token = clients.admin, query: Record<string, string> = {}) =>
  clients.app.call<PagedList<Objection>>(paths.objections, { token, query });
const answer = (id: string, version: number, outcome: string, token = clients.admin) =>
  clients.app.call<Objection>(withId(paths.answerObjection, id), {
    token,
    body: { version, outcome, text: '经核查，两项目内容不同' },
  });

describe('sendObjection', () => {
  it('requires a captcha, a name, a number and a text', async () => {
    expect((await object({}, {})).code).toBe(208);
    expect((await object({ name: ' ' })).msg).toEqual(['name: Give your name']);
    expect((await object({ text: '' })).msg).toEqual(['text: Say what is wrong, and how you know']);
    expect((await object({ phone: '123' })).msg).toContain('Enter a mobile number');
    expect((await list()).data.total).toBe(0);
  });

  it('accepts an objection while the notice runs, and shows it by number and code alone', async () => {
    const sent = await object();
    expect(sent.msg).toBe('Your objection was received; keep its number and its code');
    const receipt = sent.data;
    expect(receipt.no).toBe('YY20260610-000001');
    expect((await track(receipt.no, receipt.code.toLowerCase())).data).toMatchObject({
      status: 'open',
      text: TEXT,
      answer: null,
      company: result.company,
    });
    const wrong = await track(receipt.no, 'AAAAAAAAAA');
    expect([wrong.code, wrong.msg]).toEqual([
      208,
      'The number or the code is wrong. Look them up and try again',
    ]);
    expect((await track('YY20260610-999999', receipt.code)).msg).toBe(wrong.msg);
  });

  it('notifies those who decide, and nobody else', async () => {
    const { data: receipt } = await object();
    const messages = async (token: string) =>
      JSON.stringify((await clients.app.call<PagedList<MessageItem>>(paths.messages, { token })).data.list);
    expect(await messages(clients.admin)).toContain(receipt.no);
    expect(await messages(clients.reviewer)).not.toContain(receipt.no);
    expect(await messages(clients.owner)).not.toContain(receipt.no);
    for (const token of [clients.reviewer, clients.owner]) expect((await list(token)).data).toBeNull();
    expect((await list()).data.list).toMatchObject([
      { no: receipt.no, name: '李四', phone: '13800000001', status: 'open' },
    ]);
    expect((await list(clients.admin, { filing, keyword: '李四' })).data.total).toBe(1);
    expect((await list(clients.admin, { filing: 'nobody' })).data.total).toBe(0);
  });

  it('refuses an objection after the notice', async () => {
    await clients.setClock(new Date('2026-06-18T02:00:00Z'));
    expect((await object()).msg).toBe(
      'It is not in public notice now, so that nobody can object. Call the office about it',
    );
  });
});

describe('answerObjection', () => {
  it('accepts one answer, without which the filing cannot be approved', async () => {
    const { data: receipt } = await object();
    await clients.setClock(new Date('2026-06-18T02:00:00Z'));
    expect((await clients.decide(filing, clients.admin, APPROVE)).msg).toBe(
      'Objections that have no answer yet: 1. Answer them before you approve',
    );
    const [open] = (await list()).data.list as [Objection];
    expect((await answer(open.id, open.version, 'open')).code).not.toBe(200);
    expect((await answer(open.id, open.version + 1, 'dismissed')).data).toMatchObject({ conflict: true });
    const given = await answer(open.id, open.version, 'dismissed');
    expect(given).toMatchObject({ msg: 'The answer was sent', data: { status: 'dismissed', version: 2 } });
    expect((await answer(open.id, 2, 'upheld')).msg).toBe(
      'This objection has been answered. Reload to see how',
    );
    expect((await track(receipt.no, receipt.code)).data).toMatchObject({
      status: 'dismissed',
      answer: '经核查，两项目内容不同',
    });
    expect((await clients.app.audit.read('objection', open.id)).map(({ action }) => action)).toEqual([
      'objection.send',
      'objection.answer',
    ]);
    expect(await toldBySms()).toEqual([]);
    expect((await clients.decide(filing, clients.admin, APPROVE)).code).toBe(200);
  });
});

describe('sendObjection with a telephone number', () => {
  it('accepts a code to the number in place of other verification, once, and sends the answer there', async () => {
    const notice = await publicise();
    const phone = '13900000007';
    const sms_code = await codeFor(phone);
    const send = (given: object) => object({ to: notice, phone, ...given }, {});
    expect((await send({ sms_code: '000000' })).code).toBe(208);
    expect((await send({ sms_code, phone: '13900000008' })).code).toBe(208);
    const { data } = await send({ sms_code });
    expect((await send({ sms_code })).code).toBe(208);
    expect((await object({ to: notice, phone: '13900000009' })).code).toBe(200);
    const { list: sent } = (await list(clients.admin, { filing: notice })).data;
    const proved = sent.filter(({ phone_proved }) => phone_proved).map(({ no }) => no);
    expect([sent.length, proved]).toEqual([2, [data.no]]);
    for (const { id, version } of sent) await answer(id, version, 'dismissed');
    expect(await toldBySms()).toEqual([{ to: phone }]);
  });
});

describe('sendObjection at its limit', () => {
  it('refuses more objections a day from one address than the limit', async () => {
    const other = await publicise(clients.stranger, await clients.app.signIn('reviewer.tiexi'));
    for (let i = 0; i < MAX_OBJECTIONS_A_DAY; i++)
      expect((await object({ to: other })).msg).toMatch(/received/);
    expect((await object({ to: other })).msg).toMatch(/^At most 10 objections can be sent in 24 hours/);
    expect((await list(clients.admin, { filing: other })).data.total).toBe(MAX_OBJECTIONS_A_DAY);
  });
});
