import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReportInfo } from '../../domain/filing/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
  const body = { data: { basics: { name: '示例', amount: 1 } } };
  await app.call('POST /api/v1.0/test/portal/beta/', { token: owner, body });
  app.clock.advance(60);
  await app.call('POST /api/v1.0/test/portal/beta/', { token: owner, body: { ...body, action: 'submit' } });
});
afterAll(() => app.close());

const report = async (query: Record<string, string> = {}) =>
  (await app.call<ReportInfo>('GET /api/v1.0/portal/report/reportInfo/', { token: owner, query })).data;

describe('reportInfo', () => {
  it('returns filings of all programs in one list, the last touched first, with the possible actions', async () => {
    const { list, total } = await report();
    expect(list.map(({ program, status, batch }) => [program, status, batch])).toEqual([
      ['beta', 'submitted', '2026-1'],
      ['beta', 'draft', '2026-1'],
      ['alpha', 'approved', '2025-1'],
      ['beta', 'rejected', '2025-1'],
    ]);
    expect(total).toBe(4);
    expect(list[0]).toMatchObject({
      title: 'beta declaration',
      group: 'submitted',
      receipt: { no: 'BE20260610-000001' },
      actions: ['withdraw'],
    });
    expect(list.map(({ subject }) => subject)).toEqual(['示例', '示例', null, '示例智能装备有限公司']);
    expect(list[1]).toMatchObject({ receipt: null, actions: ['save', 'submit', 'delete'] });
    expect(list[2]).toMatchObject({ group: 'approved', actions: [] });
  });

  it('returns numbers by status, group and program, whatever the filters', async () => {
    const { totals, total, reports_due } = await report({ program: 'alpha' });
    expect(total).toBe(1);
    expect(totals).toEqual({
      by_status: { draft: 1, submitted: 1, approved: 1, rejected: 1 },
      by_group: { draft: 1, submitted: 1, approved: 1, rejected: 1 },
      by_program: { alpha: 1, beta: 3 },
    });
    expect(reports_due).toEqual([]);
  });

  it.each([
    [{ status: 'rejected' }, ['beta']],
    [{ batch_year: '2025' }, ['alpha', 'beta']],
    [{ keyword: 'ALPHA' }, ['alpha']],
    [{ keyword: 'be20260610-000001' }, ['beta']],
    [{ keyword: '智能装备' }, ['beta']],
    [{ keyword: "%' or 1=1 --" }, []],
    [{ pageSize: '1', current: '2', sorter: '-created_at' }, ['beta']],
    [{ sorter: 'program', pageSize: '2' }, ['alpha', 'beta']],
  ] as [Record<string, string>, string[]][])('returns the filings found by %j', async (query, programs) => {
    const { list } = await report(query);
    expect(list.map(({ program }) => program)).toEqual(programs);
  });

  it('returns pages of a hundred at most', async () => {
    const query = { pageSize: '101' };
    const answer = await app.call('GET /api/v1.0/portal/report/reportInfo/', { token: owner, query });
    expect(answer).toMatchObject({ code: -1, msg: [expect.stringContaining('pageSize')] });
  });
});
