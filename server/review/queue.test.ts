import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { QueueData } from '../../domain/calls/review';
import { ReviewClients } from '../../tests/support/server/review-clients';

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

describe('the queue', () => {
  const list = async (query: Record<string, string>) => (await clients.queue(clients.admin, query)).data;

  it('is searched, filtered, sorted and paged', async () => {
    const all = await list({});
    expect(all.list.every(({ status }) => !['draft', 'withdrawn'].includes(status))).toBe(true);
    expect(Object.values(all.by_status).reduce((sum, n) => sum + n, 0)).toBe(all.total);
    expect(all.batches).toEqual(['2026-1', '2025-1']);
    const passed = (await list({ status: 'district_passed' })).list;
    expect(passed.length).toBeGreaterThan(0);
    for (const { status } of passed) expect(status).toBe('district_passed');
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
});
