/** Messages to officers about events of filings and questions. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PagedList } from '../../domain/api/envelope';
import { paths } from '../../domain/api/paths.generated';
import type { MessageItem } from '../../domain/inbox/calls';
import type { QuestionThread, ReceivedThread } from '../../domain/questions/calls';
import { runDueJob } from '../../tests/support/server/due-job';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, RETURN, ReviewClients, reviewPrograms, TEAM } from '../../tests/support/server/review-clients';
import { withId } from '../../tests/support/with-id';
import { messageReads, messages, storedFilings, users } from '../core/db/tables';
import { windows } from '../windows/tables';

let clients: ReviewClients;
const [colleague, absent] = [randomUUID(), randomUUID()];

beforeAll(async () => {
  clients = await ReviewClients.open();
  await clients.app.db.q.update(windows).set({ quota: 99 });
  const common = { role: 'reviewer', passwordHash: '-', reviewDepartment: 'D210112' };
  await clients.app.db.q.insert(users).values([
    { ...common, id: colleague, name: '同事', username: 'colleague', usernameKey: 'colleague' },
    { ...common, id: absent, name: '停用', username: 'absent', usernameKey: 'absent', enabled: false },
  ]);
});
afterAll(() => clients.close());
beforeEach(async () => {
  await clients.app.db.q.delete(messageReads);
  await clients.app.db.q.delete(messages);
});

const named = (name: string) => ({ ...GOOD, basics: { ...GOOD.basics, name } });

const idOf = async (username: string) =>
  (await clients.app.db.q.select().from(users).where(eq(users.username, username)))[0]?.id ?? '';

const inbox = async (token = clients.reviewer) =>
  (await clients.app.call<PagedList<MessageItem>>(paths.messages, { token })).data.list.map(
    ({ title, body, link }) => ({ title, body, link }),
  );
const isTold = async (userId: string) =>
  (await clients.app.db.q.select().from(messages).where(eq(messages.userId, userId))).filter(
    ({ expiresAt }) => expiresAt && expiresAt > clients.app.clock.now,
  ).length;

async function assign(assignee: string, ids: string[], token = clients.admin): Promise<void> {
  const rows = (await clients.queue(clients.admin)).data.list;
  const body = {
    assignee,
    filings: ids.map((id) => ({
      id,
      version: rows.find((row) => row.id === id)?.assignment_version ?? 0,
    })),
  };
  await clients.app.call(paths.assignFilings, { token, body });
}

describe('messages to reviewers (ReviewClients)', () => {
  it('tell the assignee once of an assignment, however many filings it holds, and nobody of what they take', async () => {
    clients.app.clock.advance(1);
    const [one, two] = [
      await clients.submit('beta'),
      await clients.submit('beta', clients.owner, named('第二件')),
    ];
    const me = await idOf('reviewer');
    await assign(me, [one]);
    expect(await inbox()).toEqual([
      {
        title: 'A filing was assigned to you',
        body: expect.stringMatching(/^周岩 assigned the filing of .+ \(.+\) to you\.$/),
        link: `/review/filing?id=${one}`,
      },
    ]);
    const boss = await idOf('admin');
    await assign(boss, [one, two], clients.admin);
    expect(await isTold(boss)).toBe(0);
    clients.app.clock.advance(1);
    await assign(me, [one, two]);
    expect(await inbox()).toMatchObject([
      { body: '周岩 assigned 2 filings to you.', link: '/review/filings?assigned=me' },
      { title: 'A filing was assigned to you' },
    ]);
  });

  it('tell whoever is to review a filing of its resubmission: the assignee of the department in charge, else who returned it', async () => {
    const id = await clients.submit('alpha', clients.owner, { ...GOOD, team: TEAM });
    const again = async () => {
      await clients.decide(id, clients.reviewer, { ...RETURN, action: 'return_first' });
      await clients.correctAll(id);
      await clients.resubmit(id, { ...GOOD, team: TEAM });
    };
    await again();
    const link = `/review/filing?id=${id}`;
    expect(await inbox()).toEqual([
      { title: 'Submitted again', body: expect.stringContaining('waits for your review'), link },
    ]);
    await assign(colleague, [id]);
    await again();
    expect(await isTold(colleague)).toBe(1);
    expect(await inbox()).toHaveLength(1);
    expect(await inbox(clients.admin)).toEqual([]);
    const setDepartment = (reviewDepartment: string) =>
      clients.app.db.q.update(users).set({ reviewDepartment }).where(eq(users.id, colleague));
    await setDepartment('D210106');
    await clients.app.db.q.delete(messages);
    await again();
    expect(await isTold(colleague)).toBe(0);
    expect(await inbox()).toHaveLength(1);
    await setDepartment('D210112');
  });

  const look = () => runDueJob(clients.app, reviewPrograms);

  it('tell everybody in charge of late first reviews, once, in one message a batch', async () => {
    const { q } = clients.app.db;
    await clients.submit('beta', clients.owner, named('第三件'));
    const dueAt = new Date(clients.app.clock.now.getTime() + 60_000);
    await q.update(windows).set({ firstReviewBy: dueAt }).where(eq(windows.program, 'beta'));
    await look();
    expect(await isTold(colleague)).toBe(0);
    clients.app.clock.advance(60);
    await look();
    const [late, ...others] = await inbox();
    expect(late?.body).toContain('3 filings');
    expect([late?.title, others]).toEqual(['First review overdue', []]);
    expect(late?.link).toMatch(/^\/review\/filings\?due=overdue&program=beta&batch=2026-1$/);
    expect([await isTold(colleague), await isTold(absent), await isTold(await idOf('admin'))]).toEqual([
      1, 0, 0,
    ]);
    await look();
    expect(await isTold(colleague)).toBe(1);
  });

  it('tell the city when a public notice is over', async () => {
    const id = await clients.submit('beta', clients.owner, named('公示件'));
    const { q } = clients.app.db;
    await q
      .update(storedFilings)
      .set({ status: 'publicised', noticeUntil: '2026-06-10' })
      .where(eq(storedFilings.id, id));
    await look();
    expect(await inbox(clients.admin)).toEqual([]);
    await clients.setClock(new Date('2026-06-11T00:00:00+08:00'));
    await look();
    expect(await inbox(clients.admin)).toMatchObject([
      { title: 'Public notice over', link: '/review/filings?status=publicised&program=beta&batch=2026-1' },
    ]);
    expect(await inbox()).toEqual([]);
  });

  it('tell whoever ordered a decision that it was refused', async () => {
    const id = await clients.submit('beta', clients.owner, named('撤回件'));
    const { version } = (await clients.read(id, clients.reviewer)).data.filing;
    const { data: order } = await clients.app.call<{ id: string }>(paths.orderDecision, {
      token: clients.reviewer,
      body: { ...PASS, filings: [{ id, version }] },
    });
    await clients.app.call(withId(paths.withdraw, id), { token: clients.owner, body: { version } });
    clients.app.clock.advance(30);
    await vi.waitFor(async () => expect(await isTold(await idOf('reviewer'))).toBe(1), { timeout: 10_000 });
    expect(await inbox()).toEqual([
      {
        title: 'Some filings were not decided',
        body: expect.stringContaining('was refused for 1 filing.'),
        link: `/review/orders?id=${order.id}`,
      },
    ]);
  });

  it('tell a desk how many questions wait, in one message that disappears when none does', async () => {
    const ask = (subject: string) =>
      clients.app.call<QuestionThread>(paths.askQuestion, {
        token: clients.owner,
        body: { program: 'alpha', subject, text: '怎样填写' },
      });
    const { data: first } = await ask('第一问');
    const { data: second } = await ask('第二问');
    const [told, ...others] = await inbox();
    expect([told?.link, others]).toEqual(['/interaction', []]);
    const count = Number(told?.body.match(/\d+/)?.[0]);
    expect(count).toBeGreaterThanOrEqual(2);
    expect(await inbox(clients.admin)).toEqual([]);
    for (const { id } of [first, second])
      await clients.app.call<ReceivedThread>(withId(paths.answerQuestion, id), {
        token: clients.reviewer,
        body: { version: 1, text: '按要求填写' },
      });
    expect(await inbox()).toHaveLength(count === 2 ? 0 : 1);
  });
});
