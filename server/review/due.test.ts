/** Filings that wait for an office's decision, by the officer whose turn it is. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { QueueData } from '../../domain/review/queue-calls';
import { createAssessment, createExpertClients } from '../../tests/support/server/expert-review';
import { users } from '../core/db/tables';
import { createWorkStore } from './work-store';

const clients = createExpertClients();
let goBack: () => Promise<void>;
beforeAll(async () => {
  await clients.start();
  goBack = await clients.app.keep();
});
beforeEach(async () => {
  await goBack();
  await clients.signIn();
});
afterAll(() => clients.close());

async function queue(query: Record<string, string>, name = 'admin'): Promise<QueueData> {
  const { data } = await clients.app.call<QueueData>(paths.reviewQueue, {
    token: clients.token(name),
    query: { pageSize: '100', ...query },
  });
  return data;
}

/** Filings of a program that wait for the city; the list, its tab and the home page must count the same. */
async function waiting(program: string): Promise<string[]> {
  const { list, total } = await queue({ status: 'mine', program });
  expect(total).toBe(list.length);
  const all = await queue({ status: 'mine' });
  expect([all.mine, all.total]).toEqual([all.list.length, all.list.length]);
  expect((await queue({})).mine).toBe(all.mine);
  return list.map(({ id }) => id);
}

const goTo = async (time: string) => {
  clients.app.clock.now = new Date(`${time}+08:00`);
  await clients.signIn();
};

describe('turns in reviewQueue (createWorkStore)', () => {
  it('do not include the city while experts are at work: until all have answered or stepped aside', async () => {
    const id = await clients.passed('beta');
    expect(await waiting('beta')).toContain(id);
    await clients.toExperts(id, ['expert', 'expert2']);
    expect(await waiting('beta')).not.toContain(id);
    const [one, two] = [await clients.memberOf(id, 'expert'), await clients.memberOf(id, 'expert2')];
    await clients.declare(one, 'expert');
    await clients.submit(one, 'expert', createAssessment([25.5, 20, 12, 15, 8]));
    expect(await waiting('beta')).not.toContain(id);
    await clients.declare(two, 'expert2', { conflict: true, reason: '曾任该企业顾问' });
    expect(await waiting('beta')).toContain(id);
  });

  it('include the city once experts are late', async () => {
    const id = await clients.passed('beta');
    await clients.toExperts(id, ['expert']);
    const { due_at } = await clients.panelOf(id);
    clients.app.clock.now = new Date(Date.parse(due_at) - 1);
    await clients.signIn();
    expect(await waiting('beta')).not.toContain(id);
    clients.app.clock.now = new Date(due_at);
    await clients.signIn();
    expect(await waiting('beta')).toContain(id);
  });

  it('include the city the day after the public notice', async () => {
    const id = await clients.passed('alpha');
    await clients.toExperts(id, ['expert3'], { due_on: '2026-07-10' });
    await clients.decide(id, { action: 'publicise', without_experts: '会议评审' });
    const { notice_until: until } = (await clients.read(id)).data;
    await goTo(`${until}T23:59:59`);
    expect(await waiting('alpha')).not.toContain(id);
    clients.app.clock.now = new Date(clients.app.clock.now.getTime() + 1000);
    expect(await waiting('alpha')).toContain(id);
    expect(await createWorkStore(clients.app.db).check()).toEqual({ items: 0, counters: 0 });
  });

  it('return the person’s own filings first, then unassigned ones, then those of colleagues; the oldest first', async () => {
    const { q } = clients.app.db;
    const ids = Object.fromEntries((await q.select().from(users)).map(({ username, id }) => [username, id]));
    for (const program of ['beta', 'beta', 'alpha']) {
      clients.app.clock.advance(60);
      await clients.passed(program);
    }
    const before = (await queue({ status: 'mine' })).list;
    const [oldest, second, third] = before.map(({ id }) => id);
    const assign = (id: string, name: string) =>
      clients.ask('admin', paths.assignFilings, { assignee: ids[name], filings: [{ id, version: 0 }] });
    await assign(oldest as string, 'reviewer');
    await assign(third as string, 'admin');
    const inTurn = (await queue({ status: 'mine', sorter: 'turn' })).list.map(({ id }) => id);
    expect(inTurn).toEqual([third, second, ...before.slice(3).map(({ id }) => id), oldest]);
    expect((await queue({ status: 'mine', sorter: 'submitted_at' })).list.map(({ id }) => id)[0]).toBe(
      oldest,
    );
  });
});
