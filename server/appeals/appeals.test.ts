import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AnsweredAppeal, OwnAppeals } from '../../domain/appeals/calls';
import type { CopyCheck } from '../../domain/document/calls';
import type { MessageItem } from '../../domain/inbox/calls';
import { readPdfPages } from '../../tests/support/pdf-text';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { PDF, uploadClient } from '../../tests/support/server/upload-client';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { hashPassword } from '../accounts/passwords';
import { users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
const REASON = '评审依据的营业收入数据有误，附审计报告';
const REJECT_FIRST = { action: 'reject_first', opinion: '营业收入不符合条件', reasons: ['eligibility'] };
const REJECT_CITY = { action: 'reject_city', opinion: '创新性不足', reasons: ['eligibility'] };
const programs = [{ ...beta, perCompanyAndBatch: 99, review: { expertReview: false, publicNotice: false } }];

let clients: ReviewClients;
let second: string;

/** Adds a second administrator of the office, beside the demo one. */
async function addOfficer(): Promise<void> {
  const more = { id: randomUUID(), name: '赵宁', createdAt: clients.app.clock.now };
  const passwordHash = await hashPassword(PASSWORD);
  await clients.app.db.q.insert(users).values({
    ...more,
    username: 'admin.second',
    usernameKey: 'admin.second',
    role: 'administrator',
    passwordHash,
  });
  second = await clients.app.signIn('admin.second');
}

beforeAll(async () => {
  clients = await ReviewClients.open(programs);
});
beforeEach(async () => {
  await clients.restore();
  await addOfficer();
});
afterAll(() => clients.close());

const own = (id: string, token = clients.owner) =>
  clients.app.call<OwnAppeals>(withId(paths.ownAppeal, id), { token });
const appeal = (id: string, body: object = { reason: REASON }, token = clients.owner) =>
  clients.app.call<OwnAppeals>(withId(paths.sendAppeal, id), { token, body });
const list = (token = clients.admin, query: Record<string, string> = {}) =>
  clients.app.call<PagedList<AnsweredAppeal>>(paths.appeals, { token, query });
const found = async (filing: string, token = clients.admin) =>
  (await list(token, { filing })).data.list[0] as AnsweredAppeal;
const answer = (id: string, body: object, token = clients.admin) =>
  clients.app.call<AnsweredAppeal>(withId(paths.answerAppeal, id), { token, body });
const messages = async (token: string) =>
  (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token })).data.list;
const rejected = async () => {
  const id = await clients.submit('beta');
  await clients.decide(id, clients.reviewer, REJECT_FIRST);
  return id;
};
/** Answers the newest appeal about a filing that the person may answer. */
const answerAbout = async (filing: string, outcome: string, text: string, token = clients.admin) => {
  const { id, version } = await found(filing, token);
  return answer(id, { outcome, text, version }, token);
};
const statusOf = async (id: string) => (await clients.own(id, 'beta')).status;
const letterOf = async (id: string) => {
  const url = withId(paths.letter, id).split(' ')[1] ?? '';
  const headers = { authorization: `JWT ${clients.owner}` };
  const reply = await clients.app.app.inject({ method: 'GET', url, headers });
  return (await readPdfPages(reply.rawPayload)).join('').replace(/\s/g, '');
};

