import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeclareDayItem } from '../../domain/windows/calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { testPrograms } from '../../tests/support/test-programs';
import { companies } from '../core/db/tables';
import { windowExtensions, windows } from './tables';

let app: TestApp;
let owner: string;

beforeAll(async () => {
  app = await startTestApp({ programs: testPrograms });
  owner = await app.signIn('demo');
});
afterAll(() => app.close());

const days = async (token = owner) =>
  (await app.call<DeclareDayItem[]>('GET /api/v1.0/portal/company/declare_day/', { token })).data;
const isCurrent = (program: string) => and(eq(windows.program, program), eq(windows.batchYear, 2026));

describe('declareDay', () => {
  it('returns when each program can be filed, by the clock of the server', async () => {
    const items = await days();
    expect(items.map(({ program }) => program).sort()).toEqual(['alpha', 'beta', 'gamma']);
    expect(items[0]).toMatchObject({
      status: 'open',
      days_left: 40,
      closing_soon: false,
      server_time: '2026-06-10T02:00:00.000Z',
      batch_year: 2026,
      batch_no: 1,
      used: 0,
      correction_days: 5,
      first_review_by: expect.stringMatching(/^2026-.*Z$/),
    });
  });

  it('returns the most urgent first, and includes an extension for its company only', async () => {
    // An earlier attempt of this test has extended the window.
    await app.db.q.delete(windowExtensions);
    const closing = { closesAt: new Date('2026-06-12T09:00:00Z') };
    const closed = { closesAt: new Date('2026-06-09T09:00:00Z') };
    await app.db.q.update(windows).set(closing).where(isCurrent('gamma'));
    await app.db.q.update(windows).set(closed).where(isCurrent('alpha'));
    const before = await days();
    expect(before.map(({ program, status, days_left }) => [program, status, days_left])).toEqual([
      ['gamma', 'open', 2],
      ['beta', 'open', 40],
      ['alpha', 'closed', null],
    ]);
    expect(before[0]?.closing_soon).toBe(true);

    const [window] = await app.db.q.select().from(windows).where(isCurrent('alpha'));
    const [company] = await app.db.q
      .select()
      .from(companies)
      .where(eq(companies.name, '示例智能装备有限公司'));
    const until = new Date('2026-06-11T09:00:00Z');
    await app.db.q
      .insert(windowExtensions)
      .values({ windowId: window?.id ?? '', companyId: company?.id ?? '', until });
    expect((await days())[0]).toMatchObject({
      program: 'alpha',
      status: 'open',
      days_left: 1,
      extended_until: until.toISOString(),
    });
    const theirs = await days(await app.signIn('other'));
    expect(theirs.at(-1)).toMatchObject({ program: 'alpha', status: 'closed' });
  });

  it('excludes what is disabled', async () => {
    await app.db.q.update(windows).set({ enabled: false }).where(eq(windows.program, 'beta'));
    expect((await days()).map(({ program }) => program)).not.toContain('beta');
  });
});
