/** Checks the statistics of stages: each number equals that of the list which its mark filters. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../../domain/api/paths.generated';
import type { QueueData } from '../../domain/review/queue-calls';
import type { StatisticsData } from '../../domain/statistics/calls';
import { getDecidedMark, getSentMark } from '../../domain/statistics/course';
import { createExpertClients } from '../../tests/support/server/expert-review';

const clients = createExpertClients();
beforeAll(() => clients.start());
afterAll(() => clients.close());

const statisticsOf = async (name: string, query: Record<string, string> = {}) =>
  (await clients.app.call<StatisticsData>(paths.statistics, { token: clients.token(name), query })).data;
const course = async (name: string, query: Record<string, string> = {}) =>
  (await statisticsOf(name, query)).course;
const listed = async (name: string, query: Record<string, string>) =>
  (await clients.app.call<QueueData>(paths.reviewQueue, { token: clients.token(name), query })).data.total;
const found = (name: string, mark: string, query: Record<string, string> = {}) =>
  listed(name, { mark, ...query });

describe('statistics: course of a year (decidedIn, sentIn)', () => {
  it.each(['reviewer', 'admin'])(
    'returns to the %s what the lists hold, by month and stage',
    async (name) => {
      await clients.passed(name === 'admin' ? 'beta' : 'gamma');
      const { year, months, stages, steps } = await course(name);
      expect(year).toBe(2026);
      for (const { month, sent, decided } of months)
        expect([month, sent, decided]).toEqual([
          month,
          await found(name, getSentMark(year, month)),
          await found(name, getDecidedMark(year, month)),
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

  it('returns stages of the chosen year and program, and months of every batch', async () => {
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

  it('returns the work of each person, each number equal to its list', async () => {
    const asked = { token: clients.token('admin'), query: { status: 'reviewing' } };
    const [open] = (await clients.app.call<QueueData>(paths.reviewQueue, asked)).data.list;
    const { data: officers } = await clients.ask<{ id: string }[]>('reviewer', paths.assignees);
    const filings = [{ id: open?.id, version: open?.assignment_version }];
    const assigned = await clients.ask('admin', paths.assignFilings, { assignee: officers[0]?.id, filings });
    expect(assigned).toMatchObject({ code: 200, data: { refused: [] } });
    const { people } = await statisticsOf('admin');
    expect(people.some(({ submitted, reviewing }) => submitted + reviewing > 0)).toBe(true);
    for (const { id, submitted, reviewing, decided, returned } of people)
      expect([id, submitted, reviewing, decided, returned]).toEqual([
        id,
        await listed('admin', { status: 'submitted', assigned: id }),
        await listed('admin', { status: 'reviewing', assigned: id }),
        await found('admin', `by.${id}`),
        await found('admin', `back.${id}`),
      ]);
    expect(people.some(({ decided }) => decided > 0)).toBe(true);
    expect((await statisticsOf('admin', { year: '2019' })).people).toEqual([]);
  });
});
