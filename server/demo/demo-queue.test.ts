import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import { programs } from '../../domain/programs/index.generated';
import type { ReviewData } from '../../domain/review/calls';
import type { QueueData } from '../../domain/review/queue-calls';
import { startTestApp, type TestApp } from '../../tests/support/server/application';
import { withId } from '../../tests/support/with-id';
import type { Deps } from '../core/deps';
import { createWorkStore } from '../review/work-store';
import { createDemoQueueJob } from './demo-queue';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const queue = async (username: string, query: Record<string, string>) => {
  const token = await app.signIn(username);
  return (await app.call<QueueData>(paths.reviewQueue, { token, query: { pageSize: '100', ...query } })).data;
};
const seed = () =>
  createDemoQueueJob({ db: app.db, clock: () => app.clock.now, programs } as unknown as Deps).run();

describe('demoQueue', () => {
  it('creates filings that wait for each office, two of them late, one corrected, and none at a second start', async () => {
    await seed();
    const first = await queue('reviewer', { status: 'mine' });
    expect([first.mine, first.overdue]).toEqual([6, 1]);
    expect((await queue('admin', {})).overdue).toBe(2);
    expect((await queue('admin', { status: 'mine' })).list.map(({ status }) => status)).toEqual(
      Array(2).fill('district_passed'),
    );
    expect((await queue('admin', { status: 'publicised' })).list).toHaveLength(1);
    const { total } = await queue('admin', {});
    await seed();
    expect((await queue('admin', {})).total).toBe(total);
    expect(await createWorkStore(app.db).check()).toEqual({ items: 0, counters: 0 });
  });

  it('shows what the corrected one changed, and opens each with its answers', async () => {
    const token = await app.signIn('reviewer');
    const changed: number[] = [];
    for (const { id } of (await queue('reviewer', { status: 'mine' })).list) {
      const { data } = await app.call<ReviewData>(withId(paths.reviewFiling, id), { token });
      expect(Object.keys(data.filing.data).length).toBeGreaterThan(5);
      changed.push(data.changes?.length ?? 0);
    }
    expect(changed.filter((count) => count > 0)).toHaveLength(1);
  });
});
