/** Checks the desk of today: each number equals that of the list which it links to. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { DUE } from '../../domain/filing/due';
import type { QueueData } from '../../domain/review/queue-calls';
import type { DeskData } from '../../domain/statistics/calls';
import { createExpertClients } from '../../tests/support/server/expert-review';

const clients = createExpertClients();
const DAY = 86_400_000;

const desk = async (name: string) =>
  (await clients.app.call<DeskData>(paths.reviewDesk, { token: clients.token(name) })).data;
const found = async (name: string, query: Record<string, string>) =>
  (
    await clients.app.call<QueueData>(paths.reviewQueue, {
      token: clients.token(name),
      query: { pageSize: '100', ...query },
    })
  ).data;

async function later(days: number): Promise<void> {
  clients.app.clock.now = new Date(clients.app.clock.now.getTime() + days * DAY);
  await clients.signIn();
}

/** Checks that the desk agrees with the lists; returns the desk. */
async function fits(name: 'reviewer' | 'admin'): Promise<DeskData> {
  const said = await desk(name);
  const mine = await found(name, { status: 'mine' });
  expect([said.mine, said.mine]).toEqual([mine.total, mine.list.length]);
  for (const due of DUE) {
    const isOwn = due !== 'notice_ending';
    const { list, total } = await found(name, { due, ...(isOwn && { status: 'mine' }) });
    expect([due, said[due], total]).toEqual([due, list.length, list.length]);
  }
  const again = await found(name, { mark: name === 'admin' ? 'again.city' : 'again.first' });
  expect([said.again, again.total]).toEqual([again.list.length, again.list.length]);
  for (const { program, waiting } of said.programs)
    expect([program, waiting]).toEqual([program, (await found(name, { status: 'mine', program })).total]);
  expect(said.programs.reduce((sum, { waiting }) => sum + waiting, 0)).toBe(said.mine);
  return said;
}

beforeAll(() => clients.start());
afterAll(() => clients.close());

describe('reviewDesk', () => {
  it('returns what is late, what will be, and what experts and notices hold up', async () => {
    const now = clients.app.clock.now;
    const passed = await clients.passed('beta');
    await clients.toExperts(passed, ['expert']);
    const { due_at } = await clients.panelOf(passed);
    await clients.app.db.q.execute(
      sql`update windows set first_review_by = ${new Date(now.getTime() + 2 * DAY)}`,
    );
    await fits('reviewer');
    const before = await fits('admin');
    // First reviews belong to the districts: none of them waits for the city.
    expect([before.experts_late, before.overdue, before.soon]).toEqual([0, 0, 0]);
    const { soon } = await fits('reviewer');
    await later((Date.parse(due_at) - now.getTime()) / DAY);
    const after = await fits('admin');
    expect(after.experts_late).toBe(1);
    const district = await fits('reviewer');
    expect([district.overdue, district.soon]).toEqual([soon, 0]);
  });

  it('does not count filings that came back for an officer who handles none', async () => {
    const { q } = clients.app.db;
    const own = async () => (await desk('reviewer')).again;
    const before = await own();
    await q.execute(sql`insert into mark_counters (program, batch_year, batch_no, department, mark, filings)
      values ('beta', 2026, 1, 'D210112', 'again.first', 2)`);
    expect(await own()).toBe(before + 2);
    await q.execute(sql`update users set duties = '["district.check"]' where username = 'reviewer'`);
    await clients.signIn();
    expect(await own()).toBe(0);
    await q.execute(sql`update users set duties = '[]' where username = 'reviewer'`);
    await q.execute(sql`delete from mark_counters where mark = 'again.first' and filings = 2`);
    await clients.signIn();
  });

  it('shows a person the own decisions of seven days, each filing once a day', async () => {
    await clients.passed('beta');
    const { week } = await desk('reviewer');
    expect(week).toHaveLength(7);
    expect(week[6]?.filings).toBeGreaterThan(0);
    const total = week.reduce((sum, { filings }) => sum + filings, 0);
    await later(7);
    const next = (await desk('reviewer')).week;
    expect(next.reduce((sum, { filings }) => sum + filings, 0)).toBe(0);
    expect(total).toBeGreaterThan(0);
  });

  it('rejects a company', async () => {
    const { code } = await clients.app.call(paths.reviewDesk, { token: clients.token('demo') });
    expect(code).toBe(208);
  });
});
