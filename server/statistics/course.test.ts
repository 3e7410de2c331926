/** The course of filings: each number is that of the list that its mark finds. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths';
import type { QueueData } from '../../domain/calls/review';
import type { StatisticsData } from '../../domain/calls/statistics';
import { decidedIn, sentIn } from '../../domain/statistics/course';
import { createExpertClients } from '../../tests/support/server/expert-review';

const clients = createExpertClients();
beforeAll(() => clients.start());
afterAll(() => clients.close());

const course = async (name: string, query: Record<string, string> = {}) =>
  (await clients.app.call<StatisticsData>(paths.statistics, { token: clients.token(name), query })).data
    .course;
const found = async (name: string, mark: string, query: Record<string, string> = {}) => {
  const asked = { token: clients.token(name), query: { mark, ...query } };
  return (await clients.app.call<QueueData>(paths.reviewQueue, asked)).data.total;
};

it.each(['reviewer', 'admin'])(
  'says to the %s what the lists hold, month by month and stage by stage',
  async (name) => {
    await clients.passed(name === 'admin' ? 'beta' : 'gamma');
    const { year, months, stages, steps } = await course(name);
    expect(year).toBe(2026);
    for (const { month, sent, decided } of months)
      expect([month, sent, decided]).toEqual([
        month,
        await found(name, sentIn(year, month)),
        await found(name, decidedIn(year, month)),
      ]);
    expect(months.some(({ sent }) => sent > 0)).toBe(true);
    for (const { stage, filings, lost } of stages.slice(1))
      expect([stage, filings, lost]).toEqual([
        stage,
        await found(name, stage),
        stage === 'approved' ? 0 : await found(name, `lost.${stage}`),
      ]);
    expect(stages.find(({ stage }) => stage === 'first')?.filings).toBeGreaterThan(0);
    for (const { step, filings, median } of steps) {
      expect([step, filings]).toEqual([step, await found(name, `timed.${step}`)]);
      expect(median === null).toBe(filings === 0);
    }
  },
);

it('counts stages of the year and program that are asked for, and months of every batch', async () => {
  const [all, none, beta] = [
    await course('admin'),
    await course('admin', { year: '2019' }),
    await course('admin', { program: 'beta' }),
  ];
  expect(none.stages.slice(1).map(({ filings }) => filings)).toEqual([0, 0, 0, 0]);
  expect(none.year).toBe(2019);
  expect(beta.stages[1]?.filings).toBe(await found('admin', 'first', { program: 'beta' }));
  expect(all.stages[1]?.filings).toBeGreaterThanOrEqual(beta.stages[1]?.filings ?? 0);
});
