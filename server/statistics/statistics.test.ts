import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { StatisticsData } from '../../domain/statistics/calls';
import { GOOD } from '../../tests/support/server/filing-clients';
import { PASS, ReviewClients } from '../../tests/support/server/review-clients';
import { alpha, beta, gamma } from '../../tests/support/test-programs';

const review = { expertReview: false, publicNotice: false };
const programs = [
  { ...alpha, review },
  { ...beta, review },
  { ...gamma, review },
];
const DAY = 86_400_000;

let clients: ReviewClients;
const later = (days: number) => clients.setClock(new Date(clients.app.clock.now.getTime() + days * DAY));

/** Approved after 2 days and after 4, rejected after 9, returned, and waiting; one filing of another department; a draft. */
beforeAll(async () => {
  clients = await ReviewClients.open(programs);
  await clients.app.db.q.execute(sql`delete from approvals`);
  await clients.app.db.q.execute(sql`delete from submissions`);
  await clients.app.db.q.execute(sql`delete from filings`);
  const ids = {
    quick: await clients.submit('beta'),
    slow: await clients.submit('beta'),
    rejected: await clients.submit('gamma', clients.owner, GOOD, { selectIndex: 1 }),
    returned: await clients.submit('gamma', clients.owner, GOOD, { selectIndex: 2 }),
    waiting: await clients.submit('alpha'),
    foreign: await clients.submit('alpha', clients.stranger),
  };
  await clients.app.call('POST /api/v1.0/test/portal/beta/', {
    token: clients.stranger,
    body: { data: GOOD },
  });
  const back = { action: 'return_first', opinion: '补正', reasons: ['incomplete'], days: 5 };
  await clients.decide(ids.returned, clients.reviewer, back);
  for (const id of [ids.quick, ids.slow, ids.rejected]) await clients.decide(id, clients.reviewer, PASS);
  await later(2);
  await clients.decide(ids.quick, clients.admin, { action: 'approve', grant_approved: 10.5 });
  await later(2);
  await clients.decide(ids.slow, clients.admin, { action: 'approve', grant_approved: 20 });
  await later(5);
  const no = { action: 'reject_city', opinion: '预算过高', reasons: ['budget'] };
  await clients.decide(ids.rejected, clients.admin, no);
});
afterAll(() => clients.close());

const read = async (by: 'admin' | 'reviewer', query: Record<string, string> = {}) =>
  (await clients.app.call<StatisticsData>(paths.statistics, { token: clients[by], query })).data;

describe('statistics (GET review/statistics)', () => {
  it('returns what was submitted by program, with grants and the median of days', async () => {
    const { rows, total, batches } = await read('admin');
    expect(rows.map(({ key, label, filings }) => [key, label, filings])).toEqual([
      ['alpha', 'alpha declaration', 2],
      ['beta', 'beta declaration', 2],
      ['gamma', 'gamma declaration', 2],
    ]);
    expect(rows[1]).toMatchObject({ approved: 2, open: 0, grant: 30.5, median_days: 3 });
    expect(rows[2]).toMatchObject({ rejected: 1, returned: 1, returned_once: 1, median_days: 9 });
    expect(total).toMatchObject({
      label: 'Total',
      filings: 6,
      open: 2,
      approved: 2,
      rejected: 1,
      returned: 1,
      revoked: 0,
      grant: 30.5,
      median_days: 4,
    });
    expect(batches).toEqual(['2026-1']);
  });

  it('returns numbers that the queue finds: filings ever returned, and filings of an industry', async () => {
    const listed = async (mark: string) => (await clients.queue(clients.admin, { mark })).data.total;
    const { rows, total } = await read('admin', { by: 'industry' });
    expect(await listed('returned')).toBe(total.returned_once);
    expect(total.returned_once).toBe(1);
    const named = rows.filter(({ key }) => key !== '');
    expect(named.length).toBeGreaterThan(0);
    for (const { key, filings, returned_once } of named) {
      expect(await listed(`industry.${key}`)).toBe(filings);
      expect(await listed(`returned,industry.${key}`)).toBe(returned_once);
    }
  });

  it('returns numbers by every other dimension', async () => {
    const keys = async (by: string) =>
      (await read('admin', { by })).rows.map(({ key, label, filings }) => [key, label, filings]);
    expect(await keys('batch')).toEqual([['2026-1', '2026, batch 1', 6]]);
    expect((await keys('status')).map(([key, , n]) => [key, n])).toEqual([
      ['submitted', 2],
      ['returned', 1],
      ['approved', 2],
      ['rejected', 1],
    ]);
    expect(await keys('department')).toEqual([
      ['D210112', 'Hunnan District', 5],
      ['D210106', 'Tiexi District', 1],
    ]);
    expect((await keys('industry')).map(([key, , n]) => [key, n])).toEqual([
      ['C35', 5],
      ['C39', 1],
    ]);
  });

  it('returns numbers filtered by program, batch, year and department', async () => {
    const sum = async (query: Record<string, string>) => (await read('admin', query)).total.filings;
    expect(await sum({ program: 'beta' })).toBe(2);
    expect(await sum({ batch: '2026-1' })).toBe(6);
    expect(await sum({ batch: '2026-2' })).toBe(0);
    expect(await sum({ year: '2025' })).toBe(0);
    expect(await sum({ department: 'D210106' })).toBe(1);
    const none = await read('admin', { program: "x' or 1=1 --" });
    expect([none.rows, none.total.filings, none.total.median_days]).toEqual([[], 0, null]);
  });

  it('shows a reviewer the own department, whatever is requested', async () => {
    expect((await read('reviewer')).total.filings).toBe(5);
    expect((await read('reviewer', { department: 'D210106' })).total.filings).toBe(5);
  });

  it('rejects a company', async () => {
    const { code, msg } = await clients.app.call(paths.statistics, { token: clients.owner });
    expect([code, msg]).toEqual([
      208,
      'you do not have the right: read statistics; ask an administrator if you need it',
    ]);
  });

  it('uses the index made for the day of decision', async () => {
    const { db } = clients.app;
    // Enough log lines, widely spread, that the planner uses an index for the single decision.
    await db.transaction(async () => {
      await db.q.execute(sql`set local session_replication_role = replica`);
      await db.q.execute(sql`
        insert into audit_log (id, subject_kind, subject_id, seq, action, actor_name, actor_role, at, prev_hash, hash)
        select gen_random_uuid(), 'filing', filing, line, case line when 20 then 'approve' else 'save' end, '', '', now(), '', ''
        from generate_series(1, 20) line, generate_series(1, 200) filing`);
    });
    await db.q.execute(sql`analyze audit_log`);
    const plan = await db.q.execute(
      sql`explain select decided_at from work_source where filing_id = '00000000-0000-0000-0000-000000000000'`,
    );
    expect(JSON.stringify(plan.rows)).toContain('audit_log_decisions');
  });
});
