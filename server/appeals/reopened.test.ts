import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { AnsweredAppeal } from '../../domain/appeals/calls';
import { formatBeijingDay } from '../../domain/windows/calendar';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { beta } from '../../tests/support/test-programs';
import { withId } from '../../tests/support/with-id';
import { hashPassword } from '../accounts/passwords';
import { messages, users } from '../core/db/tables';

const PASSWORD = 'Portal#2026';
const REJECT = { action: 'reject_first', opinion: '营业收入不符合条件', reasons: ['eligibility'] };

let clients: ReviewClients;
let deputy: string;
const deputyId = randomUUID();

beforeAll(async () => {
  const review = { expertReview: false, publicNotice: false };
  clients = await ReviewClients.open([{ ...beta, perCompanyAndBatch: 99, review }]);
});
beforeEach(async () => {
  await clients.restore();
  const { db, clock } = clients.app;
  const [reviewer] = await db.q.select().from(users).where(eq(users.username, 'reviewer'));
  await db.q.insert(users).values({
    ...{ id: deputyId, name: '代办', username: 'deputy', usernameKey: 'deputy', role: 'reviewer' },
    reviewDepartment: reviewer?.reviewDepartment ?? null,
    passwordHash: await hashPassword(PASSWORD),
    createdAt: clock.now,
  });
  deputy = await clients.app.signIn('deputy', PASSWORD);
});
afterAll(() => clients.close());

const uphold = async (filing: string) => {
  const token = clients.owner;
  await clients.app.call(withId(paths.sendAppeal, filing), { token, body: { reason: '数据有误' } });
  const asOffice = { token: clients.admin };
  const { data } = await clients.app.call<PagedList<AnsweredAppeal>>(paths.appeals, {
    ...asOffice,
    query: { filing },
  });
  const { id, version } = data.list[0] as AnsweredAppeal;
  return clients.app.call(withId(paths.answerAppeal, id), {
    ...asOffice,
    body: { outcome: 'upheld', text: '审计报告属实', version },
  });
};

/** Names of the people who were told that a filing is to be reviewed again, with the message. */
const told = () =>
  clients.app.db.q
    .select({ name: users.name, body: messages.body })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.userId))
    .where(eq(messages.template, 'filing_reopened'));

const goAway = () => {
  const day = formatBeijingDay(clients.app.clock.now);
  return clients.app.call(paths.nameDeputy, {
    token: clients.reviewer,
    body: { deputy: deputyId, from: day, until: day },
  });
};

const assignToReviewer = async (id: string) => {
  const [reviewer] = await clients.app.db.q.select().from(users).where(eq(users.username, 'reviewer'));
  const filings = [{ id, version: 0 }];
  return clients.app.call(paths.assignFilings, {
    token: clients.admin,
    body: { assignee: reviewer?.id, filings },
  });
};

describe('answerAppeal', () => {
  it('tells the reviewer who decided that the filing is to be reviewed again, with the reasons', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, REJECT);
    expect((await uphold(id)).code).toBe(200);
    expect(await told()).toEqual([
      { name: '孙浩', body: expect.objectContaining({ zh: expect.stringContaining('审计报告属实') }) },
    ]);
  });

  it('tells the deputy during the absence of the assigned reviewer', async () => {
    const id = await clients.submit('beta');
    await assignToReviewer(id);
    await goAway();
    await clients.decide(id, deputy, REJECT);
    await uphold(id);
    expect(await told()).toMatchObject([{ name: '代办', body: { zh: expect.stringContaining('孙浩') } }]);
  });
});

describe('appeals', () => {
  it('returns what the contested decision says, by whom and for which office', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, REJECT);
    const body = { reason: '数据有误' };
    await clients.app.call(withId(paths.sendAppeal, id), { token: clients.owner, body });
    const query = { filing: id };
    const { data } = await clients.app.call<PagedList<AnsweredAppeal>>(paths.appeals, {
      token: clients.admin,
      query,
    });
    const { opinion, reasons } = REJECT;
    expect(data.list[0]?.contested).toEqual({ by: '孙浩', office: expect.any(String), opinion, reasons });
  });
});

describe('ownFiling after an upheld appeal', () => {
  it('returns the outcome with its reasons and its letter until the next decision', async () => {
    const id = await clients.submit('beta');
    await clients.decide(id, clients.reviewer, REJECT);
    await uphold(id);
    const { decision } = await clients.own(id, 'beta');
    expect(decision).toMatchObject({
      action: 'reopen_to_first',
      comment: '审计报告属实',
      appeal_until: null,
    });
    const letter = await clients.app.app.inject({
      method: 'GET',
      url: `${withId(paths.letter, id).split(' ')[1]}?entry=${decision?.id}`,
      headers: { authorization: `JWT ${clients.owner}` },
    });
    expect(letter.statusCode).toBe(200);
    await clients.decide(id, clients.reviewer, PASS);
    expect((await clients.own(id, 'beta')).decision).toBeUndefined();
  });
});

describe('reviewFiling and reviewQueue after an upheld appeal', () => {
  it('mark the filing until it is decided anew', async () => {
    const id = await clients.submit('beta');
    const mark = { kind: 'upheld_appeal', count: 1 };
    await clients.decide(id, clients.reviewer, REJECT);
    await uphold(id);
    const { data } = await clients.read(id, clients.reviewer);
    expect(data.checks).toContainEqual(mark);
    expect(data.upheld_appeals).toEqual([
      { no: 'APL20260610-000001', answered_at: '2026-06-10T02:00:00.000Z', answer: '审计报告属实' },
    ]);
    const marked = async () =>
      (await clients.queue(clients.reviewer, { check: 'upheld_appeal' })).data.list.map((each) => each.id);
    expect(await marked()).toEqual([id]);
    await clients.decide(id, clients.reviewer, PASS);
    expect((await clients.read(id, clients.admin)).data.checks).toContainEqual(mark);
    await clients.decide(id, clients.admin, { action: 'approve', grant_approved: 1 });
    expect((await clients.read(id, clients.admin)).data).toMatchObject({ upheld_appeals: [] });
    expect(await marked()).toEqual([]);
  });
});