describe('sendAppeal', () => {
  it('is allowed to the company of a rejected filing, which sees until when', async () => {
    const id = await clients.submit('beta');
    expect((await own(id)).data).toEqual({ decision: null, may: false, appeals: [] });
    expect((await appeal(id)).msg).toMatch(/^There is no decision/);
    await clients.decide(id, clients.reviewer, REJECT_FIRST);
    expect((await own(id)).data).toEqual({
      decision: {
        action: 'reject_first',
        at: '2026-06-10T02:00:00.000Z',
        until: '2026-07-02T09:00:00.000Z',
      },
      may: true,
      appeals: [],
    });
    expect((await own(id, clients.stranger)).msg).toBe('record not found');
    expect((await own(id, await clients.app.signIn('demo.viewer'))).data.may).toBe(false);
  });

  it('refuses an appeal without a reason, a file of another company, and a second appeal', async () => {
    const id = await rejected();
    expect((await appeal(id, { reason: ' ' })).msg).toEqual(['reason: Say why you appeal']);
    const foreign = await uploadClient(clients.app, clients.stranger).upload('a.pdf', PDF);
    expect((await appeal(id, { reason: REASON, files: [foreign.data.id] })).code).toBe(208);
    expect((await appeal(id, { reason: REASON }, clients.stranger)).msg).toBe('record not found');
    expect((await appeal(id, {}, await clients.app.signIn('demo.viewer'))).code).toBe(208);
    const file = (await uploadClient(clients.app, clients.owner).upload('审计报告.pdf', PDF)).data.id;
    const sent = await appeal(id, { reason: REASON, files: [file] });
    expect(sent).toMatchObject({
      msg: 'Your appeal was sent',
      data: {
        may: false,
        appeals: [{ no: 'APL20260610-000001', status: 'open', files: [{ id: file, name: '审计报告.pdf' }] }],
      },
    });
    expect((await appeal(id)).msg).toMatch(/only once$|can be only once/);
  });

  it('refuses the appeal of a filer without the program', async () => {
    const id = await rejected();
    const { q } = clients.app.db;
    await q
      .update(users)
      .set({ programs: ['alpha'] })
      .where(eq(users.username, 'demo.filer'));
    const filer = await clients.app.signIn('demo.filer');
    expect((await own(id, filer)).data.may).toBe(false);
    expect((await appeal(id, { reason: REASON }, filer)).code).toBe(208);
    expect((await own(id)).data).toMatchObject({ may: true, appeals: [] });
  });

  it('notifies the company and those who may answer, who read its files', async () => {
    const id = await rejected();
    const file = (await uploadClient(clients.app, clients.owner).upload('审计报告.pdf', PDF)).data.id;
    await appeal(id, { reason: REASON, files: [file] });
    expect(await messages(clients.owner)).toContainEqual(
      expect.objectContaining({ title: 'Appeal received' }),
    );
    expect(await messages(clients.admin)).toContainEqual(
      expect.objectContaining({
        title: 'An appeal was received',
        body: expect.stringContaining('Rejected by the first review'),
      }),
    );
    for (const token of [clients.owner, clients.reviewer]) expect((await list(token)).data).toBeNull();
    expect((await list()).data.list).toMatchObject([
      { no: 'APL20260610-000001', status: 'open', reason: REASON, overdue: false, restores: 'submitted' },
    ]);
    expect((await list(clients.admin, { keyword: '审计' })).data.total).toBe(1);
    expect((await list(clients.admin, { filing: 'nobody' })).data.total).toBe(0);
    const url = withId(paths.file, file).split(' ')[1] ?? '';
    const headers = { authorization: `JWT ${clients.admin}` };
    expect((await clients.app.app.inject({ method: 'GET', url, headers })).rawPayload).toEqual(PDF);
  });

  it('refuses an appeal after its last day', async () => {
    const id = await rejected();
    await clients.setClock(new Date('2026-07-02T09:00:01Z'));
    expect((await own(id)).data).toMatchObject({
      decision: { until: '2026-07-02T09:00:00.000Z' },
      may: false,
    });
    expect((await appeal(id)).msg).toMatch(/^The time to appeal ended at 2 Jul 2026, 17:00/);
  });

  it('accepts an appeal against the next decision of the same filing', async () => {
    const id = await rejected();
    await appeal(id);
    await answerAbout(id, 'upheld', '数据以审计报告为准');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, REJECT_CITY);
    expect((await appeal(id)).msg).toBe('Your appeal was sent');
    expect((await found(id, second)).restores).toBe('district_passed');
  });
});

describe('listAppeals', () => {
  it('says of each appeal who may hear it, and the desk counts those that the person may hear', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, REJECT_CITY);
    await appeal(id);
    const hearings = async () =>
      Promise.all([clients.admin, second].map(async (token) => (await found(id, token)).hearing));
    const counted = async (token: string) =>
      (await clients.app.call<{ appeals: number }>(paths.reviewDesk, { token })).data.appeals;
    expect(await hearings()).toEqual(['took_part', 'self']);
    expect([await counted(clients.admin), await counted(second)]).toEqual([0, 1]);
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'admin.second'));
    expect((await found(id)).hearing).toBe('nobody');
  });

  it('returns an appeal as overdue past its day', async () => {
    const id = await rejected();
    await appeal(id);
    await clients.setClock(new Date('2026-07-10T02:00:00Z'));
    expect((await found(id)).overdue).toBe(true);
  });
});

describe('reviewFiling with an open appeal', () => {
  it('returns who may hear it: the reader, others, or nobody', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, REJECT_CITY);
    const hearing = async (token: string) => (await clients.read(id, token)).data.appeal_hearing;
    expect(await hearing(clients.admin)).toBeNull();
    await appeal(id);
    expect(await hearing(second)).toBe('self');
    expect(await hearing(clients.admin)).toBe('took_part');
    expect(await hearing(clients.reviewer)).toBe('others');
    await clients.app.db.q.update(users).set({ enabled: false }).where(eq(users.username, 'admin.second'));
    expect(await hearing(clients.admin)).toBe('nobody');
    expect(await hearing(clients.reviewer)).toBe('nobody');
  });
});

