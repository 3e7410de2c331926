/** Statistics of an office's filings: counted in the database, never loaded. */
import { z } from 'zod';
import { COUNTED_STATES, STATISTICS_BY } from '../statistics/table';
import { defineCall } from './define';
import { key } from './text-kinds';

const count = z.number().int();

const row = z.object({
  key: z.string(),
  label: z.string(),
  filings: count,
  ...(Object.fromEntries(COUNTED_STATES.map((state) => [state, count])) as Record<
    (typeof COUNTED_STATES)[number],
    typeof count
  >),
  returned_once: count,
  /** In 万元. */
  grant: z.number(),
  median_days: z.number().nullable(),
});

const statisticsQuery = z.object({
  by: z.enum(STATISTICS_BY).default('program'),
  program: key.optional(),
  year: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
  batch: z
    .string()
    .regex(/^\d{4}-\d{1,3}$/)
    .optional(),
  /** Of the own one nobody can ask for another. */
  department: key.optional(),
});
export type StatisticsQuery = z.infer<typeof statisticsQuery>;

const statisticsData = z.object({
  rows: z.array(row),
  total: row,
  /** Values to filter by, whatever the filters. */
  batches: z.array(z.string()),
});
export type StatisticsData = z.infer<typeof statisticsData>;

export const statistics = defineCall('statistics', {
  tag: 'review',
  summary: 'Counts, grants and days to a decision of submitted filings: of the own department, or of all',
  access: 'statistics.read',
  query: statisticsQuery,
  data: statisticsData,
});

export const statisticsCalls = [statistics];
