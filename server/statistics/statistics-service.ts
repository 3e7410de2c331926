/** Statistics of an office's filings. A reviewer's are limited to the own department, whatever the query says. */

import { COUNTED_STATES, FILING_STATUSES } from '../../domain/filing/status';
import type { StatisticsData, StatisticsQuery } from '../../domain/statistics/calls';
import { buildMonthRows, buildStageRows, buildStepRows } from '../../domain/statistics/course';
import { labelStatisticsRow } from '../../domain/statistics/labels';
import { type StatisticsNumbers, sortStatisticsRows } from '../../domain/statistics/table';
import { statisticsWords } from '../../domain/statistics/words';
import { type Language, say } from '../../domain/text';
import { getBeijingYear } from '../../domain/windows/calendar';
import { type Caller, getOfficeScope } from '../core/access';
import type { Deps } from '../core/deps';
import { listBatchNames, parseBatchName } from '../filings/filing-response';
import { createQueueStore } from '../review/queue-store';
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

export async function countFilings(
  { db, clock, programs }: Pick<Deps, 'db' | 'clock' | 'programs'>,
  caller: Caller,
  { by, program, year, batch, department }: StatisticsQuery,
  language: Language,
): Promise<StatisticsData> {
  const store = createStatisticsStore(db);
  const scope = getOfficeScope(caller);
  const filter = {
    department: scope.department ?? department ?? null,
    programs: scope.programs,
    program,
    year: year ? Number(year) : undefined,
    batch: parseBatchName(batch),
  };
  const [counted, medians, marks, people, appeals] = await Promise.all([
    store.count(by, filter),
    store.medians(by, filter),
    store.marks(filter),
    store.people(filter),
    store.appeals(filter),
  ]);
  const rows = counted.flatMap(({ key, ...numbers }) => {
    if (key === null) return [];
    const median_days = medians.get(key) ?? null;
    return [labelStatisticsRow(by, key, { ...numbers, median_days }, programs, language)];
  });
  const { key: _, ...sum } = counted.find(({ key }) => key === null) ?? { key: null, ...NOTHING };
  const courseYear = filter.year ?? getBeijingYear(clock());
  return {
    course: {
      year: courseYear,
      months: buildMonthRows(marks, courseYear),
      stages: buildStageRows(marks, sum.filings),
      steps: buildStepRows(marks),
    },
    people,
    appeals,
    rows: sortStatisticsRows(by, rows, FILING_STATUSES),
    total: {
      ...sum,
      median_days: medians.get(null) ?? null,
      key: '',
      label: say(statisticsWords.total, language),
    },
    batches: listBatchNames(await createQueueStore(db).batches(scope)),
  };
}