describe('answerAppeal', () => {
  it('accepts one answer, at the version that was seen, and sends the filing back', async () => {
    const id = await rejected();
    await appeal(id);
    const { id: appealId, version } = await found(id);
    const given = { outcome: 'upheld', text: '经核实，数据以审计报告为准' };
    expect((await answer(appealId, { ...given, version: version + 1 })).data).toMatchObject({
      conflict: true,
    });
    expect((await answer(appealId, { ...given, version, text: '' })).code).not.toBe(200);
    expect(await statusOf(id)).toBe('rejected');
    expect(await answer(appealId, { ...given, version })).toMatchObject({
      msg: 'The outcome of the appeal was sent',
      data: { status: 'upheld', version: 2, answer: given.text },
    });
    expect((await answer(appealId, { ...given, version: 2 })).msg).toMatch(/^This appeal has been answered/);
    expect(await statusOf(id)).toBe('submitted');
    expect((await own(id)).data).toMatchObject({ decision: null, appeals: [{ status: 'upheld' }] });
    expect((await clients.app.audit.read('filing', id)).map(({ action }) => action).slice(-2)).toEqual([
      'appeal',
      'reopen_to_first',
    ]);
    expect(await messages(clients.owner)).toContainEqual(
      expect.objectContaining({
        title: 'Appeal upheld',
        body: expect.stringContaining('back to the first review'),
      }),
    );
    const text = await letterOf(id);
    for (const words of [
      '申诉处理决定书',
      'APL20260610-000001',
      '不通过（初审）',
      '申诉成立，重新初审',
      given.text,
    ])
      expect(text).toContain(words);
    expect((await clients.decide(id, clients.reviewer, PASS)).code).toBe(200);
  });

  it('leaves the decision and its letter in force when the appeal is dismissed', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, REJECT_CITY);
    const rejection = await letterOf(id);
    const [, no = '', hash = ''] =
      rejection.match(/文书编号(BE[\d-]+D\d+)·防伪校验码（SHA-256）([0-9a-f]{64})/) ?? [];
    expect((await appeal(id)).data.appeals).toMatchObject([{ letter: null }]);
    await answerAbout(id, 'dismissed', '原决定无误', second);
    expect(await statusOf(id)).toBe('rejected');
    expect((await own(id)).data.appeals).toMatchObject([{ letter: { action: 'dismiss_appeal' } }]);
    const text = await letterOf(id);
    for (const words of ['申诉处理决定书', '申诉不成立，维持原决定', '原决定无误'])
      expect(text).toContain(words);
    const check = await clients.app.call<CopyCheck>(paths.checkCopy, { query: { no, hash } });
    expect(check.data).toMatchObject({ title: expect.stringContaining('rejection'), current: true });
    expect((await own(id)).data.may).toBe(false);
    expect(await messages(clients.owner)).toContainEqual(
      expect.objectContaining({ title: 'Appeal dismissed' }),
    );
  });

  it('refuses an answer by whoever decided', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, REJECT_CITY);
    await appeal(id);
    const { id: appealId, version } = await found(id, second);
    const body = { outcome: 'dismissed', text: '维持', version };
    expect((await answer(appealId, body)).msg).toMatch(/^You had a part/);
    expect((await messages(second)).map(({ body }) => body).join()).toContain('Rejected by the city review');
    expect((await answer(appealId, { ...body, outcome: 'upheld' }, second)).code).toBe(200);
    expect(await statusOf(id)).toBe('district_passed');
  });

  it('accepts one of two parallel answers, and tells the other officer', async () => {
    const id = await rejected();
    await appeal(id);
    const { id: appealId, version } = await found(id);
    const body = { outcome: 'dismissed', text: '维持', version };
    const both = await Promise.all([answer(appealId, body), answer(appealId, body, second)]);
    expect(both.map(({ code }) => code).sort()).toEqual([200, 208]);
    expect(
      (await clients.app.audit.read('filing', id)).filter(({ action }) => action === 'dismiss_appeal'),
    ).toHaveLength(1);
  });

  it('restores the approval when a revocation is reversed', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, PASS);
    await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 10 });
    const revoke = { action: 'revoke', reasons: ['unlawful'], doc_no: '示科发〔2026〕1号' };
    await clients.decide(id, clients.admin, revoke);
    expect(await statusOf(id)).toBe('revoked');
    await appeal(id);
    await answerAbout(id, 'upheld', '材料属实', second);
    expect(await statusOf(id)).toBe('approved');
    expect(await letterOf(id)).toContain('原批准继续有效');
  });

  it('refuses an account that is limited to other programs', async () => {
    const id = await rejected();
    await appeal(id);
    const { id: appealId, version } = await found(id);
    const { q } = clients.app.db;
    await q.update(users).set({ programs: ['gazelle'] });
    const limited = await clients.app.signIn('admin.second');
    expect((await list(limited)).data.total).toBe(0);
    const body = { outcome: 'dismissed', text: '维持', version };
    expect((await answer(appealId, body, limited)).msg).toBe('record not found');
  });
});
