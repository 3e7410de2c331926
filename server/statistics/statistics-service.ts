/** Numbers of an office's filings. A reviewer counts those of the own department, whatever is asked for. */
import type { StatisticsData, StatisticsQuery } from '../../domain/calls/statistics';
import type { Program } from '../../domain/definition';
import { FILING_STATUSES } from '../../domain/filing/status';
import { rowOf } from '../../domain/statistics/labels';
import { COUNTED_STATES, inOrder, type StatisticsNumbers } from '../../domain/statistics/table';
import { statisticsWords } from '../../domain/statistics/words';
import { type Language, say } from '../../domain/text';
import { type Caller, deskOf } from '../core/access';
import type { Deps } from '../core/deps';
import { batchesIn, batchOf } from '../filings/filing-view';
import { createReviewStore } from '../review/review-store';
import { createStatisticsStore } from './statistics-store';

const NOTHING: StatisticsNumbers = {
  filings: 0,
  ...(Object.fromEntries(COUNTED_STATES.map((state) => [state, 0])) as Record<
    (typeof COUNTED_STATES)[number],
    number
  >),
  returned_once: 0,
  grant: 0,
  median_days: null,
};

export function createStatistics({ db, programs }: Pick<Deps, 'db'> & { programs: readonly Program[] }) {
  const store = createStatisticsStore(db);
  const review = createReviewStore(db);

  return {
    async count(
      caller: Caller,
      { by, program, year, batch, department }: StatisticsQuery,
      language: Language,
    ): Promise<StatisticsData> {
      const desk = deskOf(caller);
      const counted = await store.count(by, {
        department: desk ?? department ?? null,
        program,
        year: year ? Number(year) : undefined,
        batch: batchOf(batch),
      });
      const rows = counted.flatMap(({ key, ...numbers }) =>
        key === null ? [] : [rowOf(by, key, numbers, programs, language)],
      );
      const { key: _, ...sum } = counted.find(({ key }) => key === null) ?? { key: null, ...NOTHING };
      return {
        rows: inOrder(by, rows, FILING_STATUSES),
        total: { ...sum, key: '', label: say(statisticsWords.total, language) },
        batches: batchesIn(await review.counts(desk)),
      };
    },
  };
}

export type Statistics = ReturnType<typeof createStatistics>;
