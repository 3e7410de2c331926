/** Statistics of an office's filings. */

import { paths } from '@domain/api/paths';
import type { StatisticsData, StatisticsQuery } from '@domain/calls/statistics';
import { request } from '@/utils/request';

export const fetchStatistics = (params: Partial<StatisticsQuery>) =>
  request<StatisticsData>(paths.statistics, { params });
