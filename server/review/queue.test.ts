import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ORDER_BY_ASSIGNMENT, QUEUE_COLUMNS } from '../../domain/api/call-constants';
import { FILTERED_CHECKS } from '../../domain/review/checks';
import type { QueueData, QueueItem } from '../../domain/review/queue-calls';
import { ReviewClients } from '../../tests/support/server/review-clients';
import { users } from '../core/db/tables';

let clients: ReviewClients;

beforeAll(async () => {
  clients = await ReviewClients.open();
  for (const program of ['alpha', 'beta']) {
    await clients.submit(program);
    await clients.submit(program, clients.stranger);
  }
  const passed = await clients.submit('gamma', clients.owner, undefined, { selectIndex: 1 });
  await clients.decide(passed, clients.reviewer, { action: 'pass_first', opinion: '同意' });
});
afterAll(() => clients.close());

const FILTERS: Record<string, string>[] = [
  {},
  { status: 'reviewing' },
  { keyword: '公司' },
  { department: 'D210112' },
];

describe('reviewQueue', () => {
  const list = async (query: Record<string, string>) => (await clients.queue(clients.admin, query)).data;

  it('returns searched, filtered and sorted pages', async () => {
    const all = await list({});
    expect(all.list.every(({ status }) => !['draft', 'withdrawn'].includes(status))).toBe(true);
    expect(Object.values(all.by_status).reduce((sum, n) => sum + n, 0)).toBe(all.total);
    expect(all.batches).toEqual(['2026-1', '2025-1']);
    const passed = (await list({ status: 'district_passed' })).list;
    expect(passed.length).toBeGreaterThan(0);
    for (const { status } of passed) expect(status).toBe('district_passed');
    const { total: open } = await list({ status: 'open' });
    expect(open).toBe(
      (await list({ status: 'submitted' })).total + (await list({ status: 'reviewing' })).total,
    );
    for (const { batch } of (await list({ batch: '2025-1' })).list) expect(batch).toBe('2025-1');
    for (const { program } of (await list({ program: 'gamma' })).list) expect(program).toBe('gamma');
    const { company, receipt_no: no } = all.list[0] as QueueData['list'][number];
    expect((await list({ keyword: no.toLowerCase() })).list).toHaveLength(1);
    for (const item of (await list({ keyword: company })).list) expect(item.company).toBe(company);
    expect((await list({ keyword: "%' or 1=1 --" })).list).toEqual([]);
    const times = (await list({ sorter: '-submitted_at' })).list.map((item) => item.submitted_at);
    expect(times).toEqual([...times].sort().reverse());
    const page = await list({ pageSize: '1', current: '2' });
    expect(page.list.map(({ id }) => id)).toEqual([all.list[1]?.id]);
    expect(page.total).toBe(all.total);
  });

  it('returns numbers by status and of the own turn within the other filters', async () => {
    const filters = [
      { program: 'gamma' },
      { batch: '2025-1' },
      { department: 'D210112' },
      { assigned: 'nobody' },
      { due: 'overdue' },
      ...FILTERED_CHECKS.map((check) => ({ check })),
    ] as Record<string, string>[];
    for (const filter of filters) {
      const { by_status, mine, total } = await list({ ...filter, status: 'submitted', pageSize: '100' });
      expect([filter, by_status.submitted ?? 0]).toEqual([filter, total]);
      const all = await list({ ...filter, pageSize: '100' });
      const counted = Object.values(by_status).reduce((sum, n) => sum + n, 0);
      expect([filter, counted]).toEqual([filter, all.total]);
      expect([filter, mine]).toEqual([filter, (await list({ ...filter, status: 'mine' })).total]);
    }
  });

  it('returns by a check the filings that are marked with it', async () => {
    const { list: all } = await list({ pageSize: '100' });
    for (const check of FILTERED_CHECKS) {
      const marked = all.filter(({ checks }) => checks.some(({ kind }) => kind === check));
      const found = (await list({ check, pageSize: '100' })).list;
      expect([check, found.map(({ id }) => id).sort()]).toEqual([check, marked.map(({ id }) => id).sort()]);
    }
  });

  it('returns the same filings in the same order on its pages as on one, by any column and filter', async () => {
    for (const sorter of [ORDER_BY_ASSIGNMENT, ...QUEUE_COLUMNS.flatMap((column) => [column, `-${column}`])])
      for (const filter of FILTERS) {
        const query = { ...filter, sorter, pageSize: '3' };
        const whole = await list({ ...query, pageSize: '100' });
        const pages: string[] = [];
        for (let current = 1; pages.length < whole.total; current++) {
          const { list: page, total } = await list({ ...query, current: String(current) });
          expect([sorter, filter, page.length > 0, total]).toEqual([sorter, filter, true, whole.total]);
          pages.push(...page.map(({ id }) => id));
        }
        expect(pages).toEqual(whole.list.map(({ id }) => id));
        const behind = await list({ ...query, current: '500' });
        expect([behind.list, behind.total, behind.more]).toEqual([[], whole.total, false]);
      }
  });

  it('returns matches of words of any length inside names, codes and numbers, in any case, and not across two of them', async () => {
    const { list: all } = await list({});
    const [item] = all as [QueueItem];
    const { company, credit_code: code, receipt_no: no } = item;
    for (const words of [company, code, no]) {
      const parts = [1, 2, 3, 5].map((length) => words.slice(2, 2 + length));
      for (const keyword of [...parts, words.toUpperCase(), words.toLowerCase()]) {
        const found = (await list({ keyword })).list.map(({ id }) => id);
        const says = [company, code, no].some((text) => text.toLowerCase().includes(keyword.toLowerCase()));
        expect([keyword, found.includes(item.id)]).toEqual([keyword, says]);
        for (const { company, credit_code, receipt_no, subject } of all.filter(
          ({ id }) => !found.includes(id),
        ))
          expect(`${company} ${credit_code} ${receipt_no} ${subject}`.toLowerCase()).not.toContain(
            keyword.toLowerCase(),
          );
      }
    }
    expect((await list({ keyword: company.slice(-1) + code.slice(0, 1) })).list).toEqual([]);
  });

  it('shows companies without a department to the city alone', async () => {
    const { q } = clients.app.db;
    const before = (await list({})).total;
    await q.execute(sql`update companies set profile = profile - 'department'`);
    await q.update(users).set({ reviewDepartment: null }).where(eq(users.username, 'reviewer'));
    await clients.signIn();
    expect((await list({})).total).toBe(before);
    const { data } = await clients.queue(clients.reviewer);
    expect([data.list, data.total, data.by_status]).toEqual([[], 0, {}]);
  });
});
